/// Reports the mistakes in a description whose keys and values are right. Each rule has a file of its own.
func validate(_ description: PluginDescription, reporting diagnostics: inout DiagnosticCollector) {
    var validator = DescriptionValidator(description)
    validator.reportPluginName()
    validator.reportSuperclass()
    validator.reportEngine()
    validator.reportImportAccess()
    validator.reportHelperNames()
    validator.reportModifier()
    for conflicts in [
        PluginController.conflicts, PluginPlacement.conflicts, PluginPresentation.conflicts,
        HostHelpers.conflicts, PopoverHelper.conflicts,
    ] {
        validator.report(conflicts)
    }
    validator.reportPlacement()
    validator.reportSwipe()
    validator.reportSize()
    validator.reportKeyboard()
    validator.reportPresentation()
    validator.reportTouches()
    validator.reportRecovery()
    validator.reportProgress()
    validator.reportNameCollisions()
    validator.reportParameterNames()
    validator.reportUnknownReferences()
    for expression in description.appExpressions { validator.reportUsedMember(in: expression) }
    validator.reportCalls()
    for binding in validator.bindings { validator.reportBindingType(binding) }
    validator.reportArguments()
    validator.reportConstantArguments()
    validator.reportUnquotedTexts()
    validator.reportButtonsWithoutHandlers()
    validator.reportBusyHandlers()
    validator.reportAsyncHandlers()
    validator.reportTaps()
    validator.reportDismissal()
    validator.reportFrames()
    for view in validator.views { validator.report(view) }
    validator.reportSurfaces()
    validator.reportContentUnavailable()
    validator.reportMissingCreations()
    validator.reportOutermostView()
    validator.reportSeparators()
    validator.reportOverlays()
    validator.reportSpacersWithoutRoom()
    validator.reportHiddenViews()
    validator.reportViewsWithoutLabels()
    validator.reportAnnouncement()
    validator.reportFocus()
    // A wrong use of an input or a handler may be the missing one.
    if !validator.diagnostics.hasErrors {
        validator.reportEmptyStacks()
        validator.reportUnusedInputs()
        validator.reportUnusedHandlers()
        validator.reportUncoveredText()
        validator.reportUncoveredEdge()
    }
    diagnostics.add(contentsOf: validator.diagnostics)
}

/// A description under validation, and the problems that were found so far.
struct DescriptionValidator: Validator {
    let description: PluginDescription
    var file: SourceFile { description.file }
    var node: JSONNode { description.node }
    /// The frameworks of the plugin.
    var kits: [Kit] { description.controller.kits }
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

    init(_ description: PluginDescription) {
        self.description = description
        views = description.views
        viewsAndRows = description.viewsAndRows
        takenNames = TakenNames(of: description)
        names =
            description.inputs.map { ("input", $0.name) } + description.handlers.map { ("handler", $0.name) }
            + description.views.compactMap(\.name).map { ("view", $0) }
        bindings = description.bindings
        passedParameters = description.calledHandlers.flatMap { handler in
            handler.parameters.filter { description.passesInput(as: $0, to: handler) }
        }
    }

    /// Returns the input of a name.
    func input(named name: String) -> PluginInput? { description.inputs.first { $0.name.value == name } }

    /// Reports the mistakes in a view.
    mutating func report(_ view: ContentView) {
        let object = view.object
        report(type(of: object).conflicts, in: object.node)
        object.report(in: &self)
    }
}

/// The identifiers that several rules share.
extension DiagnosticIdentifier {
    static let contradiction: Self = "contradiction"
    package static let invalidName: Self = "invalid-name"
    static let mismatchedType: Self = "mismatched-type"
}

extension DescriptionValidator {
    /// Whether the user's code may use everything in the plugin: in a hook or a superclass, or because a
    /// controller has no content.
    var hasUserCode: Bool {
        let controller = description.controller
        return description.content == nil || !controller.hooks.isEmpty || controller.hasCustomSuperclass
    }
}
