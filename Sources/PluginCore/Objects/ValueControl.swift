/// The origin of the value of a control or a progress bar.
package enum ValueSource: Sendable {
    case fixed(PlainScalar)
    /// The name of the input that holds the value.
    case input(Located<String>)

    init(_ node: JSONNode) {
        self = node.locatedString("input").map(ValueSource.input) ?? .fixed(PlainScalar(node) ?? .number(0))
    }

    /// The name of the input; nil for a constant.
    var input: Located<String>? { if case .input(let name) = self { name } else { nil } }

    /// The constant as a literal; nil if the value comes from an input.
    var constant: String? { if case .fixed(let constant) = self { constant.swift } else { nil } }
}

/// A control with a value that the user changes: a switch, a slider or a segmented control.
package struct ValueControl: ViewObject {
    package enum Kind: Sendable {
        /// A switch, which is on or off.
        case toggle
        case slider(minimum: Double, maximum: Double)
        /// A control with these segments, which are literals or localized text.
        case segments([TextSource])
    }

    let node: JSONNode
    /// The first key: `switch`, `slider` or `segments`.
    let key: String

    var name: Located<String> { node.required(key) }
    var propertyName: Located<String>? { name }
    package var kind: Kind {
        switch key {
        case "switch": .toggle
        case "slider": .slider(minimum: node.double("minimum") ?? 0, maximum: node.double("maximum") ?? 1)
        default: .segments(node.elements("titles").compactMap(\.text))
        }
    }
    /// The value, or the input that changes with the control.
    package var value: ValueSource { ValueSource(node.object(facts.valueKey)) }
    /// The name of the handler that gets the new value; nil if there is none.
    package var handler: Located<String>? { node.locatedString("triggers") }
    /// The name of the input that determines whether the control is enabled; nil if it always is.
    package var enabledWhen: Located<String>? { node.locatedString("enabledWhen") }
    /// The width in points if nothing else determines it; nil if the control has its own width.
    package var width: Double? { key == "slider" ? node.double("width") ?? 160 : nil }

    var ownBindings: [InputBinding] { [InputBinding(input, as: use)].compactMap(\.self) }

    // MARK: Keys

    package static let switchShape = ObjectShape(
        "switch",
        [
            .required("switch", .identifier),
            .required("isOn", .boolean.or(inputShape)),
            .optional("triggers", .identifier),
            Vocabulary.enabledWhen, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ])

    package static let sliderShape = ObjectShape(
        "slider",
        [
            .required("slider", .identifier),
            .required("value", .number(-bound...bound).or(inputShape)),
            .optional("minimum", .number(-bound...bound)),
            .optional("maximum", .number(-bound...bound)),
            .optional("triggers", .identifier),
            Vocabulary.width,
            Vocabulary.enabledWhen, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ])

    package static let segmentsShape = ObjectShape(
        "segmented control",
        [
            .required("segments", .identifier),
            .required("titles", .list(of: .name.or(Vocabulary.localizedText))),
            .required("selected", .integer(-1...99).or(inputShape)),
            .optional("triggers", .identifier),
            Vocabulary.enabledWhen, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ])

    package static let inputShape = ObjectShape("value of a control from an input", [.required("input", .identifier)])

    private static let bound = 1_000_000.0
}

extension ValueControl {
    /// What differs between the kinds.
    private var facts: (name: String, valueKey: String, type: String, use: InputBinding.Use, part: RuntimePart) {
        switch kind {
        case .toggle: ("switch", "isOn", "Bool", .isOn, .switches)
        case .slider: ("slider", "value", "Double", .sliderValue, .slider)
        case .segments: ("segmented control", "selected", "Int", .selection, .segmentedControl)
        }
    }

    /// The name of the kind in messages.
    package var kindName: String { facts.name }

    /// The Swift type of the value.
    package var valueType: String { facts.type }

    /// The titles of the segments; empty for other controls.
    package var titles: [TextSource] {
        if case .segments(let titles) = kind { titles } else { [] }
    }

    /// The name of the input that changes with the control; nil if the value is constant at first.
    package var input: Located<String>? { value.input }

    /// Whether tvOS lacks the control.
    var isMissingOnTVOS: Bool { if case .segments = kind { false } else { true } }

    /// The use of the input.
    var use: InputBinding.Use { facts.use }
}

extension ContentView {
    /// The switch, slider or segmented control; nil for other views.
    package var valueControl: ValueControl? {
        if case .valueControl(let control) = self { control } else { nil }
    }
}

extension PluginDescription {
    /// The switches, sliders and segmented controls, in order.
    package var valueControls: [ValueControl] { views.compactMap(\.valueControl) }

    /// Whether the plugin is not generated for tvOS, which lacks some of its views.
    package var isMissingOnTVOS: Bool { valueControls.contains(where: \.isMissingOnTVOS) }
}

/// The rules of switches, sliders and segmented controls, and the Swift that they contribute.
extension ValueControl {
    func report(in validator: inout DescriptionValidator) {
        validator.reportRemoval(by: handler, of: node, "a \(kindName) calls it for every change")
        validator.reportKind(of: self)
        validator.reportHandler(of: self)
    }

