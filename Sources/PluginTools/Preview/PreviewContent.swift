import PluginCore

/// Creates the data of the views of a plugin: the type `View` in Templates/Preview/data.d.ts.
struct PreviewContent {
    private let appearance: AppearanceConfiguration
    private let inputs: [PluginInput]
    /// The text of the element that a row shows; nil outside of rows, and if the page does not know it.
    private var element: String?

    init(of plugin: PluginDescription) {
        appearance = plugin.controller.appearance
        inputs = plugin.inputs
    }

    func view(_ view: ContentView) -> JSONText { own(view).adding(shared(view)) }

    /// Returns what the data of a view of this kind have.
    private func own(_ view: ContentView) -> JSONText {
        switch view {
        case .stack(let stack): self.stack(stack)
        case .rows(let rows): self.rows(rows)
        case .box(let box): plainStack(.vertical, [], surface: surface(box.color, corners: box.cornerRadius))
        case .label(let label): self.label(label)
        case .button(let button): self.button(button)
        case .image(let image): self.image(image)
        case .activityIndicator(let indicator): self.indicator(indicator)
        case .progress(let bar): progress(bar)
        case .textField(let field): textField(field)
        case .valueControl(let control): previewControl(control)
        case .contentUnavailable(let view): unavailable(view)
        case .spacer(let spacer): ["kind": "spacer", "length": JSONText(spacer.length)]
        case .separator(let line): ["kind": "separator", "color": color(line.color)]
        case .custom(let custom):
            ["kind": "custom", "type": JSONText(custom.type), "create": JSONText(custom.creation)]
        case .swiftUI(let custom):
            ["kind": "swiftUI", "type": JSONText(custom.type), "create": JSONText(custom.creation)]
        }
    }

    /// Returns what is behind the content of a plugin; nil if there is nothing.
    func surface(of content: PluginContent) -> JSONText? {
        if let surface = content.surface { return self.surface(surface) }
        return content.background.map { surface($0, corners: 0) }
    }

    /// Returns a surface that is only a color.
    private func surface(_ color: ColorSource?, corners: Double) -> JSONText {
        [
            "color": self.color(color), "material": nil, "corners": .number(corners),
            "roundCorners": nil, "border": nil, "shadow": nil,
        ]
    }

    private func surface(_ surface: Surface) -> JSONText {
        [
            "color": color(surface.color),
            "material": JSONText(surface.material?.value),
            "corners": surface.corners.map { corners in
                switch corners.value {
                case .radius(let radius): .number(radius)
                case .capsule: "capsule"
                }
            } ?? nil,
            "roundCorners": surface.roundCorners.map { .strings($0.value.map(\.rawValue)) } ?? nil,
            "border": surface.border.map(border) ?? nil,
            "shadow": surface.shadow.map { shadow in
                [
                    "opacity": .number(shadow.value.opacity),
                    "radius": .number(shadow.value.radius),
                    "x": .number(shadow.value.offset.x), "y": .number(shadow.value.offset.y),
                ]
            } ?? nil,
        ]
    }

    /// Returns the expression of the value that the page shows for an input; nil if the description has none.
    private func expression(ofInput name: Located<String>) -> Located<String>? {
        inputs.first { $0.name.value == name.value }?.shownExpression
    }

    /// Returns a color. That of an input is the color of its example or default.
    private func color(_ color: ColorSource?) -> JSONText {
        guard case .input(let name) = color, let expression = expression(ofInput: name), expression.value != "nil"
        else { return color.map(appearance.previewColor) ?? nil }
        return ["kind": "expression", "expression": JSONText(expression)]
    }

    /// Returns what the data of all views have.
    private func shared(_ view: ContentView) -> JSONText {
        let attributes = view.attributes
        let accessibility = attributes.accessibility
        let plainValues = JSONText.object(view.plainValues.map { ($0.key, JSONText($0.value)) })
        return plainValues.adding([
            "name": JSONText(view.name),
            "class": JSONText(view.viewClass?.type),
            "shownWhen": JSONText(attributes.shownWhen),
            "hiddenWhen": JSONText(attributes.hiddenWhen),
            "shownWhere": JSONText(attributes.shownWhere?.value),
            "hiddenWhere": JSONText(attributes.hiddenWhere?.value),
            "calls": .strings(attributes.calls.map(\.value)),
            "frame": .object(attributes.frame.lengths.map { ($0.length.rawValue, .number($0.value.value)) }),
            "accessibility": [
                "label": accessibility.label.map(previewText) ?? nil,
                "hint": accessibility.hint.map(previewText) ?? nil,
                "value": accessibility.value.map(previewText) ?? nil,
                "traits": .strings(accessibility.traits.map(\.rawValue)),
            ],
        ])
    }
}

