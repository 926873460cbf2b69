import TestSupport
import Testing

@testable import PluginCore

@Suite("Regions of a file", .timed)
struct RegionsTests {
    private func join(_ bodies: [String], _ kits: [Kit]) -> String {
        String(decoding: joinedRegions(of: bodies.map { Array($0.utf8) }, for: kits), as: UTF8.self)
    }

    @Test("do not change a file for one framework")
    func one() {
        expect(join(["let a = 1"], [.appKit]), equals: "let a = 1")
    }

    @Test("contain the whole text for each framework, if the text has no conditions")
    func several() {
        expect(
            join(["let a = 1\n", "let a = 2"], [.uiKit, .appKit]),
            equals: """
                #if canImport(UIKit) && !os(watchOS)
                let a = 1
                #elseif canImport(AppKit)
                let a = 2
                #endif

                """)
    }

    @Test("replace the conditions of the text, and keep the lines around them")
    func conditions() {
        let bodies = [Kit.uiKit, .appKit].map { kit in
            """
            // A remark.
            #if \(kit.condition)
            import \(kit.name)
            #if DEBUG
            #endif
            #endif
            // The end.

            """
        }
        expect(
            join(bodies, [.uiKit, .appKit]),
            equals: """
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