    /// Returns the property that holds the value.
    func property(_ dialect: KitDialect) -> PropertySpelling {
        switch kind {
        case .toggle: "isOn"
        case .slider: dialect.isUIKit ? "value" : "doubleValue"
        case .segments: dialect.isUIKit ? "selectedSegmentIndex" : "selectedSegment"
        }
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == self.use ? [property(dialect)] : []
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] { dialect.isUIKit ? [] : [facts.part] }

    func creation(_ dialect: KitDialect) -> String {
        switch kind {
        case .toggle: return dialect.isUIKit ? "UISwitch()" : "PluginSwitch()"
        case .segments: return dialect.isUIKit ? "UISegmentedControl()" : "PluginSegmentedControl()"
        case .slider(let minimum, let maximum):
            if dialect.isUIKit { return "UISlider()" }
            let (least, greatest) = (SwiftLiteral.number(minimum), SwiftLiteral.number(maximum))
            return "PluginSlider(value: \(least), minValue: \(least), maxValue: \(greatest), target: nil, action: nil)"
        }
    }

    func configure(_ code: inout ViewCode) {
        let isUIKit = code.dialect.isUIKit
        if isUIKit, case .slider(let minimum, let maximum) = kind {
            if minimum != 0 { code.set("minimumValue", SwiftLiteral.number(minimum)) }
            if maximum != 1 { code.set("maximumValue", SwiftLiteral.number(maximum)) }
        }
        if !isUIKit, !titles.isEmpty { code.set("segmentCount", String(titles.count)) }
        for (index, title) in titles.enumerated() { setTitle(title, ofSegment: index, in: &code) }
        if let constant, !["false", "-1"].contains(constant) || isSlider { code.set(property(code.dialect), constant) }
        if let takeMethod {
            if isUIKit {
                code.addAction("{ [weak self] _ in self?.\(takeMethod)() }", for: "valueChanged")
            } else {
                code.set("changeHandler", "{ [weak self] in self?.\(takeMethod)() }")
            }
        }
        if let width { code.setPreferredWidth(width) }
    }

    private func setTitle(_ title: TextSource, ofSegment index: Int, in code: inout ViewCode) {
        let text = title.argument(in: code.dialect.strings)
        code.call(
            code.dialect.isUIKit
                ? "insertSegment(withTitle: \(text), at: \(index), animated: false)"
                : "setLabel(\(text), forSegment: \(index))")
    }
}

extension DescriptionValidator {
    /// Reports a handler that removes the plugin if a control calls it more often than once.
    mutating func reportRemoval(by name: Located<String>?, of control: JSONNode, _ reason: String) {
        guard let handler = description.handler(named: name), handler.dismissesPlugin else { return }
        report("triggers", of: control, "'\(handler.name.value)' removes the plugin, and \(reason)")
    }

    fileprivate mutating func reportKind(of control: ValueControl) {
        switch (control.kind, control.value) {
        case (.slider(let minimum, let maximum), _) where minimum >= maximum:
            report(
                control.node.member("maximum") == nil ? "minimum" : "maximum", of: control.node,
                "a slider needs a 'maximum' that is greater than its 'minimum'", identifier: .outOfRange)
        case (.slider(let minimum, let maximum), .fixed(.number(let number))) where !(minimum...maximum ~= number):
            report(
                "value", of: control.node,
                "the value of the slider is not between its 'minimum' and 'maximum'",
                identifier: .outOfRange)
        case (.segments(let titles), _) where titles.count < 2:
            report(
                "titles", of: control.node, "a segmented control needs at least two titles",
                identifier: .tooFewSegments, note: "for a choice of on or off, use a \"switch\"")
        case (.segments(let titles), .fixed(.number(let number))) where Int(number) >= titles.count:
            report(
                "selected", of: control.node,
                "segment \(Int(number)) does not exist; the last one is \(titles.count - 1)",
                identifier: .outOfRange)
        default: break
        }
    }

    /// Reports a handler that cannot get the value.
    fileprivate mutating func reportHandler(of control: ValueControl) {
        guard let name = control.handler, let handler = description.handler(named: name) else { return }
        let kind = control.kindName
        let type = control.valueType
        if let parameter = handler.parameters.first, handler.parameters.count == 1 {
            if parameter.type.value == type { return }
            report(
                .mismatchedType,
                "a \(kind) passes a value of type '\(type)', and the parameter of '\(name.value)' "
                    + "is of type '\(parameter.type.value)'",
                at: name.range, note: "it is declared here", noteRange: parameter.type.range)
        } else {
            report(
                .mismatchedType,
                "a \(kind) needs a handler with one parameter of type '\(type)'", at: name.range,
                note: "write '\"parameters\": [{ \"name\": \"value\", \"type\": \"\(type)\" }]'",
                noteRange: handler.name.range)
        }
    }
}

extension DiagnosticIdentifier {
    static let tooFewSegments: Self = "too-few-segments"
}