extension PreviewContent {
    private func stack(_ stack: StackView) -> JSONText {
        [
            "kind": "stack",
            "axis": JSONText(stack.axis),
            "alignment": JSONText(stack.alignment.value),
            "distribution": JSONText(stack.distribution),
            "columnWhere": JSONText(stack.columnWhere?.value),
            "alignmentOfColumn": JSONText(stack.alignmentOfColumn),
            "shimmers": .boolean(stack.shimmers),
            "spacing": .number(stack.spacing),
            "margins": previewInsets(stack.margins),
            "surface": stack.surface.map(surface) ?? nil,
            "tap": stack.tap.map { tap in
                [
                    "gesture": JSONText(tap.kind),
                    "handler": JSONText(tap.handler.value),
                    "title": tap.title.map(previewText) ?? nil,
                    "isButton": .boolean(stack.isTappedAsButton),
                ]
            } ?? nil,
            "views": .array(stack.views.map(view)),
            "overlays": .array(
                stack.overlays.map { overlay in
                    [
                        "view": view(overlay.view),
                        "edges": .strings(overlay.position.value.edges.map(\.rawValue)),
                        "insets": previewInsets(overlay.insets),
                    ]
                }),
        ]
    }

    /// Returns a stack with the rows of an example such as `["Milk", "Bread"]`, or else with some rows: the page does not
    /// know other elements of inputs.
    private func rows(_ rows: RowsView) -> JSONText {
        let items = rows.items.flatMap(expression).flatMap { LiteralText.elements(of: $0.value) }
        let elements: [String?] = items ?? Array(repeating: nil, count: rows.count ?? 3)
        let views = elements.map { element in
            var content = self
            content.element = element
            return content.view(rows.row)
        }
        return plainStack(rows.axis, spacing: rows.spacing, views)
    }

    /// Returns a text, or that of the element if it is the text.
    private func text(_ source: TextSource) -> JSONText {
        if case .swift(let expression, nil) = source, expression.value == "item", let element {
            return previewText(.literal(element))
        }
        return previewText(source)
    }

    private func plainStack(
        _ axis: StackView.Axis, spacing: Double = 0, _ views: [JSONText], surface: JSONText = nil
    ) -> JSONText {
        [
            "kind": "stack", "axis": JSONText(axis), "alignment": "fill", "distribution": "fill",
            "columnWhere": nil, "alignmentOfColumn": "fill", "shimmers": .boolean(false),
            "spacing": .number(spacing), "margins": previewInsets(.zero), "surface": surface,
            "tap": nil, "views": .array(views), "overlays": [],
        ]
    }

    private func label(_ label: LabelView) -> JSONText {
        [
            "kind": "label",
            "text": text(label.text),
            "isMarkdown": .boolean(label.markdownRange != nil),
            "opensLinks": JSONText(label.linkHandler),
            "font": appearance.previewFont(textStyle: label.textStyle, weight: label.weight, expression: label.font),
            "lineSpacing": .number(label.lineSpacing),
            "alignment": JSONText(label.alignment),
            "color": color(label.color),
            "linkColor": color(label.linkColor),
        ]
    }

    private func border(_ border: Surface.Border) -> JSONText {
        ["color": color(border.color), "width": .number(border.width)]
    }

