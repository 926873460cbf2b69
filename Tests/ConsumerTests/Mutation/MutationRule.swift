/// A kind of mistake, which can be made in many statements.
struct MutationRule: Sendable {
    /// The mistake, for example "remove a statement".
    let name: String
    /// Returns the edits that make the mistake in a statement, but not in the statements within it.
    let edits: @Sendable (Statement) -> [Edit]

    static let all = [
        removeStatement, negateCondition, ignoreGuard, flipBoolean, swapOperator, emptyObserver,
        emptyMethod, strengthenReference,
    ]

    /// Removes a call or an assignment, but not nil from an initializer: optional properties are nil
    /// without it. A label of `switch` needs a statement, so `()` remains.
    static let removeStatement = MutationRule(name: "remove a statement") { statement in
        let isDefault = statement.function == "init" && statement.code.hasSuffix(" = nil")
        return statement.isCallOrAssignment && !isDefault ? [Edit(range: statement.range, replacement: "()")] : []
    }

    /// Negates a condition of `if` or `guard`, unless ``swapOperator`` does the same.
    static let negateCondition = MutationRule(name: "negate a condition") { statement in
        (statement.conditions(of: "if") + statement.conditions(of: "guard"))
            .filter { !$0.isComparison }
            .map { Edit(range: $0.range, replacement: "!(\($0.code))") }
    }

    /// Goes on even if a condition of `guard` is false.
    static let ignoreGuard = MutationRule(name: "ignore a guard") { statement in
        statement.conditions(of: "guard").map { Edit(range: $0.range, replacement: "true") }
    }

    static let flipBoolean = MutationRule(name: "flip a Boolean") { statement in
        statement.matches(of: /\b(true|false)\b/).map {
            Edit(range: $0.range, replacement: $0.code == "true" ? "false" : "true")
        }
    }

    static let swapOperator = MutationRule(name: "swap an operator") { statement in
        let others = [
            "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=",
            "<=": ">", "&&": "||", "||": "&&",
        ]
        return statement.matches(of: /\s([=!]==?|[<>]=?|&&|\|\|)\s/).compactMap { match in
            others[match.code].map { Edit(range: match.range, replacement: $0) }
        }
    }

    /// Empties `didSet` and `willSet`.
    static let emptyObserver = MutationRule(name: "empty an observer") { statement in
        guard ["didSet", "willSet"].contains(statement.firstWord) else { return [] }
        return statement.body.map { [Edit(range: $0, replacement: "")] } ?? []
    }

    /// Empties a function without a result, unless ``removeStatement`` does the same.
    static let emptyMethod = MutationRule(name: "empty a method") { statement in
        guard statement.code.contains(/\bfunc\b/), !statement.code.outsideBrackets.contains("->"),
            let body = statement.body, statement.children.count != 1 || !statement.children[0].isCallOrAssignment
        else { return [] }
        return [Edit(range: body, replacement: "")]
    }

    /// Keeps objects that closures and properties refer to weakly.
    static let strengthenReference = MutationRule(name: "strengthen a reference") { statement in
        statement.matches(of: /\b(weak) var/).map { Edit(range: $0.range, replacement: "") }
            + statement.matches(of: /(\[weak \w+\][^\n{}]*? in)\b/).map { closure in
                let kept = closure.code.dropFirst("[weak ".count).prefix { $0 != "]" }
                let rest = closure.code.dropFirst("[weak ".count + kept.count)
                return Edit(range: closure.range, replacement: "[weak \(kept), kept = \(kept)\(rest) _ = kept;")
            }
    }
}
