/// Names that have a meaning in emitted code already.
enum ReservedNames {
    /// Plugins whose controllers would have the name of a type that is emitted once for all.
    static let ofPlugins: Set<String> = ["Plugin"]

    /// The variable that holds a handler while its plugin is removed.
    static let ofHandlerVariable = "handler"
    /// The parameter of the initialiser that storyboards use.
    static let ofDecoder = "coder"

    /// The parameter of helpers that run an operation.
    static let ofOperation = "operation"
    /// Members of controllers that are shown while operations run.
    static let ofOperations = ["beginOperation", "endOperation", "operationCount"]

    /// Types and functions that emitted controllers use by their names alone, besides those of a kit.
    static let ofUsedTypes: Set<String> = [
        "Float", "NSCoder", "NSDirectionalEdgeInsets", "NSLayoutConstraint", "NSLocalizedString",
        "PluginPresentation", "PluginViewController", "Void",
    ]

    /// Properties, and methods without arguments, of the view controllers of the kits.
    static func members(of kits: [Kit]) -> Set<String> {
        if kits == [.usual] { return ofUsualKit }
        return Set(kits.flatMap { $0.list("reserved.members") })
    }

    private static let ofUsualKit = Set(Kit.usual.list("reserved.members"))

    /// Members that emitted controllers have besides those of the description.
    static let ofEmittedControllers: Set<String> = [
        "childPlugin", "configureContent", "layOutContent", "presentation", "releaseHandlers",
        "scaledFont", "shownPlugin",
    ]
}

/// What names mean in the code that is emitted for a description.
struct GeneratedNames {
    /// What is generated for hosts, and so for the plugin's controller too.
    private let helpers: [String]
    private let stacks: [String]
    private let spacers: [String]
    private let hookMethods: [String]
    /// What adds and removes children.
    private let containment: [String]
    /// The types that the description names, and its own.
    private let types: Set<String>
    /// Members of the view controllers that it inherits from.
    private let members: Set<String>
    /// The local variables of generated functions, beside those that are made of view names.
    private let variables: [String]
    /// Constraints tie the outermost view to an area, and give some views a size.
    private let layoutVariables: [String]

    init(of description: PluginDescription) {
        let views = description.views
        let host = description.host
        let isOperation = host.whileShown != nil
        helpers = host.names.map(\.value) + (isOperation ? ReservedNames.ofOperations : [])
        stacks =
            (0..<views.count { if case .stack(let view) = $0 { view.name == nil } else { false } })
            .map(EmittedNames.stack)
        spacers = (0..<views.count { if case .spacer = $0 { true } else { false } })
            .map(EmittedNames.spacer)
        containment = [description.controller.names.add, description.controller.names.remove]
        hookMethods = description.controller.hooks.flatMap { hook in
            description.controller.kits.compactMap { hook.value.method(of: $0)?.hook }
        }
        let recovery = EmittedNames.recoveryClass(ofPlugin: description.name)
        members = ReservedNames.members(of: description.controller.kits)
        types = description.namedTypes
            .union([description.controllerName] + (host.recovery == nil ? [] : [recovery]))
            .union(description.controller.kits.flatMap(\.reservedTypes))
        variables =
            [EmittedNames.variable(ofPlugin: description.name)]
            + (isOperation ? [ReservedNames.ofOperation] : [])
        let area = views.first?.name == nil ? nil : description.content?.layout.area.variable
        layoutVariables = views.compactMap(\.sizeVariable) + [area].compactMap(\.self)
    }

    /// What a name means already, as in "the name of …"; nil where it means nothing.
    ///
    /// - Parameter kind: what has the name: "input", "handler" or "view".
    func meaning(of name: String, asNameOf kind: String) -> String? {
        if isMember(name) { return "a member of every view controller" }
        if isEmitted(name) || helpers.contains(name) {
            return "a member that is generated"
        }
        if hookMethods.contains(name) { return "a method that \"hooks\" ask for" }
        if stacks.contains(name) { return "a stack that is generated" }
        if spacers.contains(name) { return "a spacer that is generated" }
        let isVariable =
            kind == "view"
            ? layoutVariables.contains(name)
            : variables.contains(name) || kind == "input" && name == ReservedNames.ofDecoder
        if isVariable { return "a variable that is generated" }
        if ReservedNames.ofUsedTypes.contains(name) || types.contains(name) {
            return "something that generated code uses"
        }
        return nil
    }

    /// Whether a name is that of a member of every view controller.
    func isMember(_ name: String) -> Bool { members.contains(name) }

    /// Whether a name is that of a member which every emitted controller has.
    func isEmitted(_ name: String) -> Bool {
        ReservedNames.ofEmittedControllers.contains(name) || containment.contains(name)
    }
}
