/// What a plugin's controller is, beyond what it shows.
package struct PluginController: Sendable {
    package static let defaultSuperclass = "UIViewController"

    /// What the name of the class begins with.
    package let prefix: String
    package let names: ContainmentNames
    package let access: AccessLevel
    /// The modules that are imported besides UIKit, sorted, each once.
    package let imports: [String]
    package let superclass: Located<String>
    package let hooks: [Located<LifecycleHook>]
    /// Whether tests are emitted for the plugin where others have some.
    package let hasTests: Bool

    package func has(_ hook: LifecycleHook) -> Bool {
        hooks.contains { $0.value == hook }
    }
}

/// From where emitted code can be used.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `internal`
    case `package`
    case `public`
}

/// A moment at which a controller calls a method that its user writes, by the name of UIKit's
/// method, in the order in which they come.
package enum LifecycleHook: String, CaseIterable, Sendable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear

    /// Whether the method is told if the appearance is animated.
    package var isAnimated: Bool {
        switch self {
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews: false
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear:
            true
        }
    }

    /// The method that the user writes: `pluginViewDidLoad`.
    package var method: String { "plugin" + EmittedNames.capitalized(rawValue) }

    /// The method as documentation names it: `pluginViewWillAppear(_:)`.
    package var symbol: String { method + (isAnimated ? "(_:)" : "()") }
}
