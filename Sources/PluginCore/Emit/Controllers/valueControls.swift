extension ValueControl {
    /// The method of the controller that takes over the value; nil if nothing needs it.
    var takeMethod: String? {
        ContentView.valueControl(self).hasTakeMethod ? GeneratedName.takeMethod(ofControl: name.value) : nil
    }

    /// The constant value as a literal; nil if the value comes from an input.
    var constant: String? { value.constant }

    /// Returns the expression for the value that the user has set.
    ///
    /// - Parameter owner: the expression for the controller, with a dot: `plugin.`.
    func readValue(_ dialect: KitDialect, on owner: String = "") -> String {
        let value = "\(owner)\(SwiftIdentifier.escaped(name.value)).\(property(dialect).getter)"
        return isConverted(dialect) ? "\(valueType)(\(value))" : value
    }

    /// Returns whether the control's own value is of another type.
    func isConverted(_ dialect: KitDialect) -> Bool { isSlider && dialect.progressType != valueType }

    var isSlider: Bool { if case .slider = kind { true } else { false } }
}

extension PluginDescription {
    /// Returns whether the plugin is generated for tvOS, and another one is not.
    func isAlone(onTVOSWithout other: PluginDescription, _ dialect: KitDialect) -> Bool {
        dialect.kit.runs(on: "tvOS") && other.isMissingOnTVOS && !isMissingOnTVOS
    }
}

extension Kit {
    /// Returns the compiler condition around the code for a plugin.
    ///
    /// - Parameter plugin: nil for code that is not for one plugin.
    package func condition(for plugin: PluginDescription?) -> String {
        plugin?.isMissingOnTVOS == true && self == .uiKit ? condition + " && !os(tvOS)" : condition
    }
}
