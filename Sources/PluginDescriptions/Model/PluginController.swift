/// What a plugin's controller is, beyond what it shows.
package struct PluginController: Sendable {
    /// The class that the kit's controllers inherit from, by the name that all kits know.
    package static let defaultSuperclass = "PlatformViewController"

    /// What the name of the class begins with.
    package let prefix: String
    package let names: ContainmentNames
    /// The expression for the name of the notification upon which the controller reloads its appearance.
    package let appearanceNotification: String?
    package let access: AccessLevel
    /// The kits that the controller is for, each once, in their order.
    package let kits: [Kit]
    /// The modules that are imported besides the kit, sorted, each once.
    package let imports: [String]
    package let superclass: Located<String>
    package let hooks: [Located<LifecycleHook>]
    /// Whether tests are generated for the plugin where others have some.
    package let hasTests: Bool

    /// Whether the controller inherits from a class of the user's.
    package var hasOwnSuperclass: Bool {
        superclass.value != Self.defaultSuperclass
            && !kits.contains {
                $0.platformType(named: Self.defaultSuperclass) == superclass.value
            }
    }

    package func contains(_ hook: LifecycleHook) -> Bool {
        hooks.contains { $0.value == hook }
    }
}

/// From where generated code can be used.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `internal`
    case `package`
    case `public`
}

/// A moment at which a controller calls a method that its user writes, in the order in which they
/// come.
package enum LifecycleHook: String, CaseIterable, Sendable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
}
