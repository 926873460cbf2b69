import PluginDescriptions
import Testing

@testable import PluginGeneration

@Suite("Regions of a file")
struct RegionsTests {
    private func join(_ bodies: [String], _ kits: [Kit]) -> String {
        String(decoding: joinRegions(of: bodies.map { Array($0.utf8) }, for: kits), as: UTF8.self)
    }

    @Test("leave a file for one framework as it is")
    func one() {
        #expect(join(["let a = 1"], [.appKit]) == "let a = 1")
    }

    @Test("are one for each framework, of files without conditions")
    func several() {
        #expect(
            join(["let a = 1\n", "let a = 2"], [.uiKit, .appKit]) == """
                #if canImport(UIKit) && !os(watchOS)
                let a = 1
                #elseif canImport(AppKit)
                let a = 2
                #endif

                """)
    }

    @Test("replace the conditions of files that have some, and keep what is around")
    func conditions() {
        let bodies = [Kit.uiKit, .appKit].map { kit in
            """
            // A remark.
            #if \(kit.spelling.condition)
            import \(kit.name)
            #if DEBUG
            #endif
            #endif
            // The end.

            """
        }
        #expect(
            join(bodies, [.uiKit, .appKit]) == """
                // A remark.
                #if canImport(UIKit) && !os(watchOS)
                import UIKit
                #if DEBUG
                #endif
                #elseif canImport(AppKit)
                import AppKit
                #if DEBUG
                #endif
                #endif
                // The end.

                """)
    }
}
