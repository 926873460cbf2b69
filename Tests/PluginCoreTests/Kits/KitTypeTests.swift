import TestSupport
import Testing

@testable import PluginCore

/// Tests of types that a framework of the plugin does not have.
@Suite(.timed) struct KitTypeTests {
    @Test("views can show types of the framework itself, and the shared types")
    func images() throws {
        for (kits, type) in [
            (#"["UIKit"]"#, "UIImage"), (#"["AppKit"]"#, "NSImage?"),
            (#"["AppKit"]"#, "PlatformImage"), (#"["UIKit", "AppKit"]"#, "PlatformImage?"),
        ] {
            _ = try decode(
                #"{ "kits": \#(kits), "inputs": [{ "name": "a", "type": "\#(type)" }], "#
                    + #""content": { "image": "b", "input": "a", "decorative": true } }"#)
        }
    }
}
