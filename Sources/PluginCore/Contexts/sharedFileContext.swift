/// Returns the data for the file with the code that all plugins share.
func sharedFileContext(of code: SharedCode, _ names: ContainmentNames, _ dialect: KitDialect) -> MustacheObject {
    let kit = dialect.kit.name
    let access = code.engineAccess ?? (dialect.isShared ? code.plugins.greatestAccess : .internal)
    let controllerAccess = code.plugins.greatestAccess
    let source = RuntimeSource(
        for: dialect.kit, code.minimumVersions, access: code.engineAccess,
        controllerAccess: controllerAccess == .internal ? nil : controllerAccess, names)
    let parts = RuntimePart.needed(by: code, dialect)
    let sections = source.sections(of: parts, RuntimeCondition.needed(by: code, parts, dialect), in: code.runtime)
    var context = tokensContext(of: code, dialect)
    context["access"] = .text(access == .internal ? "" : access.rawValue + " ")
    let swiftUI = sections.useSwiftUI ? ["SwiftUI"] : []
    context["imports"] = importContext(
        Set(code.appearance.imports + [kit] + swiftUI).sorted(), access,
        exposed: [kit] + (code.engineAccess == nil ? [] : swiftUI), areExplicit: code.importAccess != nil)
    context["runtime"] = .list(sections.code.map { ["code": .text($0)] })
    context["platformTypes"] = .list(
        dialect.kit.platformTypes.map { type in
            ["name": .text(type.name), "type": .text(type.spelling)]
        })
    return context
}

extension [PluginDescription] {
    /// The highest access level of the controllers, which the code that they share needs too.
    var greatestAccess: AccessLevel {
        let levels = map(\.controller.access)
        return AccessLevel.allCases.last(where: levels.contains) ?? .internal
    }
}

/// Returns the data for the file with the app's colors and fonts, in a module with an engine.
func appearanceFileContext(of code: SharedCode, _ dialect: KitDialect) -> MustacheObject {
    let kit = dialect.kit.name
    var context = tokensContext(of: code, dialect)
    context["imports"] = importContext(
        Set(code.appearance.imports + [kit]).sorted(), .internal, exposed: [], areExplicit: code.importAccess != nil)
    return context
}

/// Returns the data for the app's colors and fonts, and for their tests.
func tokensContext(of code: SharedCode, _ dialect: KitDialect) -> MustacheObject {
    let appearance = code.appearance
    // Any class of the bundle finds it.
    let controller = code.plugins.first?.controllerName ?? "PluginView"
    var context = dialect.context
    context.add([
        "hasColors": .flag(!appearance.colors.isEmpty),
        "hasFonts": .flag(!appearance.fonts.isEmpty),
        "hasTestedColors": .flag(appearance.colors.contains { !$0.isExpression }),
        "hasTestedFonts": .flag(appearance.fonts.contains { !$0.isExpression }),
        "hasAdaptiveColors": .flag(appearance.colors.contains(where: \.isAdaptive)),
        "hasOwnBundle": .flag(appearance.bundle == .framework && appearance.colors.contains(where: \.isAsset)),
        "colors": .list(
            appearance.colors.enumerated().map { index, color in
                let bundle = appearance.bundle
                return color.context(
                    isFirst: index == 0, bundle: bundle.argument(ofClass: "BundleMarker"),
                    testedBundle: bundle.argument(ofClass: controller), dialect)
            }),
        "fonts": .list(
            appearance.fonts.enumerated().map { index, font in
                font.context(isFirst: index == 0, dialect)
            }),
    ])
    return context
}

extension AppColor {
    fileprivate var isAdaptive: Bool { if case .adaptive = source { true } else { false } }
    fileprivate var isAsset: Bool { if case .asset = source { true } else { false } }
    fileprivate var isExpression: Bool { if case .swift = source { true } else { false } }

