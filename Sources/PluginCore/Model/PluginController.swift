/// The description of a plugin's controller, apart from its content.
package struct PluginController: Sendable {
    /// The framework's view controller, by its shared name. It is the default superclass.
    package static let defaultSuperclass = "PlatformViewController"

    /// The prefix of the name of the class.
    package let prefix: String
    /// The names of the methods that add and remove children.
    package let names: ContainmentNames
    /// The appearance of the configuration.
    package let appearance: AppearanceConfiguration
    /// The oldest platform versions of the configuration.
    package let minimumVersions: MinimumVersions
    /// The module whose shared code the controller uses; nil if that code is in its own module.
    package let engine: Engine?
    package let access: AccessLevel
    /// The place of the access level; nil if it is the one of the configuration.
    let accessRange: SourceRange?
    /// The access level that imports state; nil if they do not state one.
    package let importAccess: AccessLevel?
    /// The frameworks that the controller is for, each once, in the order of ``Kit/all``.
    package let kits: [Kit]
    /// The place of the frameworks; nil if they are those of the configuration.
    let kitsRange: SourceRange?
    /// The modules that are imported in addition to the framework, sorted, each once.
    package let imports: [String]
    package let superclass: Located<String>
    /// The lifecycle events at which the controller calls a method of the user.
    package let hooks: [Located<LifecycleHook>]
    /// Whether tests are generated for the plugin, if the configuration has a testing framework.
    package let hasTests: Bool
    /// Whether the file of the controller ends in previews.
    package let hasPreviews: Bool

    /// Whether the superclass is not the framework's view controller.
    package var hasCustomSuperclass: Bool {
        superclass.value != Self.defaultSuperclass
            && !kits.contains {
                $0.platformType(named: Self.defaultSuperclass) == superclass.value
            }
    }

    /// Returns whether the controller calls a method of the user at an event.
    package func contains(_ hook: LifecycleHook) -> Bool {
        hooks.contains { $0.value == hook }
    }
}

/// The access level of generated code.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `internal`
    case `package`
    case `public`

    /// Returns whether fewer modules can use declarations of this level.
    func isLower(than other: AccessLevel) -> Bool {
        switch (self, other) {
        case (.internal, .package), (.internal, .public), (.package, .public): true
        default: false
        }
    }
}

/// A lifecycle event at which a controller can call a method of the user. The cases are in the
/// order of the events.
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