    private func button(_ button: ButtonView) -> JSONText {
        [
            "kind": "button",
            "title": previewText(button.title),
            "triggers": JSONText(button.handler),
            "arguments": JSONText(previewArguments(button.constantArguments)),
            "menu": .array(
                button.menu.map { action in
                    [
                        "title": previewText(action.title),
                        "triggers": JSONText(action.handler.value),
                        "isDestructive": .boolean(action.role == .destructive),
                    ]
                }),
            "style": JSONText(button.style),
            "role": JSONText(button.role.value),
            "image": button.image.map(previewPicture) ?? nil,
            "imagePlacement": JSONText(button.imagePlacement?.value ?? .leading),
            "isIconOnly": .boolean(button.isIconOnly),
            "color": color(button.color),
            "titleColor": color(button.titleColor),
            "pressed": button.pressed.map(look) ?? nil,
            "disabled": button.disabled.map(look) ?? nil,
            "shape": JSONText(button.shape?.value),
            "cornerRadius": button.cornerRadius.map { .number($0.value) } ?? nil,
            "border": button.border.map(border) ?? nil,
            "size": JSONText(button.size),
            "insets": button.insets.map(previewInsets) ?? nil,
            "font": button.hasOwnFont
                ? appearance.previewFont(
                    textStyle: button.textStyle ?? .body, weight: button.weight,
                    expression: button.font)
                : nil,
            "enabledWhen": JSONText(button.enabledWhen),
            "busyWhen": JSONText(button.busyKey),
            "busyLabel": button.busyLabel.map(previewText) ?? nil,
        ]
    }

    private func look(_ look: ButtonLook) -> JSONText {
        [
            "background": color(look.background), "titleColor": color(look.titleColor),
            "opacity": .number(look.opacity),
        ]
    }

    private func image(_ image: ImageView) -> JSONText {
        [
            "kind": "image",
            "image": previewPicture(image.source),
            "textStyle": JSONText(image.textStyle.value),
            "size": image.size.map { size in
                ["width": .number(size.value.width), "height": .number(size.value.height)]
            } ?? nil,
            "tint": color(image.tint),
            "isDecorative": .boolean(image.isDecorative),
        ]
    }

    private func indicator(_ indicator: ActivityIndicatorView) -> JSONText {
        [
            "kind": "activityIndicator",
            "size": JSONText(indicator.size),
            "color": color(indicator.color),
        ]
    }

    private func progress(_ bar: ProgressView) -> JSONText {
        let value: JSONText =
            switch bar.value {
            case .fixed(let number): ["kind": "fixed", "number": JSONText(number)]
            case .input(let name): ["kind": "input", "input": JSONText(name)]
            }
        return [
            "kind": "progress", "value": value, "width": .number(bar.width),
            "color": color(bar.color),
        ]
    }

    private func textField(_ field: TextFieldView) -> JSONText {
        [
            "kind": "textField",
            "input": JSONText(field.text),
            "placeholder": field.placeholder.map(previewText) ?? nil,
            "triggers": JSONText(field.handler),
            "font": appearance.previewFont(textStyle: .body, expression: field.font),
            "isSecure": .boolean(field.isSecure),
            "isSearch": .boolean(field.isSearch),
            "returnKey": JSONText(field.returnKey?.value),
            "width": .number(field.width),
            "enabledWhen": JSONText(field.enabledWhen),
        ]
    }

    private func unavailable(_ view: ContentUnavailableView) -> JSONText {
        [
            "kind": "contentUnavailable",
            "style": JSONText(view.style),
            "image": view.image.map(previewPicture) ?? nil,
            "text": view.text.map(previewText) ?? nil,
            "secondaryText": view.secondaryText.map(previewText) ?? nil,
            "buttonTitle": view.buttonTitle.map(previewText) ?? nil,
            "triggers": JSONText(view.handler),
            "arguments": JSONText(previewArguments(view.constantArguments)),
        ]
    }
}

/// Returns the data of a switch, a slider or a segmented control.
func previewControl(_ control: ValueControl) -> JSONText {
    let value: JSONText =
        switch control.value {
        case .fixed(let constant): ["kind": "fixed", "value": JSONText(constant)]
        case .input(let name): ["kind": "input", "input": JSONText(name)]
        }
    let shared: JSONText = [
        "value": value, "triggers": JSONText(control.handler),
        "enabledWhen": JSONText(control.enabledWhen),
    ]
    let own: JSONText =
        switch control.kind {
        case .toggle: ["kind": "switch"]
        case .slider(let minimum, let maximum):
            [
                "kind": "slider", "minimum": .number(minimum), "maximum": .number(maximum),
                "width": JSONText(control.width),
            ]
        case .segments(let titles): ["kind": "segments", "titles": .array(titles.map(previewText))]
        }
    return own.adding(shared)
}
