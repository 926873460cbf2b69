extension PluginDescription {
    /// Returns the data for a controller's placement, presentation and accessibility.
    ///
    /// - Parameter plugins: all plugins of the module.
    func presentationContext(tree: ViewTree, among plugins: [PluginDescription]) -> MustacheObject {
        let call = presentationCall(among: plugins, tree.dialect)
            .written(indentation: 4, prefixLength: "let presentation = ".utf8.count)
        // If the description has this hook, its override pushes the content too.
        let hasLayoutHook = controller.contains(.viewDidLayoutSubviews)
        let pushesContent = placement.mode.value == .push
        let passesTouches = presentation.touches == .pass
        let scrollsHost = presentation.touches == .scroll
        let background = content?.background.flatMap(tree.dialect.spelling.values.name)
        let announcement: String? =
            if case .input(let name)? = accessibility.announcement {
                SwiftIdentifier.escapedInGetter(name.value)
            } else {
                accessibility.announcement?.appExpression.map { tree.dialect.translated($0.value) }
                    ?? accessibility.announcement?.expression(in: tree.dialect.strings, indentation: 8)
            }
        let identifier = accessibility.identifier.map(SwiftLiteral.string)
        let isAccessibilityGroup = accessibility.isModal || identifier != nil
        let controls = tree.controls(beginningWith: accessibility.focus?.value)
        return [
            "presentationCall": .text(call),
            "isPresented": .flag(isPresented(among: plugins, tree.dialect)),
            "background": .optional(background),
            "announcement": .optional(plainAnnouncement(tree.dialect) ?? announcement),
            "focus": .optional(focusExpression(tree: tree)),
            "identifier": .optional(identifier),
            "isModal": .flag(accessibility.isModal),
            "isAccessibilityGroup": .flag(isAccessibilityGroup),
            "hasViewDidLoad": .flag(
                content != nil || isAccessibilityGroup || controller.preferredSize != nil
                    || controller.contains(.viewDidLoad)),
            "hasPluginView": .flag(
                passesTouches || scrollsHost || presentation.dismissesAfter != nil
                    || presentation.swipeToDismiss || !controller.hasCustomSuperclass),
            "pluginView": .text(pluginView),
            "isPlainView": .flag(!passesTouches && !scrollsHost && background == nil),
            "passesTouches": .flag(passesTouches),
            "scrollsHost": .flag(scrollsHost),
            "pushesContent": .flag(pushesContent && !hasLayoutHook),
            "controls": controls.isEmpty ? .nothing : .text(arrayLiteral(controls)),
            "needsContainer": .flag(placement.needsContainer),
            "maximumDuration": .optional(
                presentation.dismissesAfter.map { time in
                    SwiftLiteral.number(time.value) + (time.value == 1 ? " second" : " seconds")
                }),
            "preposition": placement.isOverHost ? "over" : "in",
            "reuses": .flag(presentation.whenAlreadyShown == .reuse),
            "replaces": .flag(presentation.whenAlreadyShown == .replace),
            "skipsMinimumDuration": .flag(
                presentation.whenAlreadyShown == .replace && presentation.minimumDuration.value > 0),
            "queues": presentation.whenAlreadyShown == .queue
                ? [
                    "limit": .text(String(presentation.queueLimit)),
                    "merges": .flag(inputs.areEquatable),
                ] : .nothing,
        ]
    }

    /// The group of the plugin's presentation: a plugin that replaces the one before forms a group with
    /// it.
    var group: String? {
        presentation.group ?? (presentation.whenAlreadyShown == .replace ? controllerName : nil)
    }

    /// Returns whether the plugin's top edge moves down with a list that is pulled.
    func followsPull(_ dialect: KitDialect) -> Bool {
        presentation.touches == .scroll && dialect.spelling.scrollsContent && placement.edges.contains(".top")
    }

    /// Returns the Swift expression for the view that VoiceOver's focus moves to, or nil if the
    /// description does not name one. If an input can hide the view, the expression is conditional.
    private func focusExpression(tree: ViewTree) -> String? {
        guard let focus = accessibility.focus?.value else { return nil }
        let conditions = tree.focusConditions(in: self)
        guard let first = conditions.first else { return SwiftIdentifier.escapedInGetter(focus) }
        let start = InputCondition(name: SwiftIdentifier.escapedInGetter(first.name), value: first.value)
        let all = ([start] + conditions.dropFirst()).map { $0.expression() }
        return "\(all.joined(separator: " && ")) ? \(SwiftIdentifier.escaped(focus)) : nil"
    }

    /// Returns whether the presentation has settings.
    func hasPresentation(among plugins: [PluginDescription], _ dialect: KitDialect) -> Bool {
        !presentationCall(among: plugins, dialect).arguments.isEmpty
    }

    /// Whether VoiceOver announces the plugin.
    var hasAnnouncement: Bool { accessibility.announcement != nil }

    private func presentationCall(among plugins: [PluginDescription], _ dialect: KitDialect) -> SwiftCall {
        var arguments: [SwiftCall.Argument] = []
        let placementArguments = placementArguments(dialect)
        if !placementArguments.isEmpty {
            arguments.append(.call("placement: ", SwiftCall(callee: "ChildPlacement", arguments: placementArguments)))
        }
        func add(_ label: String, _ seconds: Double?) {
            guard let seconds, seconds > 0 else { return }
            arguments.append(.text(label + SwiftLiteral.number(seconds)))
        }
        add("delay: ", presentation.delay.value)
        add("minimumDuration: ", presentation.minimumDuration.value)
        let transitionArguments = presentation.transitionArguments(dialect)
        if !transitionArguments.isEmpty {
            arguments.append(
                .call(
                    "transition: ",
                    SwiftCall(
                        callee: presentation.movesInWithSpring ? "PluginTransition.spring" : "PluginTransition",
                        arguments: transitionArguments)))
        }
        if let group = group(among: plugins) {
            arguments.append(.text("group: " + SwiftLiteral.string(group)))
        }
        if presentation.touches == .block { arguments.append(.text("blocksEarly: true")) }
        let parts = presentationParts(dialect)
        if !parts.isEmpty { arguments.append(.call("parts: ", SwiftCall(arrayOf: parts))) }
        return SwiftCall(callee: "PluginPresentation", arguments: arguments)
    }

    /// Returns the arguments of `ChildPlacement` that differ from its defaults.
    func placementArguments(_ dialect: KitDialect) -> [SwiftCall.Argument] {
        var arguments = placement.arguments
        if isAboveKeyboard(dialect) {
            arguments.append(.text("area: .aboveKeyboard"))
        } else if placement.bounds.value != .bounds {
            arguments.append(.text("area: .safeArea"))
        }
        if placement.order == .back || placement.position.value == .listBackground {
            arguments.append(.text("isBehind: true"))
        }
        if followsPull(dialect) { arguments.append(.text("followsPull: true")) }
        return arguments
    }

    /// Returns the expressions that create the parts of the presentation.
    private func presentationParts(_ dialect: KitDialect) -> [SwiftCall] {
        var parts: [SwiftCall] = []
        if placement.mode.value == .push { parts.append(placement.push) }
        if let part = placement.listPart {
            parts.append(SwiftCall(callee: "PluginListPlace", arguments: [part]))
        }
        if presentation.dismissed != nil {
            parts.append(SwiftCall(callee: "PluginDismissalReport", arguments: [String]()))
        }
        if let time = presentation.dismissesAfter?.value, time > 0 {
            parts.append(SwiftCall(callee: "PluginTimer", arguments: ["seconds: " + SwiftLiteral.number(time)]))
        }
        if let backdrop = presentation.backdrop?.value {
            let dismissal = backdrop.dismissesOnTap ? ["dismissesOnTap: true"] : []
            parts.append(SwiftCall(callee: "PluginBackdrop", arguments: [".\(backdrop.style.rawValue)"] + dismissal))
        }
        if let feedback = presentation.feedback, dialect.spelling.givesFeedback {
            parts.append(feedback.creation)
        }
        return parts
    }
}

