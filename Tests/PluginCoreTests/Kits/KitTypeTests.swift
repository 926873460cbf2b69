import TestSupport
import Testing

@testable import PluginCore

/// Tests of types that a framework of the plugin does not have.
@Suite(.timed) struct KitTypeTests {
    @Test(
        "UIKit types are reported in a plugin for AppKit",
        arguments: [
            """
            { "kits": ["AppKit"], "inputs": [{ "name": "icon", "type": "UIImage?" }],
                                                                       ^~~~~~~~~~ error: 'UIImage' is a type of UIKit, which AppKit does not have [framework-type]
            note: 'PlatformImage' is the name for both frameworks
              "content": { "image": "iconView", "input": "icon", "decorative": true } }
            """,
            """
            { "kits": ["AppKit"], "superclass": "UIViewController" }
                                                ^~~~~~~~~~~~~~~~~~ error: 'UIViewController' is a type of UIKit, which AppKit does not have [framework-type]
            note: 'PlatformViewController' is the name for both frameworks
            """,
            """
            { "kits": ["AppKit"], "content": { "custom": "a", "type": "LineView", "create": "LineView(color: UIColor.red)" } }
                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'UIColor' is a type of UIKit, which AppKit does not have [framework-type]
            note: 'PlatformColor' is the name for both frameworks
            """,
            """
            { "kits": ["AppKit"], "handlers": [{ "name": "a", "parameters": [{ "name": "b", "type": "[UIButton]" }] }] }
                                                                                                    ^~~~~~~~~~~~ error: 'UIButton' is a type of UIKit, which AppKit does not have [framework-type]
            """,
            """
            { "kits": ["AppKit"], "superclass": "UITableViewController" }
                                                ^~~~~~~~~~~~~~~~~~~~~~~ error: 'UITableViewController' is a type of UIKit, which AppKit does not have [framework-type]
            """,
            """
            { "kits": ["AppKit"], "inputs": [{ "name": "a", "type": "UIKit.UIColor" }] }
                                                                    ^~~~~~~~~~~~~~~ error: 'UIColor' is a type of UIKit, which AppKit does not have [framework-type]
            note: 'PlatformColor' is the name for both frameworks
            """,
            """
            { "kits": ["AppKit"], "inputs": [{ "name": "a", "type": "Theme.UIColor" }] }
            """,
            """
            { "kits": ["AppKit"], "superclass": "UIState" }
                                                ^~~~~~~~~ warning: 'UIState' seems to be a type of UIKit, which AppKit does not have [framework-type]
            """,
        ])
    func typesOfUIKit(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "AppKit types are reported in a plugin for UIKit",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "(NSWindow, NSAttributedString)" }] }
                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'NSWindow' is a type of AppKit, which UIKit does not have [framework-type]
            """,
            """
            { "content": { "custom": "a", "type": "NSView" } }
                                                  ^~~~~~~~ error: 'NSView' is a type of AppKit, which UIKit does not have [framework-type]
            note: 'PlatformView' is the name for both frameworks
            """,
            """
            { "superclass": "NSViewController" }
                            ^~~~~~~~~~~~~~~~~~ error: 'NSViewController' is a type of AppKit, which UIKit does not have [framework-type]
            note: 'PlatformViewController' is the name for both frameworks
            """,
            """
            { "content": { "custom": "a", "type": "Grid<NSTableView>", "create": "Grid(NSColor.red, NSImage())" } }
                                                  ^~~~~~~~~~~~~~~~~~~ error: 'NSTableView' is a type of AppKit, which UIKit does not have [framework-type]
            note: 'PlatformTableView' is the name for both frameworks
                                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'NSColor' is a type of AppKit, which UIKit does not have [framework-type]
            note: 'PlatformColor' is the name for both frameworks
                                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'NSImage' is a type of AppKit, which UIKit does not have [framework-type]
            note: 'PlatformImage' is the name for both frameworks
            """,
        ])
    func typesOfAppKit(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "types of one framework are reported in a plugin for both",
        arguments: [
            """
            { "kits": ["UIKit", "AppKit"], "superclass": "UIViewController" }
                                                         ^~~~~~~~~~~~~~~~~~ error: 'UIViewController' is a type of UIKit, which AppKit does not have [framework-type]
            note: 'PlatformViewController' is the name for both frameworks
            """,
            """
            { "kits": ["UIKit", "AppKit"], "content": { "custom": "a", "type": "NSView" } }
                                                                               ^~~~~~~~ error: 'NSView' is a type of AppKit, which UIKit does not have [framework-type]
            note: 'PlatformView' is the name for both frameworks
            """,
        ])
    func typesOfOne(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "names of shared types, of Foundation and of no framework are accepted",
        arguments: [
            "NSString", "NSAttributedString", "NSNumber?", "UInt8", "UI", "UIntPair", "NSError",
            "PlatformColor", "PluginButton", "Kit.Style",
        ], [#"["UIKit"]"#, #"["AppKit"]"#, #"["UIKit", "AppKit"]"#])
    func otherTypes(type: String, kits: String) throws {
        let text =
            #"{ "kits": \#(kits), "hooks": ["viewDidLoad"], "#
            + #""inputs": [{ "name": "a", "type": "\#(type)" }] }"#
        expect(try decode(text).inputs[0].type.value, equals: type)
    }

    @Test("names in text are not types")
    func literals() throws {
        for text in [#"\"in UIImage \" + \"UIKit\""#, #"\"say \\\"UIView\\\" now\""#] {
            _ = try decode(
                #"{ "kits": ["AppKit"], "hooks": ["viewDidLoad"], "inputs": "#
                    + #"[{ "name": "a", "type": "String", "default": "\#(text)" }] }"#)
        }
    }

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
