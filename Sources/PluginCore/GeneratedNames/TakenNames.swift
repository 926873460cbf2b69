/// The names that the generated code for one description uses already, and their meanings there.
struct TakenNames {
    /// The members of every generated controller.
    private let members: Set<String>
    private var meanings: [String: String] = [:]
    /// The local variables and parameters in generated functions that use inputs and handlers.
    private let variables: [String]
    /// The local variables for constraints, and for the area that the content is tied to.
    private let layoutVariables: Set<String>
    /// The types that the description names, and its controller.
    private let types: Set<String>

    init(of description: PluginDescription) {
        let (controller, host, views) = (description.controller, description.host, description.views)
        let runsOperations = host.whileShown != nil
        let convertsErrors = host.recovery?.makesValue == true
        variables =
            [GeneratedName.variable(ofPlugin: description.name)]
            + (runsOperations || convertsErrors ? ReservedNames.operationNames : [])
            + (convertsErrors ? [ReservedNames.conversionParameter] : [])
            + (host.modifier != nil ? ReservedNames.modifierParameters : [])
            + (host.scene != nil ? ReservedNames.sceneParameters : [])
            + (description.placement.needsContainer ? [ReservedNames.containerParameter] : [])
        layoutVariables = description.layoutVariables
        types = Set(description.namedTypes).union([description.controllerName])
        members = ReservedNames.controllerMembers.union(ReservedNames.containmentMembers)
            .union([controller.names.add, controller.names.remove])
        let helpers =
            host.names.map(\.value) + (host.cell != nil ? ["makeContentView"] : [])
            + (runsOperations ? ReservedNames.operationMembers : [])
        let stackCount = views.count { $0.isStack && $0.name == nil }
        let spacerCount = views.count { if case .spacer = $0 { true } else { false } }
        let hookMethods = controller.hooks.flatMap { hook in
            controller.kits.compactMap { hook.value.method(of: $0)?.hook }
        }
        for (names, meaning) in [
            (members.union(helpers), "a generated member"), (description.derivedMethods, "a generated method"),
            (Set(hookMethods), "a method that \"hooks\" ask for"),
            (Set((0..<stackCount).map(GeneratedName.stack)), "a generated stack"),
            (Set(views.ofRows.map(\.rowsProperty) + description.runsProperties), "a generated member"),
            (Set((0..<spacerCount).map(GeneratedName.spacer)), "a generated spacer"),
            (description.surfaceNames, "a generated surface"),
        ] {
            for name in names { meanings[name] = meanings[name] ?? meaning }
        }
    }

    /// Returns the existing meaning of a name, to complete "the name of …"; nil if the name is
    /// free.
    ///
    /// - Parameter kind: The kind of the new name: "input", "handler" or "view".
    func meaning(of name: String, asNameOf kind: String) -> String? {
        if let meaning = meanings[name] { return meaning }
        let isVariable =
            kind == "view"
            ? layoutVariables.contains(name)
            : variables.contains(name) || kind == "input" && name == ReservedNames.decoderParameter
        if isVariable { return "a generated variable" }
        return types.contains(name) || ReservedNames.isUsedType(name) ? "something that generated code uses" : nil
    }

    /// Returns whether every generated controller has a member of a name.
    func isMember(_ name: String) -> Bool { members.contains(name) }
}

/// Names that generated code uses already.
enum ReservedNames {
    /// The variable that holds a handler while its plugin is removed.
    static let handlerVariable = "handler"
    /// The parameters of methods that show a plugin in a scene.
    static let sceneParameters = ["dismissesAfter", "scene", "window"]
    /// The parameter of the initializer for storyboards.
    static let decoderParameter = "coder"
    /// The parameters of SwiftUI modifiers.
    static let modifierParameters = ["id", "isPresented"]
    /// The parameter and the variable of the host helpers that run an operation.
    static let operationNames = ["operation", "runningOperation"]
    /// The parameter of the host helpers that make the value of an input from an error.
    static let conversionParameter = "makeValue"
    /// The parameter of the host helpers that show a plugin in a container.
    static let containerParameter = "container"

    /// The members of controllers that are shown while operations run.
    static let operationMembers = ["operations"]

    /// The members that `ChildContainment.swift` adds to view controllers for its own use.
    static let containmentMembers = [
        "enqueue", "presentPopover", "queuedPlugin", "reloadAppearanceOfPlugins", "shownAnywhere",
        "shownInPopover",
    ]

    /// The members that generated controllers have in addition to those from the description.
    static let controllerMembers: Set<String> = [
        "announcement", "presentation", "layOutContent",
        "releaseHandlers", "configureContent", "accessibilityFocus", "pressPrimaryButton",
        "reloadAppearance", "appearanceObserver", "giveFeedback", "applySizes", "isTextLarge",
        "isWidthCompact", "isHeightCompact",
    ]
}

extension ReservedNames {
    /// Returns whether generated code uses a type or a module of a name without a qualifier, or declares it.
    static func isUsedType(_ name: String) -> Bool {
        name.first?.isUppercase == true
            && (KnownType.hasFrameworkPrefix(name) || unqualifiedNames.contains(name) || isGeneratedType(name))
    }

    private static let unqualifiedNames: Set<String> = [
        "AnyObject", "AppKit", "Bool", "Dispatch", "Double", "Float", "Foundation", "Int", "MainActor", "Sendable",
        "String", "Swift", "SwiftUI", "TaskLocal", "UIKit", "UInt32", "UInt64", "Void",
    ]

    /// Returns whether the shared code of a module declares a type.
    private static func isGeneratedType(_ name: String) -> Bool {
        EmbeddedRuntime.types.contains(name) || AppearanceToken.allCases.contains { $0.typeName == name }
    }
}