    /// - Parameters:
    ///   - bundle: the expression for the bundle with the asset catalog.
    ///   - testedBundle: this expression in tests.
    fileprivate func context(
        isFirst: Bool, bundle: String, testedBundle: String, _ dialect: KitDialect
    ) -> MustacheValue {
        var (creation, asset, adaptive): (MustacheValue, MustacheValue, MustacheValue) = (.nothing, .nothing, .nothing)
        var expression = MustacheValue.nothing
        switch source {
        case .asset(let name):
            let assetColor = dialect.spelling.views.assetColor
            let name = SwiftLiteral.string(name)
            creation = .text(assetColor(name, bundle))
            asset = ["testedCreation": .text(assetColor(name, testedBundle))]
        case .adaptive(let light, let dark):
            let type = dialect.kit.platformType(named: "PlatformColor") ?? ""
            creation = .text("\(type)(light: 0x\(light.digits), dark: 0x\(dark.digits))")
            adaptive = ["light": .text(light.digits), "dark": .text(dark.digits)]
        case .swift(let code): expression = .text(dialect.translated(code))
        }
        return [
            "isFirst": .flag(isFirst), "name": .text(SwiftIdentifier.escaped(name)),
            "creation": creation, "asset": asset, "adaptive": adaptive, "expression": expression,
        ]
    }
}

extension HexColor {
    /// The color as eight uppercase digits.
    fileprivate var digits: String {
        let digits = String(rgba, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

extension AppFont {
    fileprivate var isExpression: Bool { if case .swift = source { true } else { false } }

    fileprivate func context(isFirst: Bool, _ dialect: KitDialect) -> MustacheValue {
        let type = dialect.spelling.names.font
        let size = SwiftLiteral.number(size)
        var (creation, expression): (MustacheValue, MustacheValue) = (.nothing, .nothing)
        switch source {
        case .custom(let name):
            let font = "\(type)(name: \(SwiftLiteral.string(name)), size: \(size))"
            creation = .text("\(font) ?? .systemFont(ofSize: \(size))")
        case .system(let weight): creation = .text("\(type).systemFont(ofSize: \(size), weight: .\(weight.rawValue))")
        case .swift(let code): expression = .text(dialect.translated(code))
        }
        let isScaled = dialect.spelling.scrollsContent
        return [
            "isFirst": .flag(isFirst), "name": .text(SwiftIdentifier.escaped(name)),
            "creation": creation, "expression": expression,
            "isLargeTitle": .flag(isScaled && textStyle == .largeTitle),
            "scaledStyle": isScaled ? .text(textStyle.rawValue) : .nothing,
        ]
    }
}

extension PluginDescription {
    /// Whether the announcement is the text of a label with Markdown. It is announced without markup.
    var announcesMarkdown: Bool {
        guard let announcement = accessibility.announcement else { return false }
        return views.contains { view in
            guard case .label(let label) = view, label.isMarkdown else { return false }
            return label.text.isSame(as: announcement)
        }
    }

    /// Returns the expression for an announcement without its markup; nil if it has none.
    func plainAnnouncement(_ dialect: KitDialect) -> String? {
        guard announcesMarkdown, let announcement = accessibility.announcement else { return nil }
        let argument: SwiftCall.Argument =
            switch announcement.argument(in: dialect.strings) {
            case .text(let text): .text("of: \(dialect.translated(text))")
            case .call(_, let call): .call("of: ", call)
            }
        return SwiftCall(callee: "PluginMarkdown.plainText", arguments: [argument])
            .written(indentation: 8, prefixLength: 0)
    }
}

extension TextSource {
    /// Returns whether another text comes from the same place.
    fileprivate func isSame(as other: TextSource) -> Bool {
        switch (self, other) {
        case (.literal(let text), .literal(let otherText)): text == otherText
        case (.localized(let key, _, _), .localized(let otherKey, _, _)): key == otherKey
        case (.input(let name), .input(let otherName)): name.value == otherName.value
        case (.swift(let code, _), .swift(let otherCode, _)): code.value == otherCode.value
        default: false
        }
    }
}
