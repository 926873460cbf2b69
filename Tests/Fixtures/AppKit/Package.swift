// swift-tools-version: 6.1
import PackageDescription

/// The conditions of RuntimeCondition.swift: the runtime is compiled with all of its code.
let conditions = [
    "PRESENTATIONS", "PLACEMENTS", "CLOCK", "TRANSITIONS", "MOTIONS", "SLOTS", "SPRINGS",
    "MATERIALS", "GROUPS", "SUCCESSION", "ANNOUNCEMENTS", "ANNOUNCED_CHANGES", "FOCUS",
    "FOCUSED_VIEWS", "HANDLERS",
    "DISMISSES", "SKIPS", "EARLY", "COVERS", "HOLDS", "SHIELDS", "IGNORES", "PASSES", "BLOCKS",
    "SHOWN", "KNOWN", "PARTS", "WILL_ADD", "WILL_REMOVE", "WILL_PLACE", "WILL_REPLACE",
    "WILL_MOVE_IN", "MOVE", "DID_APPEAR", "WAS_ADDED_AGAIN", "TIME_IS_UP", "WILL_LEAVE",
    "WILL_BE_REPLACED", "WILL_RELEASE_HANDLERS", "ROOMS", "SCROLLS", "REPORTS",
    "STATES", "FADES", "SAFE_AREAS", "KEYBOARD_AREAS", "PROGRESS", "CONTAINERS", "SET_TIMES",
    "TIMERS", "QUEUES", "PRESSES", "BACKDROPS", "MODIFIERS", "OPERATIONS", "CANCELS", "BUSY",
    "BACKGROUND_SURFACES",
].map { SwiftSetting.define($0) }

let support: [SwiftSetting] =
    conditions + [.define("TOUCHES"), .define("STACKS")]

let package = Package(
    name: "AppKit",
    products: [
        .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit", "SwiftUI"])
    ],
    targets: [
        // A link to the sources that the headless UIKit uses too. They are compiled separately for
        // each framework, because constraints are isolated to the main actor in UIKit, but
        // nonisolated in AppKit.
        .target(name: "HeadlessKit"),
        .target(name: "AppKit", dependencies: ["HeadlessKit"]),
        // A link to the sources that show views in UIKit too.
        .target(name: "SwiftUI", dependencies: ["AppKit"]),
        // Swift Testing requires this module if a file imports it together with AppKit.
        .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
        // The shared code of generated modules, whose sources are links.
        .target(
            name: "Runtime", dependencies: ["AppKit", "SwiftUI"],
            swiftSettings: conditions + [.define("EXPORTED")]),
        // The support of generated tests, whose sources are links too.
        .target(
            name: "TestSupport", dependencies: ["Runtime", "AppKit", "SwiftUI"],
            swiftSettings: support),
        .testTarget(name: "AppKitTests", dependencies: ["AppKit", "_Testing_AppKit"]),
        .testTarget(name: "RuntimeTests", dependencies: ["Runtime", "AppKit", "SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)
