/// Reports what has the right form and cannot be right all the same: one rule a function.
///
/// - Parameters:
///   - isComplete: whether all of the description could be decoded. Where it could not, what seems to
///     be missing may be what has another problem, and is not reported.
///   - lost: the kinds of names not all of which may have been decoded.
func validate(
    _ description: PluginDescription, isComplete: Bool, lost: [String],
    reporting diagnostics: inout DiagnosticCollector
) {
    var validator = DescriptionValidator(
        description: description, isComplete: isComplete, lost: lost)
    validator.checkPluginName()
    validator.checkController()
    validator.checkImports()
    validator.checkKitTypes()
    validator.checkHostHelpers()
    validator.checkRecovery()
    validator.checkOperations()
    validator.checkNames()
    validator.checkDerivedNames()
    validator.checkReferences()
    validator.checkExpressions()
    validator.checkTypes()
    validator.checkTexts()
    validator.checkLiterals()
    validator.checkStackAlignments()
    validator.checkControls()
    validator.checkTimes()
    validator.checkPlacement()
    validator.checkSize()
    validator.checkViewKeys()
    validator.checkShowing()
    validator.checkAccessibility()
    validator.checkVoiceOver()
    validator.checkUses()
    diagnostics.add(contentsOf: validator.diagnostics)
}

/// A description under validation, and what was found in it so far.
struct DescriptionValidator {
    let description: PluginDescription
    let isComplete: Bool
    let lost: [String]
    var generated: GeneratedNames
    let views: [ContentView]
    /// What becomes a property, by kind.
    let names: [(kind: String, name: Located<String>)]
    /// The inputs that views show or follow.
    let bindings: [InputBinding]
    /// What the handlers that controls trigger are called with.
    let passed: [PluginHandler.Parameter]
    var diagnostics = DiagnosticCollector()

    init(description: PluginDescription, isComplete: Bool, lost: [String]) {
        self.description = description
        self.isComplete = isComplete
        self.lost = lost
        views = description.views
        generated = GeneratedNames(of: description, views: views)
        let isPassing = description.handlers.contains { !$0.parameters.isEmpty }
        passed = isPassing ? description.triggeredHandlers.flatMap { $0.parameters } : []
        // By their indices, since to copy inputs and handlers takes longer than what is done here.
        let (inputs, handlers) = (description.inputs, description.handlers)
        var names: [(kind: String, name: Located<String>)] = []
        names.reserveCapacity(inputs.count + handlers.count + views.count)
        for index in inputs.indices { names.append(("input", inputs[index].name)) }
        for index in handlers.indices { names.append(("handler", handlers[index].name)) }
        var bindings: [InputBinding] = []
        bindings.reserveCapacity(views.count)
        for view in views {
            if let name = view.name { names.append(("view", name)) }
            view.addBindings(to: &bindings)
        }
        self.names = names
        self.bindings = bindings
    }

    /// Whether something can have a name; where the description is complete, it is known to.
    func isUsable(_ name: String) -> Bool {
        isComplete || SwiftIdentifier.problem(of: name) == nil
    }

    func place(_ range: SourceRange) -> SourcePlace {
        SourcePlace(description.file, range)
    }

    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        note: String? = nil, noteRange: SourceRange? = nil,
        as severity: Diagnostic.Severity = .error
    ) {
        diagnostics.report(
            identifier, message, in: description.file, at: range, note: note, noteRange: noteRange,
            as: severity)
    }

    /// The place of an input among all.
    func input(named name: String) -> Int? {
        description.inputs.firstIndex { $0.name.value == name }
    }
}
