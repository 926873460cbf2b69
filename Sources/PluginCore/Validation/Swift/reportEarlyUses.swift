extension DescriptionValidator {
    /// Reports expressions that use inputs, handlers, views or the controller before they have values.
    mutating func reportEarlyUses() {
        for input in description.inputs {
            guard let value = input.defaultValue else { continue }
            reportEarlyUse(in: value, "default", note: nil)
        }
        for view in views {
            guard let viewClass = view.viewClass, let creation = viewClass.creation,
                !isTypeName(creation.value, of: viewClass.type?.value ?? "")
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
        guard let use = memberUses(in: expression.value).first else { return }
        if let kind = use.kind {
            report(
                .invalidExpression,
                "'\(key)' uses the \(kind) '\(use.name)', which has no value yet",
                at: expression.range, note: kind == "input" ? note : nil)
        } else if use.name == "self" {
            report(
                .invalidExpression, "'\(key)' uses 'self', which does not exist yet",
                at: expression.range,
                note: note.map { _ in
                    "do it in a method of your own, which \"hooks\": [\"viewDidLoad\"] calls"
                })
        } else if use.name == "Self" {
            report(
                .invalidExpression, "'\(key)' uses 'Self', which Swift does not allow there",
                at: expression.range, note: "write '\(description.controllerName)'")
        } else {
            report(
                .invalidExpression,
                "'\(key)' uses '\(use.name)', a member of the controller, which does not exist yet",
                at: expression.range, note: note)
        }
    }
}
