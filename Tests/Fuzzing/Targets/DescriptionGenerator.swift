import PluginCore

/// Generates descriptions that are nearly all valid, from the vocabulary. A key that is added to
/// the language needs no change here, unless it refers to something.
package struct DescriptionGenerator {
    private var choices: Choices
    private let plugin: String
    private var nameCount = 0
    private var hasModifier = false
    private var needsViewController = false
    private var inputs: [(name: String, type: String)] = []
    /// The handlers, with the names and types of their parameters.
    private var handlers: [(name: String, parameters: [(name: String, type: String)])] = []
    /// The handlers that text fields and recoveries call, which are not async.
    private var synchronousHandlers: [String] = []
    private var hasRecovery = false
    /// The handlers that get the URLs of links.
    private var linkHandlers: [String] = []
    /// The handlers of controls, each with the type of the value that it gets.
    private var valueHandlers: [(name: String, type: String)] = []
    private var viewNames: [String] = []
    /// The methods that the user of the generated class has to implement.
    package private(set) var hooks: [LifecycleHook] = []
    /// The number of views that may still be added.
    private var viewBudget = 12
    /// The type of the last custom view.
    private var viewType = "PlatformView"
    /// The placement and the presentation, which limit each other and the keys after them.
    private var placement = ""
    private var presentation = ""
    /// Whether the content fills the plugin, whose size does not come from the content.
    private var fillsPlugin = false
    /// Whether a stack can be tapped. VoiceOver may then not see the views in it.
    private var hasTap = false
    /// Whether the plugin is in a list, which only UIKit has.
    private var isInList = false
    private let kit: Kit
    /// Whether the plugins can be shown: lengths fit on a screen, and symbols and values exist.
    private let isShowable: Bool

    /// Creates a generator.
    ///
    /// - Parameter kit: the framework that all descriptions are for, alone or with another one.
    package init(_ choices: Choices, plugin: String, kit: Kit = .default, isShowable: Bool = false) {
        self.choices = choices
        self.plugin = plugin
        self.kit = kit
        self.isShowable = isShowable
    }

    package mutating func description() -> String {
        var keys = Vocabulary.description.keys.filter {
            $0.name != "inputs" && $0.name != "handlers"
        }
        // The views that can have the focus are known only after the content.
        keys.sort { ($0.name == "content" ? 0 : 1) < ($1.name == "content" ? 0 : 1) }
        var members = members(of: keys, in: "description")
        for key in Vocabulary.description.keys where key.name == "inputs" || key.name == "handlers" {
            while choices.isOne(of: 3) {
                if key.name == "inputs" { _ = input(Self.types) } else { _ = handler() }
            }
            let list = key.name == "inputs" ? inputList() : handlerList()
            if !list.isEmpty {
                members.append("\"\(key.name)\": [\(list.joined(separator: ", "))]")
            }
        }
        if isInList, !members.contains(where: { $0.hasPrefix("\"kits\"") }) {
            members.append("\"kits\": [\"UIKit\"]")
        }
        return "{\n  \(members.joined(separator: ",\n  "))\n}\n"
    }

    /// Returns a description, with some small changes in half of the cases.
    package mutating func mutatedDescription() -> String {
        let text = description()
        if choices.isOne(of: 2) { return text }
        var scalars = Array(text.unicodeScalars)
        for _ in 0...choices.below(4) {
            let position = (choices.below(256) << 8 | choices.below(256)) % (scalars.count + 1)
            let end = min(scalars.count, position + choices.below(8))
            switch choices.below(3) {
            case 0: scalars.removeSubrange(position..<end)
            case 1: scalars.insert(contentsOf: scalars[position..<end], at: position)
            default:
                let piece = choices.one(of: Self.pieces)
                scalars.replaceSubrange(position..<end, with: piece.unicodeScalars)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let pieces = [
        "\"", "{", "}", "[", "]", ",", ":", "\\", "null", "true", "0", "-1", "1e9", "\"self\"",
        "\"view\"", "\"String?\"", "\"[Int\"", "//", "/*", "\n", "\u{202E}", "{}", "[]", "\"a\"",
    ]

    private static let superclasses = ["PlatformViewController", "UITableViewController"]
    private static let viewTypes = ["PlatformView", "UIScrollView", "PlatformTableView"]

    /// Lengths, in points, a few of which fit on a screen.
    private static let lengths: [String: [String]] = {
        let (insets, sizes) = (["0", "8", "12.5"], ["20", "44.5", "120"])
        return [
            "insets": insets, "top": insets, "bottom": insets, "leading": insets,
            "trailing": insets, "margins": insets, "spacing": insets, "spacer": insets,
            "width": sizes, "height": sizes, "maximumWidth": ["120", "280.5"],
            "minimumWidth": sizes, "minimumHeight": sizes, "verticalOffset": ["-8.5", "12"],
        ]
    }()

    /// The numbers of a slider, by their keys.
    private static let sliderNumbers = [
        "value": ["0", "0.5", "1"], "minimum": ["-1.5", "0"], "maximum": ["1", "2.5"],
    ]
    private static let listPositions = PluginPlacement.Position.allCases.filter(\.isInList).map(\.rawValue)

    /// Returns whether all platforms have a value, also over a host without a list.
    private static func isUsable(_ value: String, for key: String) -> Bool {
        Platform.requirements(of: "\(key).\(value)").isEmpty && !listPositions.contains(value)
    }

    static let types = [
        "String", "String?", "Bool", "Int", "Double", "Float", "Float?", "Double?",
        "PlatformImage?",
        "PlatformImage", "[String]", "[String: Int]", "(Int) -> Void", "((Int) -> Void)?", "Bool?",
        "CGFloat",
    ]

    private static func example(of type: String) -> String {
        if type.hasSuffix("?") { return "nil" }
        return switch type {
        case "String": #"\"Text\""#
        case "Bool": "true"
        case "PlatformImage": "PlatformImage()"
        case "[String]": "[]"
        case "[String: Int]": "[:]"
        case "(Int) -> Void": "{ _ in }"
        default: "0"
        }
    }
}

extension DescriptionGenerator {
    private mutating func freshName(_ kind: String) -> String {
        nameCount += 1
        let keywords = ["default", "case", "in", "is", "where"]
        if kind == "input", choices.isOne(of: 12) {
            let name = choices.one(of: keywords)
            if !inputs.contains(where: { $0.name == name }) { return name }
        }
        return "\(kind)\(nameCount)"
    }

    /// Returns the name of an input of one of the types.
    private mutating func input(_ types: [String]) -> String {
        // A button that is busy is not hidden or disabled by the same input.
        // The values that a control sets may not fit other views.
        let known = inputs.filter { input in
            types.contains(input.type) && !["busy", "own"].contains { input.name.hasPrefix($0) }
        }
        if !known.isEmpty, choices.isOne(of: 2) { return choices.one(of: known).name }
        return newInput(types)
    }

    private mutating func newInput(_ types: [String]) -> String {
        let name = freshName("input")
        inputs.append((name, choices.one(of: types)))
        return name
    }

    private mutating func handler() -> String {
        if !handlers.isEmpty, choices.isOne(of: 2) { return choices.one(of: handlers).name }
        let name = freshName("handler")
        var parameters: [(name: String, type: String)] = []
        while parameters.count < 3, choices.isOne(of: 3) {
            let name = input(["String", "Int", "Bool", "String?"])
            let type = inputs.first { $0.name == name }?.type ?? ""
            if !parameters.contains(where: { $0.name == name }) { parameters.append((name, type)) }
        }
        handlers.append((name, parameters))
        return name
    }

    private mutating func inputList() -> [String] {
        inputs.map { name, type in
            let isOptional = type.hasSuffix("?") && !type.hasPrefix("(")
            let example = Self.example(of: isShowable && isOptional ? String(type.dropLast()) : type)
            var members = ["\"name\": \"\(name)\"", "\"type\": \"\(type)\""]
            if choices.isOne(of: 2) { members.append("\"default\": \"\(example)\"") }
            if choices.isOne(of: 3) { members.append("\"example\": \"\(example)\"") }
            // None of the types is an alias of a closure.
            let rest = Vocabulary.input.keys.filter {
                !["name", "type", "default", "example", "escaping"].contains($0.name)
            }
            return "{ \((members + self.members(of: rest, in: "input")).joined(separator: ", ")) }"
        }
    }

    private mutating func handlerList() -> [String] {
        let linkHandlers = linkHandlers.map { name in
            #"{ "name": "\#(name)", "parameters": [{ "name": "url", "type": "URL" }] }"#
        }
        let valueHandlers = valueHandlers.map { name, type in
            #"{ "name": "\#(name)", "parameters": [{ "name": "value", "type": "\#(type)" }] }"#
        }
        return linkHandlers + valueHandlers
            + handlers.map { name, parameters in
                var members = ["\"name\": \"\(name)\""]
                if !parameters.isEmpty {
                    let list = parameters.map {
                        "{ \"name\": \"\($0.name)\", \"type\": \"\($0.type)\" }"
                    }
                    members.append("\"parameters\": [\(list.joined(separator: ", "))]")
                }
                let illegal = (synchronousHandlers.contains(name) ? ["async"] : []) + (hasRecovery ? ["required"] : [])
                let rest = Vocabulary.handler.keys.filter {
                    !(["name", "parameters"] + illegal).contains($0.name)
                }
                return "{ \((members + self.members(of: rest, in: "handler")).joined(separator: ", ")) }"
            }
    }

    /// Returns all required keys and some others, each with a value.
    private mutating func members(
        of keys: [KeyShape], in object: String, oneOf alternatives: [String] = []
    ) -> [String] {
        let chosen = alternatives.isEmpty ? nil : choices.one(of: alternatives)
        let isState = object == ContentUnavailableView.shape.name
        var members: [String] = []
        for key in keys {
            if alternatives.contains(key.name) {
                if key.name != chosen { continue }
            } else if isState, key.name == "text" {
                // Without text, the view may be empty.
            } else if !key.isRequired, !choices.isOne(of: 3),
                // Random SwiftUI views need both keys: their types and names are few.
                object != "SwiftUI view" || !["name", "create"].contains(key.name)
            {
                continue
            }
            // No random class is a subclass of the framework's.
            if ["type", "create"].contains(key.name),
                !["custom view", "SwiftUI view"].contains(object)
            {
                continue
            }
            func hasMember(of names: [String]) -> Bool {
                members.contains { member in names.contains { member.hasPrefix("\"\($0)\"") } }
            }
            let images = ["symbol", "asset"]
            let needed = [
                "iconOnly": images, "imagePlacement": images, "busyLabel": ["busyWhen"],
                "disabled": ["enabledWhen"],
                "shadow": ["background"], "cornerRadius": ["background"],
                "corners": ["cornerRadius"],
            ]
            if let others = needed[key.name], !hasMember(of: others) { continue }
            // Not every content type can be combined with every keyboard, or be secure, and a font
            // replaces other keys.
            let contradicted = [
                "textContentType": ["keyboardType"], "secure": ["textContentType"],
                "font": ["textStyle", "weight"], "iconOnly": ["imagePlacement"],
                "asset": ["symbol"], "minimumWidth": ["width"],
                "maximumWidth": ["width", "minimumWidth"], "minimumHeight": ["height"],
                "maximumHeight": ["height", "minimumHeight"],
                "whenAlreadyShown": ["group"], "swipeToDismiss": ["touches"],
            ]
            if let others = contradicted[key.name], hasMember(of: others) { continue }
            // SwiftUI modifiers are for plugins in front of a whole view.
            if ["container", "order"].contains(key.name) {
                if hasModifier { continue }
                needsViewController = true
            } else if key.name == "swiftUI" {
                if needsViewController { continue }
                hasModifier = true
            }
            let hasNoScene =
                needsViewController || placement.contains(#""push""#)
                || presentation.contains(#""scroll""#) || members.contains(#""show": false"#)
            if key.name == "scene", hasNoScene { continue }
            let isNotForPopovers =
                isInList || placement.contains(#""push""#)
                || ["delay", "whenAlreadyShown"].contains { presentation.contains("\"\($0)\"") }
            if key.name == "popover", isNotForPopovers { continue }
            if key.name == "edges", object == Vocabulary.popover.name {
                members.append(#""edges": ["top", "trailing"]"#)
                continue
            }
            if key.name == "columnWhere", !members.contains(#""axis": "horizontal""#) { continue }
            // Only text with links has a color for them, and the names are those of the app.
            if ["linkColor", "calls", "properties", "conformsTo"].contains(key.name) { continue }
            if key.name.hasPrefix("vertical"), !members.contains(#""edges": []"#) { continue }
            if key.name == "corners" {
                if !members.contains(#""cornerRadius": "capsule""#) {
                    members.append(#""corners": ["topLeading", "bottomTrailing"]"#)
                }
                continue
            }
            // Insets depend on the place of the view, and not every view can be on top of others.
            if object == Overlay.shape.name {
                if key.name == "view" { members.append("\"view\": \(overlaidView())") }
                if key.name != "at" { continue }
            }
            // A menu is in place of a handler, and of a role that presses the button.
            if key.name == "menu", hasMember(of: ["triggers"]) { continue }
            if hasMember(of: ["menu"]), ["role", "busyWhen", "busyLabel"].contains(key.name) {
                continue
            }
            // A separator is across a stack of which each view has its own length.
            if members.first?.contains(#""separator":"#) == true,
                key.name == "columnWhere" || key.name == "distribution" || key.name == "alignment"
            {
                continue
            }
            // What is around a view can determine its lengths.
            if object == ViewFrame.shape.name, !key.name.hasPrefix("minimum") { continue }
            if key.name == "backdrop", !canHaveBackdrop || members.contains(#""touches": "pass""#) {
                continue
            }
            if key.name == "swipeToDismiss", !isAtEdge { continue }
            if fillsPlugin, ["placement", "touches", "layout"].contains(key.name) { continue }
            if key.name == "placement", kit == .default, !isShowable, choices.isOne(of: 5) {
                isInList = true
                needsViewController = true
                let position = choices.one(of: Self.listPositions)
                members.append("\"placement\": \"\(position)\"")
                continue
            }
            let overHost = ["touches", "backdrop", "modal", "transition", "whenAlreadyShown"]
            if isInList, overHost.contains(key.name) { continue }
            if isState, members.contains(#""style": "loading""#), images.contains(key.name) {
                continue
            }
            if isState, key.name == "triggers", !hasMember(of: ["buttonTitle"]) { continue }
            if key.name == "opensLinks", !members.contains(where: mayHaveLinks) { continue }
            // A stack that shimmers has neither controls nor taps.
            if key.name == "shimmer" { continue }
            if ["tap", "longPress"].contains(key.name) {
                if let tap = tap(onStackWith: members) {
                    members.append("\"\(key.name)\": \(tap)")
                }
                continue
            }
            if hasTap, ["touches", "focus"].contains(key.name) { continue }
            if key.name == "modal", presentation.contains("backdrop") { continue }
            guard let value = value(of: key.value, for: key.name, in: object) else { continue }
            members.append("\"\(key.name)\": \(value)")
            if key.name == "placement" { placement = value }
            if key.name == "presentation" { presentation = value }
        }
        return members
    }

    /// Returns a tap on a stack with other members; nil if it contains other taps or SwiftUI views.
    private mutating func tap(onStackWith members: [String]) -> String? {
        func contains(_ keys: [String]) -> Bool {
            members.contains { member in keys.contains { member.contains("\"\($0)\":") } }
        }
        if contains(["tap", "longPress", "swiftUI"]) { return nil }
        hasTap = true
        let name = handler()
        if choices.isOne(of: 2),
            !contains(["button", "textField", "switch", "slider", "segments", "custom", "markdown"])
        {
            return "\"\(name)\""
        }
        return "{ \"handler\": \"\(name)\", \"title\": \(textValue()) }"
    }

    /// Returns whether a member is a text that may have links.
    private func mayHaveLinks(_ member: String) -> Bool {
        member.contains("{ \"markdown\":") && (member.contains("](") || !member.contains("\"markdown\": \""))
    }

    /// Whether the plugin is placed at an edge.
    private var isAtEdge: Bool {
        ["top", "bottom", "leading", "trailing"].contains { edge in
            placement == "\"\(edge)\"" || placement.contains("\"at\": \"\(edge)\"")
        }
    }

    /// Whether the placement leaves something of the host for a backdrop.
    private var canHaveBackdrop: Bool {
        let isWhole = placement.isEmpty || placement.contains(#""fill""#)
        let isPlaced = placement.hasPrefix("\"") || placement.contains(#""at""#)
        return isPlaced && !isWhole && !placement.contains(#""push""#) && !placement.contains(#""back""#)
    }

    private mutating func object(_ shape: ObjectShape, extraKeys: [KeyShape] = []) -> String {
        let members = members(
            of: shape.keys + extraKeys, in: shape.name, oneOf: shape.alternatives.filter { $0 != "swift" })
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// Returns a value of the key; nil if there is nothing that the key could refer to.
    private mutating func value(of shape: ValueShape, for key: String, in object: String) -> String? {
        switch shape {
        case .string(.any): jsonString(text())
        case .string(.symbol): jsonString(choices.one(of: ["star", "xmark", "trash"]))
        case .string(.name), .string(.asset): jsonString("n" + text())
        case .string(.identifier): identifier(for: key, in: object).map { "\"\($0)\"" }
        case .anyOf(let shapes) where shapes.contains(where: { if case .boolean = $0 { true } else { false } }):
            choices.one(of: ["true", "false", "\"\(key)\(plugin)Now\""])
        case .string(.moduleName): "\"Foundation\""
        case .string(.swiftType) where key == "swiftUI": "\"EmptyView\""
        case .string(.swiftExpression) where object == "SwiftUI view": jsonString(swiftUIView())
        case .string(.swiftType): "\"\(type(for: key))\""
        // An image has no expression that is equal to itself in both frameworks.
        case .string(.swiftExpression): key == "swift" ? nil : "\"\(viewType)()\""
        case .string: nil
        case .boolean: choices.isOne(of: 2) ? "true" : "false"
        case .number(let range, .whole) where key != "selected":
            String(min(Int(range.lowerBound) + choices.below(6), Int(range.upperBound)))
        case .number where object == ValueControl.sliderShape.name && Self.sliderNumbers[key] != nil:
            choices.one(of: Self.sliderNumbers[key] ?? [])
        case .number where key == "selected": String(choices.below(3) - 1)
        case .list where key == "titles":
            #"["A", \#(self.object(Vocabulary.localizedText)), "C"]"#
        case .object(let shape) where shape.name == ValueControl.inputShape.name: controlInput(for: key)
        case .number where isShowable && Self.lengths[key] != nil: choices.one(of: Self.lengths[key] ?? [])
        case .number(let range, _):
            choices.one(of: [
                range.lowerBound, min(range.lowerBound + 0.5, range.upperBound), range.upperBound,
                min(8, range.upperBound),
            ]).description
        case .choice(let choice):
            // The configuration of random descriptions declares no names, and no colors.
            choice.values.isEmpty ? nil : "\"\(choices.one(of: choice.values.filter { Self.isUsable($0, for: key) }))\""
        case .named: nil
        case .list where key == "kits" && isInList: "[\"UIKit\"]"
        case .list where key == "kits": choices.one(of: ["[\"\(kit.name)\"]", "[\"UIKit\", \"AppKit\"]"])
        case .list(let element): list(of: element, for: key, in: object)
        case .object(let shape) where shape.name == Vocabulary.trigger.name: trigger()
        case .object(let shape) where shape.name == Vocabulary.expression.name && key == "asset": nil
        case .object(let shape) where shape.name == ImageView.Source.shapeOfButton.name:
            #"{ "input": "\#(input(["PlatformImage?", "PlatformImage"]))" }"#
        case .object(let shape) where shape.name == Vocabulary.expression.name:
            #"{ "swift": "\#(key == "font" ? ".systemFont(ofSize: 12)" : ".red")" }"#
        case .object(let shape): self.object(shape)
        case .text(let kinds):
            if kinds.keys.contains("markdown") {
                choices.isOne(of: 3) ? markdownValue() : textValue()
            } else if kinds.keys.contains("when") {
                choices.isOne(of: 4) ? self.object(Vocabulary.textPair) : textValue()
            } else {
                kinds.keys.contains("input") ? textValue() : halfOfPair()
            }
        case .anyOf(let shapes): value(of: choices.one(of: shapes), for: key, in: object)
        case .view(let outermost): view(isOutermost: outermost)
        }
    }

    private mutating func type(for key: String) -> String {
        if key == "superclass" {
            return choices.one(of: Self.superclasses.filter(isOfKit))
        }
        viewType = choices.one(of: Self.viewTypes.filter(isOfKit))
        return viewType
    }

    /// Returns an expression that creates a SwiftUI view.
    private mutating func swiftUIView() -> String {
        switch choices.below(4) {
        case 0: return "EmptyView()"
        case 1: return "Text(\"A\" + \(SwiftIdentifier.escaped(input(["String"]))))"
        case 2: return "Button(\"A\", action: \(handler()))"
        default: return "Text(\"A\").frame(width: 40.5, height: 20)"
        }
    }

    private func isOfKit(_ type: String) -> Bool { kit == .default || type.hasPrefix("Platform") }

    private mutating func list(of element: ValueShape, for key: String, in object: String) -> String {
        var values: [String] = []
        let isOfViews = if case .view = element { true } else { false }
        while values.count < 4, isOfViews ? !choices.isOne(of: 4) : choices.isOne(of: 2) {
            guard let value = value(of: element, for: key, in: object), !values.contains(value) else { break }
            if isOfViews, viewBudget <= 0 { break }
            values.append(value)
        }
        if key == "hooks" {
            hooks = LifecycleHook.allCases.filter { values.contains("\"\($0.rawValue)\"") }
        }
        return "[\(values.joined(separator: ", "))]"
    }

    private mutating func view(isOutermost: Bool) -> String {
        viewBudget -= 1
        // A content-unavailable view cannot be in a stack.
        let all =
            isOutermost
            ? Vocabulary.viewShapes : Vocabulary.viewShapes.filter { $0.name != ContentUnavailableView.shape.name }
        let shapes = viewBudget <= 0 ? [LabelView.shape] : all
        let shape = choices.one(of: shapes)
        if shape.name == RowsView.shape.name { return rows() }
        if shape.name == ContentUnavailableView.shape.name { fillsPlugin = true }
        return object(shape, extraKeys: Vocabulary.extraKeys(of: shape.keys[0].name, isOutermost: isOutermost))
    }

    /// Returns a view that can be on top of a stack.
    private mutating func overlaidView() -> String {
        viewBudget -= 1
        return object(choices.one(of: [LabelView.shape, ImageView.shape, ButtonView.shape]))
    }

    /// Returns rows, whose views depend on an element only.
    private mutating func rows() -> String {
        let name = identifier(for: "rows", in: RowsView.shape.name) ?? "rows"
        let items = input(["[String]"])
        let row =
            choices.isOne(of: 2)
            ? #"{ "label": "a", "text": { "swift": "item" } }"#
            : #"{ "stack": [{ "button": "a", "title": { "swift": "item" } }] }"#
        return "{ \"rows\": \"\(name)\", \"items\": \"\(items)\", \"row\": \(row) }"
    }

    private mutating func text() -> String {
        choices.isOne(of: 3) ? choices.one(of: HostileText.all) : choices.one(of: ["Text", "A b c"])
    }

    private mutating func textValue() -> String {
        switch choices.below(4) {
        case 0: jsonString(text())
        case 1: object(Vocabulary.localizedText)
        case 2: #"{ "swift": "String(describing: Int.self)" }"#
        default: "{ \"input\": \"\(input(["String", "String?"]))\" }"
        }
    }

    /// Returns the call of a handler with constants for some of its parameters.
    private mutating func trigger() -> String {
        let name = handler()
        let parameters = handlers.first { $0.name == name }?.parameters ?? []
        var arguments: [String] = []
        for parameter in parameters where choices.isOne(of: 2) {
            arguments.append("\"\(parameter.name)\": \"\(Self.example(of: parameter.type))\"")
        }
        return "{ \"handler\": \"\(name)\", \"arguments\": { \(arguments.joined(separator: ", ")) } }"
    }

    /// Returns a text that does not come from an input.
    private mutating func halfOfPair() -> String {
        switch choices.below(3) {
        case 0: jsonString(text())
        case 1: object(Vocabulary.localizedText)
        default: #"{ "swift": "String(describing: Int.self)" }"#
        }
    }

    private mutating func markdownValue() -> String {
        let texts = ["A **b** _c_ `d` ~~e~~", "Read the [terms](https://example.com)."]
        let text = choices.isOne(of: 2) ? jsonString(choices.one(of: texts)) : textValue()
        return "{ \"markdown\": \(text) }"
    }

    /// Returns a new handler for the URLs of links.
    private mutating func linkHandler() -> String {
        let name = freshName("handler")
        linkHandlers.append(name)
        return name
    }

    /// Returns the input of a control, whose values no other view has.
    private mutating func controlInput(for key: String) -> String {
        let name = freshName("own")
        let type = ["isOn": "Bool", "value": "Double"][key] ?? "Int"
        inputs.append((name, type))
        return "{ \"input\": \"\(name)\" }"
    }

    /// Returns a new handler for the values of controls.
    private mutating func valueHandler(ofType type: String) -> String {
        let name = freshName("handler")
        valueHandlers.append((name, type))
        return name
    }

    /// Returns a name that the key declares, or one that it may refer to.
    private mutating func identifier(for key: String, in object: String) -> String? {
        switch (object, key) {
        case (_, "shownWhen"), (_, "enabledWhen"), (_, "when"): return input(["Bool"])
        case (_, "hiddenWhen"): return newInput(["Bool"])
        case (_, "busyWhen"):
            let name = freshName("busy")
            inputs.append((name, "Bool"))
            return name
        case ("switch", "triggers"): return valueHandler(ofType: "Bool")
        case ("slider", "triggers"): return valueHandler(ofType: "Double")
        case ("segmented control", "triggers"): return valueHandler(ofType: "Int")
        case ("text field", "triggers"), (_, "retry"):
            let name = handler()
            synchronousHandlers.append(name)
            hasRecovery = hasRecovery || key == "retry"
            return name
        case (_, "triggers"): return handler()
        case (_, "dismissed"): return valueHandler(ofType: "PluginDismissal")
        case (_, "opensLinks"): return linkHandler()
        case ("image", "input"): return input(["PlatformImage", "PlatformImage?"])
        case ("value from an input", _): return input(["Float", "Double", "Float?", "Double?"])
        case (_, "input"): return input(["String"])
        case ("recovery", "error"): return input(["String", "Int", "[String]", "Bool?"])
        case (_, "message"): return input(["String", "String?"])
        case (_, "focus"): return viewNames.isEmpty ? nil : choices.one(of: viewNames)
        case ("recovery", "while"): return nil
        case ("operation with progress", "progress"): return input(["Float", "Double", "Float?", "Double?"])
        case ("operation with progress", "name"): return "running\(plugin)"
        case ("popover", "name"): return "pointing\(plugin)"
        case ("recovery", "name"): return "retrying\(plugin)"
        default:
            let name = freshName(key)
            viewNames.append(name)
            return name
        }
    }
}
