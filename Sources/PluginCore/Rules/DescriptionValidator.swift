/// Reports the mistakes in a description of the right shape. Each rule has a file of its own.
///
/// - Parameters:
///   - isComplete: whether the whole description could be decoded. If it could not, something that seems to
///     be missing may only have another mistake, and is not reported.
///   - incompleteKinds: the kinds of names, such as "input", of which a mistake may hide some.
func validate(
    _ description: PluginDescription, isComplete: Bool, incompleteKinds: [String],
    reporting diagnostics: inout DiagnosticCollector
) {
    var validator = DescriptionValidator(
        description: description, isComplete: isComplete, incompleteKinds: incompleteKinds)
    validator.reportPluginName()
    validator.reportSuperclass()
    validator.reportConformances()
    validator.reportMissingImports()
    validator.reportEngine()
    validator.reportImportAccess()
    validator.reportKitTypes()
    validator.reportHelperNames()
    validator.reportModifier()
    validator.reportHostTypes()
    validator.reportScene()
    validator.reportPopover()
    validator.reportRecovery()
    validator.reportProgress()
    validator.reportUnneededWhenAlreadyShown()
    validator.reportUnsharedOperations()
    validator.reportNameCollisions()
    validator.reportParameterNames()
    validator.reportNamesDifferingInFirstLetter()
    validator.reportCollisionsWithMethods()
    validator.reportUnknownReferences()
    validator.reportCreations()
    validator.reportEarlyUses()
    validator.reportAppExpressions()
    validator.reportCalls()
    validator.reportUnusableTypes()
    validator.reportEscapingInputs()
    validator.reportShadowedTypes()
    validator.reportBindingTypes()
    validator.reportArguments()
    validator.reportPassedTypes()
    validator.reportConstantArguments()
    validator.reportInputValues()
    validator.reportStackAlignments()
    validator.reportButtonRoles()
    validator.reportButtonsWithoutHandlers()
    validator.reportBusyHandlers()
    validator.reportAsyncHandlers()
    validator.reportTaps()
    validator.reportStacking()
    validator.reportQueue()
    validator.reportSwipe()
    validator.reportDismissal()
    validator.reportMotionDuration()
    validator.reportSpring()
    validator.reportCrossfade()
    validator.reportTouches()
    validator.reportBackdrop()
    validator.reportTimes()
    validator.reportPushing()
    validator.reportListPlacement()
    validator.reportKeyboard()
    validator.reportSize()
    validator.reportFrames()
    validator.reportMaximumWidth()
    for view in validator.views { view.object.report(in: &validator) }
    validator.reportSurfaces()
    validator.reportReturnKeys()
    validator.reportContentUnavailable()
    validator.reportMissingCreations()
    validator.reportViewTypes()
    validator.reportViewClasses()
    validator.reportOuterSpacer()
    validator.reportSeparators()
    validator.reportOverlays()
    validator.reportSpacersWithoutRoom()
    validator.reportHiddenViews()
    validator.reportViewsWithoutLabels()
    validator.reportModality()
    validator.reportAnnouncement()
    validator.reportFocus()
    validator.reportEmptyStacks()
    validator.reportUnusedInputs()
    validator.reportUnusedHandlers()
    validator.reportUncoveredText()
    diagnostics.add(contentsOf: validator.diagnostics)
}

/// A description under validation, and the problems that were found so far.
struct DescriptionValidator {
    let description: PluginDescription
    let isComplete: Bool
    let incompleteKinds: [String]
    let takenNames: TakenNames
    let views: [ContentView]
    /// The views, and those in rows.
    let viewsAndRows: [ContentView]
    /// The names that become properties, by kind: "input", "handler" or "view".
    let names: [(kind: String, name: Located<String>)]
    /// The inputs that views show or follow.
    let bindings: [InputBinding]
    /// The parameters of the called handlers whose values are inputs.
    let passedParameters: [PluginHandler.Parameter]
    var diagnostics = DiagnosticCollector()

    init(description: PluginDescription, isComplete: Bool, incompleteKinds: [String]) {
        self.description = description
        self.isComplete = isComplete
        self.incompleteKinds = incompleteKinds
        views = description.views
        viewsAndRows = description.viewsAndRows
        takenNames = TakenNames(of: description)
        names =
            description.inputs.map { ("input", $0.name) }
            + description.handlers.map { ("handler", $0.name) }
            + description.views.compactMap(\.name).map { ("view", $0) }
        bindings = description.bindings
        passedParameters = description.calledHandlers.flatMap { handler in
            handler.parameters.filter { description.passesInput(as: $0, to: handler) }
        }
    }

    /// Returns whether something can have a name. In a complete description, this was checked before.
    func isUsable(_ name: String) -> Bool {
        isComplete || SwiftIdentifier.problem(of: name) == nil
    }

    /// Returns the input of a name.
    func input(named name: String) -> PluginInput? {
        description.inputs.first { $0.name.value == name }
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
}

/// The identifiers that several rules share.
extension DiagnosticIdentifier {
    static let contradiction: Self = "contradiction"
    package static let invalidName: Self = "invalid-name"
    static let mismatchedType: Self = "mismatched-type"
}

extension DescriptionValidator {
    /// Whether all uses of inputs and handlers are known. After an error, some may be missing.
    var allUsesAreKnown: Bool { isComplete && !diagnostics.hasErrors }

    /// Whether the user's code may use everything in the plugin: in a hook or a superclass, or because a
    /// controller has no content.
    var hasUserCode: Bool {
        let controller = description.controller
        return description.content == nil || !controller.hooks.isEmpty
            || controller.hasCustomSuperclass
    }
}
