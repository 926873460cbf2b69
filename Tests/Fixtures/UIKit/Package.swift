// swift-tools-version: 6.1
import PackageDescription

/// The conditions of RuntimeCondition.swift: the runtime is compiled with all of its code.
let conditions = [
    "PRESENTATIONS", "PLACEMENTS", "CLOCK", "TRANSITIONS", "MOTIONS", "SPRINGS", "MATERIALS",
    "GROUPS", "SUCCESSION", "ANNOUNCEMENTS", "ANNOUNCED_CHANGES", "FOCUS", "FOCUSED_VIEWS",
    "HANDLERS", "DISMISSES",
    "SKIPS", "EARLY", "COVERS", "HOLDS", "SHIELDS", "IGNORES", "PASSES", "BLOCKS",
    "SHOWN", "KNOWN", "PARTS", "WILL_ADD", "WILL_REMOVE", "WILL_PLACE", "WILL_REPLACE",
    "WILL_MOVE_IN", "MOVE", "DID_APPEAR", "WAS_ADDED_AGAIN", "TIME_IS_UP", "WILL_LEAVE",
    "WILL_BE_REPLACED", "WILL_RELEASE_HANDLERS", "ROOMS", "SCROLLS", "REPORTS",
    "STATES", "FADES", "SAFE_AREAS", "KEYBOARD_AREAS", "PROGRESS", "CONTAINERS", "SET_TIMES",
    "TIMERS", "QUEUES", "PRESSES", "BACKDROPS", "MODIFIERS", "OPERATIONS", "CANCELS", "BUSY",
    "BACKGROUND_SURFACES",
].map { SwiftSetting.define($0) }

let runtime: [SwiftSetting] = conditions + [.define("UIKIT"), .define("SUPPORTS_IOS_16"), .define("EXPORTED")]

let support: [SwiftSetting] =
    runtime + [.define("TOUCHES"), .define("STACKS")]

let package = Package(
    name: "UIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "SwiftUI"])
    ],
    targets: [
        // The sources that the headless UIKit and the headless AppKit share.
        .target(name: "HeadlessKit", swiftSettings: [.define("MAIN_ACTOR_CONSTRAINTS")]),
        .target(name: "UIKit", dependencies: ["HeadlessKit"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        // Swift Testing requires this module if a file imports it together with UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        // The shared code of generated modules, whose sources are links.
        .target(name: "Runtime", dependencies: ["UIKit", "SwiftUI"], swiftSettings: runtime),
        // The support of generated tests, whose sources are links too.
        .target(
            name: "TestSupport", dependencies: ["Runtime", "UIKit", "SwiftUI"],
            swiftSettings: support),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit"]),
        .testTarget(
            name: "RuntimeTests", dependencies: ["Runtime", "UIKit", "SwiftUI"],
            swiftSettings: runtime),
    ],
    swiftLanguageModes: [.v6]
)
