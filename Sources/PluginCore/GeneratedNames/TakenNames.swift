/// The names that the generated code for one description uses already, and their meanings there.
struct TakenNames {
    private let description: PluginDescription
    /// The names of the host helpers, which are members of the plugin's controller too.
    private let helpers: [Located<String>]
    /// The methods that the "hooks" of the description require.
    private let hookMethods: [String]
    /// The types that the description names.
    private let namedTypes: Set<String>
    /// The generated names of unnamed stacks.
    private let stacks: Set<String>
    private let spacers: Set<String>
    private let surfaces: Set<String>
    private let derivedMethods: Set<String>
    /// The local variables for constraints, and for the area that the content is tied to.
    private let layoutVariables: Set<String>

    init(of description: PluginDescription) {
        self.description = description
        helpers = description.host.names
        let kits = description.controller.kits
        hookMethods = description.controller.hooks.flatMap { hook in
            kits.compactMap { hook.value.method(of: $0)?.hook }
        }
        namedTypes = Set(description.namedTypes)
        let views = description.views
        let stackCount = views.count { $0.isStack && $0.name == nil }
        stacks = Set((0..<stackCount).map(GeneratedName.stack))
        let spacerCount = views.count { if case .spacer = $0 { true } else { false } }
        spacers = Set((0..<spacerCount).map(GeneratedName.spacer))
        surfaces = description.surfaceNames
        derivedMethods = description.derivedMethods
        layoutVariables = description.layoutVariables
    }

    /// Returns the existing meaning of a name, to complete "the name of …"; nil if the name is
    /// free.
    ///
    /// - Parameter kind: The kind of the new name: "input", "handler" or "view".
    func meaning(of name: String, asNameOf kind: String) -> String? {
        if isMember(name) || isHelper(name) { return "a generated member" }
        if derivedMethods.contains(name) { return "a generated method" }
        if hookMethods.contains(name) { return "a method that \"hooks\" ask for" }
        if stacks.contains(name) { return "a generated stack" }
        if description.views.ofRows.contains(where: { $0.rowsProperty == name }) {
            return "a generated member"
        }
        if description.runsProperties.contains(name) { return "a generated member" }
        if spacers.contains(name) { return "a generated spacer" }
        if surfaces.contains(name) { return "a generated surface" }
        let isVariable = kind == "view" ? layoutVariables.contains(name) : isVariable(name, ofInput: kind == "input")
        if isVariable { return "a generated variable" }
        return isUsedType(name) ? "something that generated code uses" : nil
    }

    /// Returns whether every generated controller has a member of a name.
    func isMember(_ name: String) -> Bool {
        ReservedNames.controllerMembers.contains(name) || ReservedNames.containmentMembers.contains(name)
            || [description.controller.names.add, description.controller.names.remove].contains(name)
    }

    private func isHelper(_ name: String) -> Bool {
        helpers.contains { $0.value == name } || description.host.cell != nil && name == "makeContentView"
            || runsOperations && ReservedNames.operationMembers.contains(name)
    }

    /// Whether the controller is shown while operations run.
    private var runsOperations: Bool { description.host.whileShown != nil }

    /// Returns whether a name is that of a local variable or parameter in generated functions,
    /// apart from variables for views.
    private func isVariable(_ name: String, ofInput: Bool) -> Bool {
        let convertsErrors = description.host.recovery?.makesValue == true
        return ofInput && name == ReservedNames.decoderParameter
            || (runsOperations || convertsErrors) && ReservedNames.operationNames.contains(name)
            || convertsErrors && name == ReservedNames.conversionParameter
            || description.host.modifier != nil && ReservedNames.modifierParameters.contains(name)
            || description.host.scene != nil && ReservedNames.sceneParameters.contains(name)
            || description.placement.needsContainer && name == ReservedNames.containerParameter
            || name == GeneratedName.variable(ofPlugin: description.name)
    }

    /// Returns whether a name is that of a type or a function that generated code uses.
    private func isUsedType(_ name: String) -> Bool {
        name == description.controllerName || namedTypes.contains(name) || ReservedNames.isUsedType(name)
    }
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
        if AppearanceToken.allCases.contains(where: { $0.typeName == name }) { return true }
        let declarations = ["class", "struct", "enum", "protocol"].flatMap { keyword in
            [" ", ":", "<"].map { "\(keyword) \(name)\($0)" }
        }
        // Few files contain the name at all.
        return EmbeddedRuntime.files.contains { file in
            file.text.contains(name) && declarations.contains { file.text.contains($0) }
        }
    }
}
