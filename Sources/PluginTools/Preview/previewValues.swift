import PluginCore

func previewInsets(_ insets: Insets) -> JSONText {
    [
        "top": .number(insets.top), "leading": .number(insets.leading),
        "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
    ]
}

/// Returns arguments as in a call, such as `stars: 3`; nil if there are none.
func previewArguments(_ arguments: [ConstantArgument]) -> String? {
    arguments.isEmpty ? nil : arguments.map { "\($0.name.value): \($0.value.value)" }.joined(separator: ", ")
}

func previewText(_ text: TextSource) -> JSONText {
    switch text {
    case .literal(let text): ["kind": "literal", "text": .string(text)]
    case .localized(_, let value, _): ["kind": "localized", "text": .string(value.value)]
    case .input(let name): ["kind": "input", "input": JSONText(name)]
    case .swift(let expression, let example):
        [
            "kind": "expression", "expression": JSONText(expression),
            "example": .string(example ?? readableText(for: expression.value)),
        ]
    case .pair(let pair):
        [
            "kind": "pair", "input": JSONText(pair.input), "then": previewText(pair.then),
            "otherwise": previewText(pair.otherwise),
        ]
    }
}

func previewPicture(_ source: ImageView.Source) -> JSONText {
    switch source {
    case .symbol(let name): ["kind": "symbol", "name": .string(name)]
    case .symbols(let pair):
        [
            "kind": "pair", "input": JSONText(pair.input),
            "then": previewPicture(.symbol(pair.then)),
            "otherwise": previewPicture(.symbol(pair.otherwise)),
        ]
    case .asset(let name): ["kind": "asset", "name": .string(name)]
    case .input(let name): ["kind": "input", "input": JSONText(name)]
    case .swift(let expression): ["kind": "expression", "expression": JSONText(expression)]
    }
}

extension AppearanceConfiguration {
    func previewColor(_ color: ColorSource) -> JSONText {
        switch color {
        case .semantic(let color): return ["kind": "semantic", "name": JSONText(color)]
        case .background(let color): return ["kind": "semantic", "name": JSONText(color)]
        case .input(let name): return ["kind": "expression", "expression": JSONText(name)]
        case .swift(let expression):
            let token = colors.first { "\(AppearanceToken.color.typeName).\($0.name)" == expression.value }
            switch token?.source {
            case .asset(let name): return ["kind": "asset", "name": .string(name)]
            case .adaptive(let light, let dark):
                return [
                    "kind": "adaptive", "light": .string(light.digits),
                    "dark": .string(dark.digits),
                ]
            case .swift(let expression):
                return ["kind": "expression", "expression": .string(expression)]
            case nil: return ["kind": "expression", "expression": JSONText(expression)]
            }
        }
    }

    /// - Parameter expression: the expression of the app that has the font; nil for the font of the text style.
    func previewFont(textStyle: TextStyle, weight: FontWeight? = nil, expression: Located<String>?) -> JSONText {
        guard let expression else { return font(textStyle, weight: weight) }
        let token = fonts.first { "\(AppearanceToken.font.typeName).\($0.name)" == expression.value }
        guard let token else { return font(textStyle, weight: weight, name: expression.value) }
        switch token.source {
        case .custom(let name): return font(token.textStyle, size: token.size, name: name)
        case .system(let weight): return font(token.textStyle, weight: weight, size: token.size)
        case .swift(let expression): return font(textStyle, weight: weight, name: expression)
        }
    }

    private func font(
        _ textStyle: TextStyle, weight: FontWeight? = nil, size: Double? = nil, name: String? = nil
    ) -> JSONText {
        [
            "textStyle": JSONText(textStyle), "weight": JSONText(weight), "size": JSONText(size),
            "name": JSONText(name),
        ]
    }
}

extension HexColor {
    /// The digits for CSS: `#1C1C1EFF`.
    fileprivate var digits: String {
        let digits = String(rgba, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
