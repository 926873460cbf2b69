import PluginCore

/// Code that diagnostics suggest.
extension LanguageAdvisor {
    /// Returns a value as it is written, or its brackets if it is long.
    func source(of node: JSONNode) -> String {
        let text = checked.file.text(in: node.range)
        if text.utf8.count <= 60, !text.utf8.contains(where: { $0 == 10 || $0 == 13 }) { return text }
        return switch node.value {
        case .array: "[ … ]"
        case .object: "{ … }"
        default: "\"…\""
        }
    }

    /// Returns an object of a shape, with a few members and those that it needs.
    ///
    /// - Parameter members: members that are given, by the names of other libraries too.
    func snippet(of shape: ObjectShape, _ first: [String], with members: [JSONMember]) -> String {
        let own = members.map { (key: name(of: $0, in: shape), value: source(of: $0.value)) }
        var parts = first + own.map { "\"\($0.key)\": \($0.value)" }
        parts += shape.requiredNames.filter { names in
            !names.contains { name in
                own.contains { $0.key == name } || first.contains { $0.hasPrefix("\"\(name)\":") }
            }
        }.map { snippet(for: $0[0], of: shape) }
        return "{ \(parts.joined(separator: ", ")) }"
    }

    /// Returns a member that an object of a shape needs.
    func snippet(for key: String, of shape: ObjectShape) -> String { "\"\(key)\": " + value(for: key, of: shape) }

    private func value(for key: String, of shape: ObjectShape) -> String {
        switch "\(shape.name).\(key)" {
        case "input.type": "\"String\""
        case "menu action.triggers": "\"openHandler\""
        case "image of a button.input": "\"icon\""
        case "input.name", "recovery.message": "\"message\""
        case "handler.name", "recovery.retry", "trigger.handler": "\"retry\""
        case "operation with progress.progress": "\"fraction\""
        case "recovery.error": "\"problem\""
        case "parameter.name": "\"id\""
        case "parameter.type": "\"Int\""
        case "text field.text": "{ \"input\": \"text\" }"
        case "text from an input.input": "\"message\""
        case "value from an input.input": "\"progress\""
        case "progress bar.value": "0.5"
        case "switch.isOn": "false"
        case "slider.value": "0.5"
        case "segmented control.titles": "[\"Day\", \"Week\"]"
        case "segmented control.selected": "0"
        case "value of a control from an input.input": "\"value\""
        case "custom view.type": checked.kits == [.appKit] ? "\"NSView\"" : "\"UIView\""
        case "SwiftUI view.swiftUI": "\"ErrorView\""
        case "text pair.when", "symbol pair.when": "\"isPlaying\""
        case "text pair.then": "\"Pause\""
        case "text pair.else": "\"Play\""
        case "feedback pair.when": "\"isError\""
        case "feedback pair.then": "\"error\""
        case "symbol pair.then": "\"pause.fill\""
        case "symbol pair.else": "\"play.fill\""
        case "color of the app.swift", "property of a custom view.swift": "\"Theme.accent\""
        case "size.width", "size.height": "44"
        case "rows.items": "\"items\""
        case "rows.row": "{ \"label\": \"titleLabel\", \"text\": { \"swift\": \"item.title\" } }"
        case "stack.stack": "[ … ]"
        case "tap.handler", "long press.handler": "\"openHandler\""
        case "size condition.where": "\"compactHeight\""
        case "spacer.spacer": "8"
        case "overlay.view": "{ \"label\": \"badgeLabel\", \"text\": \"New\" }"
        case "image.symbol": "\"star\""
        case "app color.asset": "\"Brand\""
        case "app font.size": "17"
        case "text from an expression.swift": "\"L10n.title\""
        case "expression.swift": "\"Theme.current.text\""
        case _ where shape.isView && key == shape.keys[0].name: "\"\(Self.propertyName(ofKind: key))\""
        default: "\"…\""
        }
    }

    /// Returns the shape's name of a key, which may be the name in another library, or have the value of another
    /// key.
    private func name(of member: JSONMember, in shape: ObjectShape) -> String {
        if let key = shape.keys.first(where: { $0.name == member.key }) {
            guard key.value.choice == nil, key.value.object != nil, let value = member.value.string
            else { return key.name }
            return shape.key(withValue: value)?.name ?? key.name
        }
        let known = shape.keys.map(\.name)
        return names(forForeign: member.key).first(where: known.contains) ?? member.key
    }

    /// Returns a name for the property that holds a view.
    static func propertyName(ofKind key: String) -> String {
        switch key {
        case "label": "messageLabel"
        case "image": "imageView"
        case "progress": "progressView"
        case "custom": "customView"
        case "switch": "optionSwitch"
        case "segments": "optionControl"
        case "contentUnavailable": "stateView"
        case "rows": "itemStack"
        case "box": "lineBox"
        default: key
        }
    }

    /// Returns a name for the property that holds a view with a text: `tryAgainButton`.
    static func propertyName(ofKind key: String, showing text: String) -> String {
        let words = text.split { !$0.isLetter }.prefix(3).map { $0.lowercased() }
        guard let first = words.first, words.allSatisfy({ $0.utf8.count == $0.count }),
            key == "label" || key == "button"
        else { return propertyName(ofKind: key) }
        let name = first + words.dropFirst().map(capitalized).joined()
        return words.last == key ? name : name + capitalized(key)
    }
}
