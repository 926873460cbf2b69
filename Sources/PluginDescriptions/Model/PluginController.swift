/// What a plugin's controller is, beyond what it shows.
package struct PluginController: Sendable {
    /// The class that the kit's controllers inherit from, by the name that all kits know.
    package static let defaultSuperclass = "PlatformViewController"

    /// What the name of the class begins with.
    package let prefix: String
    package let names: ContainmentNames
    package let access: AccessLevel
    /// The kits that the controller is for, each once, in their order.
    package let kits: [Kit]
    /// The modules that are imported besides the kit, sorted, each once.
    package let imports: [String]
    package let superclass: Located<String>
    package let hooks: [Located<LifecycleHook>]
    /// Whether tests are emitted for the plugin where others have some.
    package let hasTests: Bool

    /// Whether the controller inherits from a class of the user's.
    package var hasOwnSuperclass: Bool {
        superclass.value != Self.defaultSuperclass
            && !kits.contains { $0[Self.defaultSuperclass] == superclass.value }
    }

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

    /// The method that the kit calls at this moment; nil where it calls none.
    package func method(of kit: Kit) -> KitMethod? {
        let text = kit["hook." + rawValue]
        return text.isEmpty ? nil : KitMethod(text)
    }
}

/// A method of a kit that emitted controllers override, with one parameter without a label or none.
package struct KitMethod: Sendable {
    package let name: String
    /// `_ animated: Bool`, or empty.
    package let parameter: String

    /// - Parameter text: the method as it is declared.
    fileprivate init(_ text: String) {
        let parts = text.split(separator: "(", maxSplits: 1).map(String.init)
        name = parts[0]
        parameter = String(parts[1].dropLast())
    }

    /// What is passed on for the parameter: its name.
    package var argument: String {
        parameter.isEmpty ? "" : parameter.split(separator: " ")[1].filter { $0 != ":" }
    }

    /// The method that the user writes: `pluginViewDidLoad`.
    package var hook: String { "plugin" + EmittedNames.capitalized(name) }

    /// That method as documentation names it: `pluginViewWillAppear(_:)`.
    package var hookSymbol: String { hook + (parameter.isEmpty ? "()" : "(_:)") }
}
