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

// The shared code of generated modules and its tests, with Apple's UIKit and AppKit.
let settings =
    conditions + [
        .define("SLOTS", .when(platforms: [.macOS])),
        .define("UIKIT", .when(platforms: [.iOS, .tvOS, .macCatalyst, .visionOS])),
        .define("SUPPORTS_IOS_16"), .define("EXPORTED"),
    ]

let package = Package(
    name: "Runtime",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [.library(name: "Runtime", targets: ["Runtime"])],
    targets: [
        // Both folders are links, as in Tests/Fixtures/UIKit.
        .target(name: "Runtime", swiftSettings: settings),
        .testTarget(name: "RuntimeTests", dependencies: ["Runtime"], swiftSettings: settings),
    ], swiftLanguageModes: [.v6])
