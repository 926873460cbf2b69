/// The Swift that a button contributes.
extension ButtonView {
    /// Returns the property that holds the button's title. A button of a class of the app may not have a configuration.
    func titleProperty(_ dialect: KitDialect) -> PropertySpelling {
        if !dialect.isUIKit { return PropertySpelling("title", valueForNil: #""""#) }
        if viewClass == nil { return "configuration?.title" }
        return PropertySpelling("title(for: .normal)", setter: "setTitle", otherArguments: ["for: .normal"])
    }

    /// Returns the properties that hold the title. A button that shows only an image has it for VoiceOver.
    private func titleProperties(_ dialect: KitDialect) -> [PropertySpelling] {
        if !isIconOnly { return [titleProperty(dialect)] }
        return [dialect.accessibilityLabel] + (dialect.isUIKit ? [] : ["toolTip"])
    }

    /// Returns the property that holds the button's image.
    func imageProperty(_ dialect: KitDialect) -> PropertySpelling {
        if !dialect.isUIKit { return "image" }
        if viewClass == nil { return busyKey == nil ? "configuration?.image" : "idleImage" }
        return PropertySpelling("image(for: .normal)", setter: "setImage", otherArguments: ["for: .normal"])
    }

    private static let titleFont = PropertySpelling("titleFont", setter: "setTitleFont")

    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] {
        switch use {
        case .text, .titlePair: titleProperties(dialect)
        case .image, .buttonImage, .symbolPair: [imageProperty(dialect)]
        case .activity: ["isBusy"]
        case .busyLabel: ["busyLabel"]
        case .color where dialect.isUIKit: ["tintColor"]
        case .color: [hasBackground ? "bezelColor" : "contentTintColor"]
        case .titleColor where dialect.isUIKit:
            changesTitleColor ? [] : ["configuration?.baseForegroundColor"]
        case .titleColor where !hasBackground: ["contentTintColor"]
        case .strokeColor where dialect.isUIKit: ["configuration?.background.strokeColor"]
        case .font: [dialect.isUIKit ? Self.titleFont : "font"]
        default: []
        }
    }

    private var isOfGlass: Bool { style == .glass || style == .prominentGlass }

    /// Returns whether the button is of the class for busy buttons and fonts, which only some modules need.
    func isSpecial(_ dialect: KitDialect) -> Bool {
        busyKey != nil || dialect.isUIKit && (hasOwnFont || isUnderlined)
    }

    func parts(_ dialect: KitDialect) -> [RuntimePart] {
        (weight == nil ? [] : [.font]) + (dialect.isUIKit ? [] : [.button])
            + (isSpecial(dialect) ? [.busyButton] : []) + (menu.isEmpty ? [] : [.menu])
    }

    func creation(_ dialect: KitDialect) -> String {
        if !dialect.isUIKit { return isSpecial(dialect) ? "PluginBusyButton()" : "PluginButton()" }
        let type = isSpecial(dialect) ? "PluginButton" : "UIButton"
        return "\(type)(configuration: .\(configuration)())"
    }

    /// The name of UIKit's configuration, on all of its platforms.
    private var configuration: String {
        switch style {
        case .outlined: "plain"
        case .glass: "gray"
        case .prominentGlass: "filled"
        default: style.rawValue
        }
    }

    func configure(_ code: inout ViewCode) {
        if code.dialect.isUIKit, isOfGlass {
            // First, because the configuration replaces all others.
            code.setWhereGlassExists("configuration", ".\(style.rawValue)()")
        }
        for property in titleProperties(code.dialect) { code.set(property, to: title) }
        if let image { code.setImage(image, imageProperty(code.dialect)) }
        if code.dialect.isUIKit { configureUIKit(&code) } else { configureAppKit(&code) }
        setMenu(in: &code)
        followRuns(in: &code)
        if code.tree.takesRemainingSpace(viewAt: code.index) {
            code.add("// Takes the remaining width of its row.")
            code.setHugging(249)
        }
    }

    /// Adds the statement that makes the button busy while its handler runs.
    private func followRuns(in code: inout ViewCode) {
        guard let handler = code.plugin.handler(named: busyHandler) else { return }
        let runs = GeneratedName.runs(ofHandler: handler.name.value)
        code.add("\(runs).follow { [weak self] in self?.\(code.name).isBusy = $0 }")
    }

    // MARK: UIKit

    private func configureUIKit(_ code: inout ViewCode) {
        if viewClass == nil, image != nil, !isIconOnly {
            code.set("configuration?.imagePadding", "8")
        }
        if let width = border?.width ?? (style == .outlined ? 1 : nil) {
            code.set("configuration?.background.strokeWidth", SwiftLiteral.number(width))
        }
        code.setColor(of: self, to: border?.color, .strokeColor)
        if let imagePlacement {
            code.set("configuration?.imagePlacement", ".\(code.dialect.name(of: imagePlacement.value))")
        }
        if let shape = shape?.value {
            code.set("configuration?.cornerStyle", ".\(code.dialect.name(of: shape))")
            if shape == .rectangle { code.set("configuration?.background.cornerRadius", "0") }
        }
        if let radius = cornerRadius?.value {
            code.set("configuration?.cornerStyle", ".fixed")
            code.set("configuration?.background.cornerRadius", SwiftLiteral.number(radius))
        }
        if let size { code.set("configuration?.buttonSize", ".\(code.dialect.name(of: size))") }
        if let insets {
            code.set("configuration?.contentInsets", "NSDirectionalEdgeInsets(\(insets.directionalArguments))")
        }
        setUIKitFont(in: &code)
        code.setProperties(of: self, defaultsAreKnown: true)
        code.set("busyLabel", to: busyLabel)
        if role.value != .normal { code.set("role", ".\(role.value.rawValue)") }
        code.setColor(of: self, to: color)
        code.setColor(of: self, to: titleColor, .titleColor)
        setLooks(in: &code)
        if let call = code.plugin.handlerCall(by: .button(self)) {
            code.addAction("{ [weak self] _ in self?.\(call) }", for: "primaryActionTriggered")
        }
    }

    /// Sets the font of a text style.
    private func setUIKitFont(in code: inout ViewCode) {
        guard let textStyle = describedTextStyle else { return }
        code.add(for: textStyle) { [code] style in
            let font = Self.titleFont.assignment(of: code.font(style, weight), to: code.name)
            let symbol =
                "\(code.name).configuration?.preferredSymbolConfigurationForImage = "
                + "UIImage.SymbolConfiguration(textStyle: .\(code.dialect.name(of: style)))"
            return [font] + (hasSymbol ? [symbol] : [])
        }
    }

    /// The text style of the title; nil for the font of the button's size, or of the app.
    private var describedTextStyle: TextStyle? {
        guard textStyle != nil || weight != nil, font == nil else { return nil }
        return textStyle ?? .body
    }

    private var hasSymbol: Bool {
        switch image {
        case .symbol, .symbols: true
        case .asset, .input, .swift, nil: false
        }
    }

    // MARK: AppKit

    private func configureAppKit(_ code: inout ViewCode) {
        let placement = imagePlacement.map { code.dialect.name(of: $0.value) }
        if image != nil {
            let position = isIconOnly ? "imageOnly" : placement ?? "imageLeading"
            code.set("imagePosition", ".\(position)")
        }
        if placement != nil { code.set("imageHugsTitle", "true") }
        if viewClass == nil { configureAppKitLooks(&code) }
        switch role.value {
        case .normal: break
        case .primary: code.set("keyEquivalent", #""\r""#)
        case .cancel: code.set("keyEquivalent", #""\u{1B}""#)
        case .destructive: code.set("hasDestructiveAction", "true")
        }
        code.setColor(of: self, to: color)
        code.setColor(of: self, to: titleColor, .titleColor)
        if let call = code.plugin.handlerCall(by: .button(self)) {
            code.set("pressHandler", "{ [weak self] in self?.\(call) }")
        }
    }

    private func configureAppKitLooks(_ code: inout ViewCode) {
        if hasBackground {
            code.set("bezelStyle", ".push")
            if isOfGlass { code.setWhereGlassExists("bezelStyle", ".glass") }
        } else {
            code.set("isBordered", "false")
        }
        if let shape = shape?.value {
            code.setWhereGlassExists("borderShape", ".\(code.dialect.name(of: shape))")
        }
        if let size { code.set("controlSize", ".\(code.dialect.name(of: size))") }
        if let textStyle = describedTextStyle {
            code.set("font", code.font(textStyle, weight))
            if hasSymbol {
                let style = code.dialect.name(of: textStyle)
                code.set("symbolConfiguration", "NSImage.SymbolConfiguration(textStyle: .\(style))")
            }
        }
        code.set("busyLabel", to: busyLabel)
        let isFilled = [.filled, .borderedProminent, .prominentGlass].contains(style)
        if isFilled, color.flatMap({ code.dialect.name(of: $0) }) == nil {
            let isDestructive = role.value == .destructive
            code.set("bezelColor", isDestructive ? ".systemRed" : ".controlAccentColor")
        }
    }
}