extension PluginPlacement {
    /// The edges that the plugin is attached to, as Swift spells them; empty for the center.
    var edges: String {
        switch position.value {
        case .fill: ".top, .leading, .bottom, .trailing"
        case .center: ""
        case .top: ".top, .leading, .trailing"
        case .bottom: ".leading, .bottom, .trailing"
        case .leading: ".top, .leading, .bottom"
        case .trailing: ".top, .bottom, .trailing"
        case .topLeading: ".top, .leading"
        case .topTrailing: ".top, .trailing"
        case .bottomLeading: ".leading, .bottom"
        case .bottomTrailing: ".bottom, .trailing"
        // Without a list, the plugin is at these edges of its host.
        case .tableHeader: ".top, .leading, .trailing"
        case .tableFooter: ".leading, .bottom, .trailing"
        case .listBackground: ".top, .leading, .bottom, .trailing"
        }
    }

    /// Whether the plugin covers a part of its host.
    fileprivate var isOverHost: Bool {
        mode.value != .push && order != .back && !position.value.isInList
    }

    /// The part of a list that the plugin is shown in, as Swift spells it; nil if it is not in a list.
    var listPart: String? {
        switch position.value {
        case .tableHeader: ".header"
        case .tableFooter: ".footer"
        case .listBackground: ".background"
        default: nil
        }
    }

    /// The expression that creates the part that pushes the host's content away.
    fileprivate var push: SwiftCall {
        let isAtBottom = edges.contains(".bottom")
        let distance = isAtBottom ? insets.bottom : insets.top
        return SwiftCall(
            callee: "PluginPush",
            arguments: ["from: \(isAtBottom ? ".bottom" : ".top")"]
                + (distance == 0 ? [] : ["distance: \(SwiftLiteral.number(distance))"]))
    }

