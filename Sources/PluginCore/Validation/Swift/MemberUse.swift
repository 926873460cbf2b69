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

    /// Returns whether an expression is valid and not a literal. Names in raw strings and in regular
    /// expressions are not looked for.
    private func mayUseNames(_ expression: String) -> Bool {
        (KnownType.Literal(expression) == nil || expression.contains("\\("))
            && expression.first != "/" && !expression.contains("#\"") && !expression.contains("#/")
            && SwiftFragment.problem(ofExpression: expression) == nil
    }

    /// Returns whether a name is that of a member of every view controller. In an expression with closures,
    /// it can be a parameter of a closure.
    private func isControllerMember(_ name: String, in expression: String) -> Bool {
        !expression.contains("{") && name != "copy"
            && description.controller.kits.contains { $0.reservedMembers.contains(name) }
    }
}
