/// Names that have a meaning in emitted code already.
enum ReservedNames {
    /// Controllers that would have the name of a type that is emitted once for all, and what that is.
    static let ofPlugins = [
        "PluginViewController": "is generated for all plugins",
        "PlatformViewController": "stands for a class of the kit",
    ]

    /// The variable that holds a handler while its plugin is removed.
    static let ofHandlerVariable = "handler"
    /// The parameter of the initialiser that storyboards use.
    static let ofDecoder = "coder"

    /// The parameter of helpers that run an operation, and of those that are told where to show.
    static let ofOperation = "operation"
    static let ofContainer = "container"
    /// Members of controllers that are shown while operations run.
    static let ofOperations = ["beginOperation", "endOperation", "operationCount"]

    /// Types and functions that emitted controllers use by their names alone, besides those of a kit.
    static let ofUsedTypes = [
        "ChildPlacement", "Double", "Float", "NSCoder", "NSDirectionalEdgeInsets",
        "NSLayoutConstraint", "NSLocalizedString", "PluginPresentation", "PluginTransition",
        "PluginViewController", "Void",
    ]

    /// What the file for all plugins adds to view controllers for itself: helpers of hosts stand beside it.
    static let ofContainment = ["detach", "finishDetaching", "loadedView"]

    /// Members that emitted controllers have besides those of the description.
    static let ofEmittedControllers: Set<String> = [
        "childPlugin", "shownPlugin", "announcement", "presentation", "layOutContent",
        "releaseHandlers", "configureContent", "accessibilityFocus", "pressPrimaryButton",
    ]
}

/// What names mean in the code that is emitted for a description.
struct GeneratedNames {
    private let description: PluginDescription
    /// What is generated for hosts, and so for the plugin's controller too.
    let helpers: [Located<String>]
    /// How many stacks have no names of their own, and how many spacers there are.
    private var stackCount = 0
    private var spacerCount = 0
    private var hookMethods: [String] = []
    /// The types that the description names.
    private let namedTypes: Set<String>
    /// Constraints tie the outermost view to an area, and give some views a size.
    private var layoutVariables: [String] = []

    init(of description: PluginDescription, views: [ContentView]) {
        self.description = description
        helpers = description.host.names
        namedTypes = Set(description.namedTypes)
        let kits = description.controller.kits
        for hook in description.controller.hooks {
            hookMethods += kits.compactMap { hook.value.method(of: $0)?.hook }
        }
        for view in views {
            switch view {
            case .stack(let stack): stackCount += stack.name == nil ? 1 : 0
            case .spacer(let spacer):
                if spacer.length != nil {
                    let name = GeneratedName.spacer(at: spacerCount)
                    layoutVariables.append(GeneratedName.length(ofSpacer: name))
                }
                spacerCount += 1
            default: if let variable = view.sizeVariable { layoutVariables.append(variable) }
            }
        }
        if views.first?.name != nil {
            layoutVariables.append("scrollView")
            if let area = description.content?.layout.area.variable { layoutVariables.append(area) }
        }
    }

    /// What a name means already, as in "the name of …"; nil where it means nothing.
    ///
    /// - Parameter kind: what has the name: "input", "handler" or "view".
    func meaning(of name: String, asNameOf kind: String) -> String? {
        if let words = meaning(ofMember: name) { return words }
        if isHelper(name) { return "a member that is generated" }
        if hookMethods.contains(name) { return "a method that \"hooks\" ask for" }
        if isNumbered(name, stackCount, GeneratedName.stack) { return "a stack that is generated" }
        if isNumbered(name, spacerCount, GeneratedName.spacer) {
            return "a spacer that is generated"
        }
        let isLocal =
            kind == "view"
            ? layoutVariables.contains(name) : isVariable(name, ofInput: kind == "input")
        if isLocal { return "a variable that is generated" }
        return isUsedType(name) ? "something that generated code uses" : nil
    }

    /// What a name means as that of a member which every view controller has, or every emitted one, or of
    /// what adds and removes children; nil where it is none.
    func meaning(ofMember name: String) -> String? {
        if description.controller.kits.contains(where: { $0.reservedMembers.contains(name) }) {
            return "a member of every view controller"
        }
        let isEmitted =
            ReservedNames.ofEmittedControllers.contains(name)
            || description.controller.names.add == name
            || description.controller.names.remove == name
        return isEmitted ? "a member that is generated" : nil
    }

    /// What a name means as that of a helper of hosts, which stands beside the members of all view
    /// controllers; nil where it means nothing.
    func meaning(ofHelper name: String) -> String? {
        if hookMethods.contains(name) { return "a method that \"hooks\" ask for" }
        let isGenerated =
            ReservedNames.ofContainment.contains(name) || ReservedNames.ofOperations.contains(name)
            || [GeneratedName.stack(at: 0), GeneratedName.spacer(at: 0)].contains { first in
                name.hasPrefix(first) && name.dropFirst(first.count).allSatisfy(\.isNumber)
            }
        return isGenerated ? "a member that is generated" : meaning(ofMember: name)
    }

    private func isHelper(_ name: String) -> Bool {
        helpers.contains { $0.value == name }
            || isOperation && ReservedNames.ofOperations.contains(name)
    }

    /// Whether controllers are shown while operations run.
    private var isOperation: Bool { description.host.whileShown != nil }

    /// Whether a name is one of some that differ in their numbers.
    private func isNumbered(_ name: String, _ count: Int, _ made: (Int) -> String) -> Bool {
        count > 0 && name == made(0)
            || count > 1 && name.hasPrefix(made(0)) && (1..<count).contains { made($0) == name }
    }

    /// Whether a name is that of a local variable of generated functions, beside those that are made
    /// of view names.
    private func isVariable(_ name: String, ofInput: Bool) -> Bool {
        ofInput && name == ReservedNames.ofDecoder
            || isOperation && name == ReservedNames.ofOperation
            || description.placement.needsContainer && name == ReservedNames.ofContainer
            || name.hasSuffix("ViewController")
                && name == GeneratedName.variable(ofPlugin: description.name)
    }

    /// Whether a name is that of the controller, or of the class that keeps the state of recoveries.
    private func isOwnType(_ name: String) -> Bool {
        name.hasSuffix("ViewController") && name == description.controllerName
            || description.host.recovery != nil
                && name == GeneratedName.recoveryClass(ofPlugin: description.name)
    }

    /// Whether a name is that of a type or a function that emitted code uses.
    private func isUsedType(_ name: String) -> Bool {
        if isOwnType(name) { return true }
        return ReservedNames.ofUsedTypes.contains(name) || namedTypes.contains(name)
            || description.controller.kits.contains { $0.usedTypes.contains(name) }
    }
}
