/// A method that a framework calls at a lifecycle event, with one parameter without a label or none.
package struct LifecycleMethod: Sendable {
    package let name: String
    /// `_ animated: Bool`, or empty.
    package let parameter: String

    init(name: String, parameter: String = "") {
        self.name = name
        self.parameter = parameter
    }

    /// The name of the parameter, as an argument.
    package var argument: String {
        parameter.isEmpty ? "" : parameter.split(separator: " ")[1].filter { $0 != ":" }
    }

    /// The method that the user writes: `pluginViewDidLoad`.
    package var hook: String { "plugin" + capitalized(name) }

    /// That method as documentation names it: `pluginViewWillAppear(_:)`.
    package var hookSymbol: String { hook + (parameter.isEmpty ? "()" : "(_:)") }
}

extension LifecycleHook {
    /// Returns the method that a framework calls at this event; nil if it calls none.
    package func method(of kit: Kit) -> LifecycleMethod? { kit.lifecycleMethods[self] }
}
