/// The rules of switches, sliders and segmented controls, and the Swift that they contribute.
extension ValueControl {
    func report(in validator: inout DescriptionValidator) { validator.reportControl(self) }

    private static let sliderProperty = Spelling(
        uiKit: PropertySpelling("value"), appKit: PropertySpelling("doubleValue"))
    private static let selectionProperty = Spelling(
        uiKit: PropertySpelling("selectedSegmentIndex"), appKit: PropertySpelling("selectedSegment")
    )

    /// Returns the property that holds the value.
    func property(_ dialect: KitDialect) -> PropertySpelling {
        switch kind {
        case .toggle: PropertySpelling("isOn")
        case .slider: dialect[Self.sliderProperty]
        case .segments: dialect[Self.selectionProperty]
        }
    }

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        use == self.use ? [property(dialect)] : []
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        guard dialect.spelling.hasControlClasses else { return [] }
        switch kind {
        case .toggle: return [.switches]
        case .slider: return [.slider]
        case .segments: return [.segmentedControl]
        }
    }

    func creation(_ dialect: KitDialect) -> String {
        switch kind {
        case .toggle: return dialect.isUIKit ? "UISwitch()" : "PluginSwitch()"
        case .segments:
            return dialect.isUIKit ? "UISegmentedControl()" : "PluginSegmentedControl()"
        case .slider(let minimum, let maximum):
            if dialect.isUIKit { return "UISlider()" }
            let bounds = [
                "value: \(SwiftLiteral.number(minimum))",
                "minValue: \(SwiftLiteral.number(minimum))",
                "maxValue: \(SwiftLiteral.number(maximum))",
            ]
            return SwiftCall(
                callee: "PluginSlider", arguments: bounds + ["target: nil", "action: nil"]
            ).written(indentation: 4, prefixLength: 7 + name.value.utf8.count)
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
        if let constant, !["false", "-1"].contains(constant) || isSlider {
            code.set(property(code.dialect), constant)
        }
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
        let call =
            code.dialect.isUIKit
            ? SwiftCall(
                callee: "\(code.name).insertSegment",
                arguments: [
                    text.labeled("withTitle: "), .text("at: \(index)"), .text("animated: false"),
                ])
            : SwiftCall(
                callee: "\(code.name).setLabel", arguments: [text, .text("forSegment: \(index)")])
        code.add(call.written(indentation: 8, prefixLength: 0))
    }
}

extension DescriptionValidator {
    /// Reports switches, sliders and segmented controls whose values, segments or handlers do not fit.
    mutating func reportControl(_ control: ValueControl) {
        reportKind(of: control)
        reportHandler(of: control)
    }

    private mutating func reportKind(of control: ValueControl) {
        switch (control.kind, control.value) {
        case (.slider(let minimum, let maximum), _) where minimum >= maximum:
            report(
                .outOfRange, "a slider needs a 'maximum' that is greater than its 'minimum'",
                at: control.kindRange)
        case (.slider(let minimum, let maximum), .fixed(.number(let number)))
        where !(minimum...maximum ~= number):
            report(
                .outOfRange, "the value of the slider is not between its 'minimum' and 'maximum'",
                at: control.valueRange)
        case (.segments(let titles), _) where isComplete && titles.count < 2:
            report(
                .tooFewSegments, "a segmented control needs at least two titles",
                at: control.kindRange, note: "for a choice of on or off, use a \"switch\"")
        case (.segments(let titles), .fixed(.index(let index)))
        where isComplete && index >= titles.count:
            report(
                .outOfRange, "there is no segment \(index); the last one is \(titles.count - 1)",
                at: control.valueRange)
        default: break
        }
    }

    /// Reports a handler that cannot get the value, or that removes the plugin.
    private mutating func reportHandler(of control: ValueControl) {
        guard let name = control.handler,
            let handler = description.handler(named: name)
        else { return }
        let kind = control.kindName
        if handler.dismissesPlugin {
            report(
                .contradiction,
                "'\(name.value)' removes the plugin, and a \(kind) calls it for every change",
                at: name.range, note: "it is declared here", noteRange: handler.name.range)
        }
        let type = control.valueType
        if let parameter = handler.parameters.first, handler.parameters.count == 1 {
            guard parameter.type.value != type,
                SwiftFragment.problem(ofType: parameter.type.value) == nil
            else { return }
            report(
                .mismatchedType,
                "a \(kind) passes a value of type '\(type)', and the parameter of '\(name.value)' "
                    + "is of type '\(parameter.type.value)'",
                at: name.range, note: "it is declared here", noteRange: parameter.type.range)
        } else if isComplete {
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
