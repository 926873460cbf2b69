import TestSupport
import Testing

/// Tests of ``MutationRule``, each with some code and all mutants that a rule makes of it.
@Suite("Rules of mutation", .timed)
struct MutationRuleTests {
    @Test("remove calls and assignments, in one line or several")
    func removeStatements() {
        expectMutants(
            by: .removeStatement,
            of: """
                func show(count: Int = 0) {
                    let view = UIView()
                    view.isHidden = false
                    NSLayoutConstraint.activate([
                        view.topAnchor.constraint(equalTo: top),
                    ])
                    schedule(after: 2) {
                        finish()
                    }
                    return
                }
                """,
            [
                "view.isHidden = false": "()",
                "NSLayoutConstraint.activate([ view.topAnchor.constraint(equalTo: top), ])": "()",
                "schedule(after: 2) { finish() }": "()",
                "finish()": "()",
            ])
    }

    @Test("remove no defaults from initializers")
    func keepDefaults() {
        expectMutants(
            by: .removeStatement,
            of: """
                required init?(coder: NSCoder) {
                    message = nil
                    count = 2
                }
                func reset() {
                    message = nil
                }
                """,
            ["count = 2": "()", "message = nil": "()"])
    }

    @Test("remove statements after labels")
    func removeStatementsAfterLabels() {
        expectMutants(
            by: .removeStatement,
            of: """
                switch phase {
                case .waiting: finish()
                case .visible(since: let time) where isShown,
                    .leaving:
                    leave()
                default: break
                }
                """,
            ["finish()": "()", "leave()": "()"])
    }

    @Test("negate each condition, except for bindings, and comparisons that another rule changes")
    func negateConditions() {
        expectMutants(
            by: .negateCondition,
            of: """
                guard let host, isShown, count == 1 else { return }
                if host.views.contains(where: { $0.isHidden }), case .waiting = phase {
                    update()
                } else if !isReady && count > 2 {
                    finish()
                }
                """,
            [
                "isShown": "!(isShown)",
                "host.views.contains(where: { $0.isHidden })": "!(host.views.contains(where: { $0.isHidden }))",
                "!isReady && count > 2": "!(!isReady && count > 2)",
            ])
    }

    @Test("ignore each condition of a guard")
    func ignoreGuards() {
        expectMutants(
            by: .ignoreGuard,
            of: """
                guard
                    let host, number == current
                else {
                    return
                }
                """,
            ["number == current": "true"])
    }

    @Test("flip Booleans, but not in comments and text")
    func flipBooleans() {
        expectMutants(
            by: .flipBoolean,
            of: #"""
                // Whether it is true.
                func remove(animated: Bool = true) {
                    print("true \(isShown ? "true" : "")", trueColor, isShown && true)
                    isShown = false
                }
                """#,
            ["true": "false", "true": "false", "false": "true"])
    }

    @Test("swap operators, but not in types")
    func swapOperators() {
        expectMutants(
            by: .swapOperator,
            of: """
                let array: Array<Int> = []
                return a == b
                    || c < d
                """,
            ["==": "!=", "||": "&&", "<": ">="])
    }

    @Test("empty observers")
    func emptyObservers() {
        expectMutants(
            by: .emptyObserver,
            of: """
                var text: String {
                    didSet { if isViewLoaded { apply() } }
                }
                """,
            ["if isViewLoaded { apply() }": ""])
    }

    @Test("empty methods without a result, if more is in them than a statement to remove")
    func emptyMethods() {
        expectMutants(
            by: .emptyMethod,
            of: """
                func apply() {
                    a()
                    b()
                }
                func hide() {
                    a()
                }
                func hideAll(after: () -> Void) { a() }
                func number() -> Int {
                    a()
                    return 1
                }
                func nothing() {}
                """,
            ["a() b()": "", "a()": ""])
    }

    @Test("strengthen references of closures and properties")
    func strengthenReferences() {
        expectMutants(
            by: .strengthenReference,
            of: """
                weak var host: UIViewController?
                schedule(after: 2) { [weak self] timer in self?.finish() }
                update { [weak host] in
                    host?.finish()
                }
                """,
            [
                "weak": "",
                "[weak self] timer in": "[weak self, kept = self] timer in _ = kept;",
                "[weak host] in": "[weak host, kept = host] in _ = kept;",
            ])
    }

    /// Expects that a rule replaces some pieces of text and no others.
    private func expectMutants(
        by rule: MutationRule, of text: String, _ changes: KeyValuePairs<String, String>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let source = SwiftCode(text)
        let edits = source.statements.flatMap(rule.edits)
        let found = edits.map { edit in
            let original = String(decoding: source.text[edit.range], as: UTF8.self)
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return "\(original) → \(edit.replacement)"
        }
        expect(found, equals: changes.map { "\($0) → \($1)" }, sourceLocation: sourceLocation)
    }
}
