/// A method that a framework calls at a lifecycle event. It has at most one parameter, without an
/// argument label.
package struct LifecycleMethod: Sendable {
    package let name: String
    /// The parameter, as in `_ animated: Bool`; empty if there is none.
    package let parameter: String

    init(name: String, parameter: String = "") {
        self.name = name
        self.parameter = parameter
    }

    /// The name of the parameter, to pass it on as an argument; empty if there is none.
    package var argument: String {
        parameter.isEmpty ? "" : parameter.split(separator: " ")[1].filter { $0 != ":" }
    }

    /// The name of the method that the user writes: `pluginViewDidLoad`.
    package var hook: String { "plugin" + capitalized(name) }

    /// The user's method as DocC spells it: `pluginViewWillAppear(_:)`.
    package var hookSymbol: String { hook + (parameter.isEmpty ? "()" : "(_:)") }
}

extension LifecycleHook {
    /// Returns the method that a framework calls at this event; nil if the framework does not have
    /// the event.
    package func method(of kit: Kit) -> LifecycleMethod? { kit.lifecycleMethods[self] }
}
