/// A name in an expression that stands for the controller or one of its members.
struct MemberUse {
    let name: String
    /// "input", "handler" or "view"; nil for other members, `self` and `Self`.
    let kind: String?
}

extension DescriptionValidator {
    /// Returns the names in an expression that stand for the controller or its members, in their order.
    func memberUses(in expression: String) -> [MemberUse] {
        guard mayUseNames(expression) else { return [] }
        return SwiftIdentifier.namesUsed(in: expression).compactMap { name in
            if let known = names.first(where: { $0.name.value == name }) {
                return MemberUse(name: name, kind: known.kind)
            }
            let isMember =
                isControllerMember(name, in: expression) || name == "self" || name == "Self"
            return isMember ? MemberUse(name: name, kind: nil) : nil
        }
    }

    /// Returns whether an expression is not a literal. Names in raw strings and in regular
    /// expressions are not looked for.
    private func mayUseNames(_ expression: String) -> Bool {
        (KnownType.Literal(expression) == nil || expression.contains("\\("))
            && expression.first != "/" && !expression.contains("#\"") && !expression.contains("#/")
    }

    /// Returns whether a name is that of a member of every view controller. In an expression with closures,
    /// it can be a parameter of a closure.
    private func isControllerMember(_ name: String, in expression: String) -> Bool {
        !expression.contains("{") && name != "copy"
            && description.controller.kits.contains { $0.reservedMembers.contains(name) }
    }

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

    /// Reports expressions of the app that are literals, or that use members of the controller: the
    /// controller does not evaluate them again when these change.
    mutating func reportAppExpressions() {
        for expression in description.appExpressions {
            reportLiteral(expression)
            reportUsedMember(in: expression)
        }
    }

    /// Reports calls of methods of views that are no calls, or that use members of the controller.
    mutating func reportCalls() {
        for call in views.flatMap(\.attributes.calls) {
            if !call.value.hasSuffix(")") {
                report(
                    .invalidExpression, "'\(call.value)' is not a call of a method",
                    at: call.range, note: "write '\(call.value)()'")
            } else if let use = memberUses(in: call.value).first(where: { $0.kind != nil }) {
                report(
                    .invalidExpression,
                    "'calls' uses the \(use.kind ?? "") '\(use.name)', whose changes it does not follow",
                    at: call.range, note: hookNote)
            }
        }
    }

    private mutating func reportLiteral(_ expression: Located<String>) {
        guard let literal = KnownType.Literal(expression.value), !expression.value.contains("\\(")
        else { return }
        report(
            .mismatchedType, "'swift' is \(literal.description), not an expression of the app",
            at: expression.range,
            note: literal == .text ? "write the text itself: \(expression.value)" : nil)
    }

    private mutating func reportUsedMember(in expression: Located<String>) {
        let uses = memberUses(in: expression.value)
        guard let use = uses.first(where: { $0.name != "Self" }) else { return }
        let kind = use.kind.map { "the \($0) " } ?? ""
        let isInput = use.kind == "input" && use.name == expression.value
        report(
            .invalidExpression,
            "'swift' uses \(kind)'\(use.name)', whose changes it does not follow",
            at: expression.range,
            note: isInput ? "write '{ \"input\": \"\(use.name)\" }'" : hookNote)
    }

    private var hookNote: String {
        "set the property in a method of your own, which \"hooks\": [\"viewDidLoad\"] calls"
    }
}