    /// The arguments of `ChildPlacement` for edges and lengths that differ from its defaults.
    fileprivate var arguments: [SwiftCall.Argument] {
        var arguments: [SwiftCall.Argument] = []
        if ![.fill, .listBackground].contains(position.value) {
            arguments.append(.text("edges: [\(edges)]"))
        }
        if insets != .zero {
            let values = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ].map { "\($0.0): \(SwiftLiteral.number($0.1))" }
            arguments.append(.call("insets: ", SwiftCall(callee: "NSDirectionalEdgeInsets", arguments: values)))
        }
        if let width { arguments.append(.text("width: \(SwiftLiteral.number(width))")) }
        if let maximumWidth {
            arguments.append(.text("maximumWidth: \(SwiftLiteral.number(maximumWidth))"))
        }
        if let height { arguments.append(.text("height: \(SwiftLiteral.number(height))")) }
        return arguments
    }
}

extension PluginPresentation {
    fileprivate func transitionArguments(_ dialect: KitDialect) -> [SwiftCall.Argument] {
        if moveIn == .none, moveOut == .none { return [] }
        var arguments: [SwiftCall.Argument] = []
        if moveIn != .none { arguments.append(.text("moveIn: \(moveIn.expression(dialect))")) }
        if moveOut != .none { arguments.append(.text("moveOut: \(moveOut.expression(dialect))")) }
        if motionDuration != 0.25 {
            arguments.append(.text("duration: \(SwiftLiteral.number(motionDuration))"))
        }
        return arguments
    }
}

extension PluginPresentation.Motion {
    fileprivate func expression(_ dialect: KitDialect) -> String {
        switch self {
        case .none: ".none"
        case .fade: ".fade"
        case .scale: dialect.isUIKit ? ".scale" : ".fade"
        case .slideFromTop: ".slide(from: .top)"
        case .slideFromBottom: ".slide(from: .bottom)"
        case .slideFromLeading: ".slide(from: .leading)"
        case .slideFromTrailing: ".slide(from: .trailing)"
        }
    }
}

extension TextSource {
    /// Returns the text as a Swift expression in the controller.
    ///
    /// - Parameters:
    /// - strings: the string table of localized text.
    /// - indentation: the number of spaces at the start of the line.
    func expression(in strings: StringTable, indentation: Int, prefixLength: Int = 0) -> String {
        switch argument(in: strings) {
        case .text(let text): text
        case .call(_, let call): call.written(indentation: indentation, prefixLength: prefixLength)
        }
    }

    /// Returns the text as an argument without a label.
    func argument(in strings: StringTable) -> SwiftCall.Argument {
        switch self {
        case .literal(let text): .text(SwiftLiteral.string(text))
        case .input(let name): .text(SwiftIdentifier.escaped(name.value))
        case .swift(let expression, _): .text(expression.value)
        case .pair(let pair): pair.then.argument(in: strings)
        case .localized(let key, let value, let comment):
            .call(
                "",
                SwiftCall(
                    callee: "String",
                    arguments: [
                        "localized: " + SwiftLiteral.string(key),
                        "defaultValue: " + Self.defaultValue(value.value),
                    ] + strings.arguments + (comment.isEmpty ? [] : ["comment: " + SwiftLiteral.string(comment)])))
        }
    }
}

extension StringTable {
    /// The arguments of `String(localized:defaultValue:table:bundle:comment:)` for the table and the
    /// bundle, in a method of the controller.
    fileprivate var arguments: [String] {
        let table = tableExpression.map { ["table: " + $0] } ?? []
        return bundle == .main ? table : table + ["bundle: " + bundle.argument(ofClass: "Self")]
    }

    /// Returns the expression for the bundle, in code outside of the given controller.
    func expression(besides controller: String) -> String {
        let argument = bundle.argument(ofClass: controller)
        return argument.hasPrefix(".") ? "Foundation.Bundle" + argument : argument
    }

    /// The name of the table as a string literal; nil for the default table.
    var tableExpression: String? { name == Self.defaultName ? nil : SwiftLiteral.string(name) }
}

extension StringTable.Bundle {
    /// Returns the expression for the bundle, as an argument whose type is known.
    ///
    /// - Parameter marker: a class of the framework.
    func argument(ofClass marker: String) -> String {
        switch self {
        case .main: ".main"
        case .module: ".module"
        case .framework: "Foundation.Bundle(for: \(marker).self)"
        }
    }
}

/// Returns an array literal for the body of a member: on one line if it fits, or else with each
/// element on its own line.
private func arrayLiteral(_ elements: [String]) -> String {
    let line = "[\(elements.joined(separator: ", "))]"
    if 8 + line.columnCount <= SwiftCall.lineLength { return line }
    let inner = "\n            "
    return "[" + elements.map { inner + $0 + "," }.joined() + "\n        ]"
}

extension PluginDescription {
    /// The expression that makes the controller's view.
    fileprivate var pluginView: String {
        if let swipeEdge { return "PluginSwipeView(toward: .\(swipeEdge.rawValue))" }
        if hasEventView { return "PluginEventView()" }
        return placement.position.value.isInList ? "PluginListView()" : "PluginView()"
    }
}
