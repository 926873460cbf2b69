extension PluginDescription {
    /// The group of the plugin's presentation: a plugin that replaces the one before forms a group with
    /// it.
    var group: String? { presentation.group ?? (presentation.whenAlreadyShown == .replace ? controllerName : nil) }

    /// Returns whether the plugin's top edge moves down with a list that is pulled.
    func followsPull(_ dialect: KitDialect) -> Bool {
        presentation.touches == .scroll && dialect.scrollsContent && placement.edges.contains(".top")
    }

    /// Returns whether the presentation has settings.
    func hasPresentation(among plugins: [PluginDescription], _ dialect: KitDialect) -> Bool {
        !presentationArguments(among: plugins, dialect).isEmpty
    }

    /// Whether VoiceOver announces the plugin.
    var hasAnnouncement: Bool { accessibility.announcement != nil }

    /// Returns the arguments of `PluginPresentation` that differ from its defaults.
    func presentationArguments(among plugins: [PluginDescription], _ dialect: KitDialect) -> [String] {
        var arguments: [String] = []
        let place = placementArguments(dialect)
        if !place.isEmpty { arguments.append(call("placement: ChildPlacement", place)) }
        for (name, time) in [("delay", presentation.delay), ("minimumDuration", presentation.minimumDuration)]
        where time.value > 0 {
            arguments.append("\(name): \(SwiftLiteral.number(time.value))")
        }
        let transition = presentation.transitionArguments(dialect)
        if !transition.isEmpty {
            let spring = presentation.movesInWithSpring ? ".spring" : ""
            arguments.append(call("transition: PluginTransition\(spring)", transition))
        }
        if let group = group(among: plugins) { arguments.append("group: " + SwiftLiteral.string(group)) }
        if presentation.touches == .block { arguments.append("blocksEarly: true") }
        let parts = presentationParts(dialect)
        if !parts.isEmpty { arguments.append("parts: [\(parts.joined(separator: ", "))]") }
        return arguments
    }

    /// Returns the arguments of `ChildPlacement` that differ from its defaults.
    func placementArguments(_ dialect: KitDialect) -> [String] {
        var arguments = placement.arguments
        if isAboveKeyboard(dialect) {
            arguments.append("area: .aboveKeyboard")
        } else if placement.bounds.value != .bounds {
            arguments.append("area: .safeArea")
        }
        if placement.order == .back || placement.position.value == .listBackground {
            arguments.append("isBehind: true")
        }
        if followsPull(dialect) { arguments.append("followsPull: true") }
        return arguments
    }

    /// Returns the expressions that create the parts of the presentation.
    private func presentationParts(_ dialect: KitDialect) -> [String] {
        var parts: [String] = []
        if placement.mode.value == .push { parts.append(placement.push) }
        if let part = placement.listPart { parts.append("PluginListPlace(\(part))") }
        if presentation.dismissed != nil { parts.append("PluginDismissalReport()") }
        if let time = presentation.dismissesAfter?.value, time > 0 {
            parts.append("PluginTimer(seconds: \(SwiftLiteral.number(time)))")
        }
        if let backdrop = presentation.backdrop?.value {
            let dismissal = backdrop.dismissesOnTap ? ", dismissesOnTap: true" : ""
            parts.append("PluginBackdrop(.\(backdrop.style.rawValue)\(dismissal))")
        }
        if let feedback = presentation.feedback, dialect.givesFeedback { parts.append(feedback.creation) }
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
    var isOverHost: Bool { mode.value != .push && order != .back && !position.value.isInList }

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
    fileprivate var push: String {
        let isAtBottom = edges.contains(".bottom")
        let distance = isAtBottom ? insets.bottom : insets.top
        let argument = distance == 0 ? "" : ", distance: \(SwiftLiteral.number(distance))"
        return "PluginPush(from: \(isAtBottom ? ".bottom" : ".top")\(argument))"
    }

    /// The arguments of `ChildPlacement` for edges and lengths that differ from its defaults.
    fileprivate var arguments: [String] {
        var arguments: [String] = []
        if ![.fill, .listBackground].contains(position.value) { arguments.append("edges: [\(edges)]") }
        if insets != .zero {
            let values = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ].map { "\($0.0): \(SwiftLiteral.number($0.1))" }
            arguments.append(call("insets: NSDirectionalEdgeInsets", values))
        }
        if let width { arguments.append("width: \(SwiftLiteral.number(width))") }
        if let maximumWidth { arguments.append("maximumWidth: \(SwiftLiteral.number(maximumWidth))") }
        if let height { arguments.append("height: \(SwiftLiteral.number(height))") }
        return arguments
    }
}

extension PluginPresentation {
    fileprivate func transitionArguments(_ dialect: KitDialect) -> [String] {
        if moveIn == .none, moveOut == .none { return [] }
        var arguments: [String] = []
        if moveIn != .none { arguments.append("moveIn: \(moveIn.expression(dialect))") }
        if moveOut != .none { arguments.append("moveOut: \(moveOut.expression(dialect))") }
        if motionDuration != 0.25 { arguments.append("duration: \(SwiftLiteral.number(motionDuration))") }
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

extension ControllerFile {
    var presentationCall: String { call("PluginPresentation", plugin.presentationArguments(among: plugins, dialect)) }
}

extension TextSource {
    /// Returns the text as a Swift expression in the controller.
    func argument(in strings: StringTable) -> String {
        switch self {
        case .literal(let text): return SwiftLiteral.string(text)
        case .input(let name): return SwiftIdentifier.escaped(name.value)
        case .swift(let expression, _): return expression.value
        case .pair(let pair): return pair.then.argument(in: strings)
        case .localized(let key, let value, let comment):
            let text = ["localized: " + SwiftLiteral.string(key), "defaultValue: " + Self.defaultValue(value.value)]
            return call(
                "String",
                text + strings.arguments + (comment.isEmpty ? [] : ["comment: " + SwiftLiteral.string(comment)]))
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
