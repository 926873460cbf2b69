import TestSupport
import Testing

@testable import PluginCore

@Suite("Code for other platforms", .timed)
struct PlatformConditionsTests {
    private let file = """
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        @available(iOSApplicationExtension, unavailable)
        @available(tvOSApplicationExtension, unavailable)
        extension A {
            #if os(iOS) || os(visionOS)
            let a = 1
            #elseif os(tvOS)
            let b = 2
            #endif
        }
        #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
        #endif

        """

    private func resolved(_ platforms: [SupportedPlatform]) -> String {
        let bytes = withoutOtherPlatforms(Array(file.utf8), MinimumVersions(platforms: platforms))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("is left out, but the regions of frameworks stay")
    func leftOut() {
        expect(
            resolved([.iOS]),
            equals: """
                #if canImport(UIKit) && !os(watchOS)
                @available(iOSApplicationExtension, unavailable)
                extension A {
                    #if os(iOS)
                    let a = 1
                    #endif
                }
                #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
                #endif

                """)
    }

    @Test(
        "stays if the module is for these platforms",
        arguments: [[], SupportedPlatform.allCases, [.macCatalyst, .tvOS, .visionOS, .macOS]])
    func kept(platforms: [SupportedPlatform]) {
        expect(resolved(platforms), equals: file)
    }
}
