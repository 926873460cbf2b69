extension DescriptionValidator {
    /// Reports expressions that use inputs, handlers, views or the controller before they have values.
    mutating func reportEarlyUses() {
        for input in description.inputs {
            guard let value = input.defaultValue else { continue }
            reportEarlyUse(in: value, "default", note: nil)
        }
        for case .custom(let custom) in views {
            guard let creation = custom.creation,
                !isTypeName(creation.value, of: custom.type.value)
            else { continue }
            reportEarlyUse(
                in: creation, "create",
                note: "the view is created first; set the input in a method of your own, which "
                    + "\"hooks\": [\"viewDidLoad\"] calls")
        }
    }

    /// - Parameters:
    ///   - key: the key of the expression.
    ///   - note: what to do instead with an input, if there is a way.
    private mutating func reportEarlyUse(
        in expression: Located<String>, _ key: String, note: String?
    ) {
        guard mayUseNames(expression.value) else { return }
        for name in SwiftIdentifier.namesUsed(in: expression.value) {
            if let known = names.first(where: { $0.name.value == name }) {
                return report(
                    .invalidExpression,
                    "'\(key)' uses the \(known.kind) '\(name)', which has no value yet",
                    at: expression.range, note: known.kind == "input" ? note : nil)
            } else if isControllerMember(name, in: expression.value) {
                return report(
                    .invalidExpression,
                    "'\(key)' uses '\(name)', a member of the controller, which does not exist yet",
                    at: expression.range, note: note)
            } else if name == "self" {
                return report(
                    .invalidExpression, "'\(key)' uses 'self', which does not exist yet",
                    at: expression.range,
                    note: note.map { _ in
                        "do it in a method of your own, which \"hooks\": [\"viewDidLoad\"] calls"
                    })
            } else if name == "Self" {
                return report(
                    .invalidExpression, "'\(key)' uses 'Self', which Swift does not allow there",
                    at: expression.range, note: "write '\(description.controllerName)'")
            }
        }
    }

    /// Returns whether an expression is valid and not a literal. Names in raw strings and in regular
    /// expressions are not looked for.
    func mayUseNames(_ expression: String) -> Bool {
        (KnownType.Literal(expression) == nil || expression.contains("\\("))
            && expression.first != "/" && !expression.contains("#\"") && !expression.contains("#/")
            && SwiftFragment.problem(ofExpression: expression) == nil
    }

    /// Returns whether a name is that of a member of every view controller. In an expression with closures,
    /// it can be a parameter of a closure.
    func isControllerMember(_ name: String, in expression: String) -> Bool {
        !expression.contains("{") && name != "copy"
            && description.controller.kits.contains { $0.reservedMembers.contains(name) }
    }
}
