extension Statement {
    /// Whether the statement only sets a constant of a view's appearance. Tests of plugins do not
    /// repeat these constants, so no rule changes them.
    var isLook: Bool {
        guard function == "configureContent" else { return false }
        guard let property = assignedProperty else {
            return code.contains(/\.set(\w+Priority|Font)\(/)
        }
        return !property.hasPrefix("accessibility") && !property.hasSuffix("Handler")
            && !Self.behavior.contains(String(property))
    }

    /// Whether the statement stops the program when the app's code is wrong, which no test can show.
    var isAssertion: Bool { ["assert", "precondition", "preconditionFailure"].contains(firstWord) }

    /// The properties that change what a view says and does.
    private static let behavior: Set<String> = [
        "action", "attributedText", "busyLabel", "buttonTitle", "delegate",
        "isAccessibilityElement",
        "isEnabled", "isHidden", "isOn", "isSecureTextEntry", "keyEquivalent", "maxValue",
        "maximumValue", "minValue", "minimumValue", "placeholder", "placeholderString",
        "stringValue", "tapTitle", "target", "text", "title",
    ]
}
