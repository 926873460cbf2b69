/// The code for one framework in a file. The file may contain code for other frameworks too.
package struct KitDialect: Sendable {
    package let kit: Kit
    /// Whether the file also contains code for other frameworks, in separate regions.
    let isShared: Bool
    /// The string table of localized strings.
    let strings: StringTable
    /// The data that every template of the file has.
    let context: MustacheObject

    init(kit: Kit, isShared: Bool = false, strings: StringTable = StringTable()) {
        self.kit = kit
        self.isShared = isShared
        self.strings = strings
        var context: MustacheObject = [:]
        for type in kit.platformTypes { context[type.name] = .text(type.spelling) }
        context["kit"] = .text(kit.name)
        for other in Kit.all { context[other.name] = .flag(other == kit) }
        context["condition"] = .text(kit.condition)
        self.context = context
    }

    var isUIKit: Bool { kit == .uiKit }

    /// Returns a type or an expression of a description as the framework spells it.
    func translated(_ swift: String) -> String { kit.translated(swift) }
}

extension [Kit] {
    /// Returns the spelling for each of the frameworks, in a file that contains code for all of
    /// them.
    ///
    /// - Parameter strings: the string table of localized text.
    package func dialects(with strings: StringTable = StringTable()) -> [KitDialect] {
        map { KitDialect(kit: $0, isShared: count > 1, strings: strings) }
    }
}

// MARK: - Differences

extension KitDialect {
    /// Whether text can become so large that the content has to scroll.
    var scrollsContent: Bool { isUIKit }
    /// Whether plugins can give haptic feedback.
    var givesFeedback: Bool { isUIKit }
    /// Whether a keyboard can cover the content.
    var hasKeyboard: Bool { isUIKit }
    /// Whether a stack hides a view with a required size of 0.
    var hidesBySize: Bool { isUIKit }
    /// Whether VoiceOver has a gesture that removes a plugin. If not, the Escape key has that role.
    var hasEscapeGesture: Bool { isUIKit }
    /// Whether the view sets its background when it is created, not when the content is configured.
    var setsBackgroundOnCreation: Bool { !isUIKit }
    /// The type of the values of progress bars and sliders.
    var progressType: String { isUIKit ? "Float" : "Double" }

    /// Returns the name of a value of a description.
    func name<Value: FrameworkValue>(of value: Value) -> String {
        (isUIKit ? Value.uiKitNames : Value.appKitNames)[value] ?? value.rawValue
    }

    /// Returns the framework's name of a color; nil for one of the app.
    func name(of color: ColorSource) -> String? {
        switch color {
        case .semantic(let color): name(of: color)
        case .background(let color): name(of: color)
        case .swift, .input: nil
        }
    }

    /// Returns the name of an alignment of the views in a stack along an axis.
    func name(of alignment: StackView.Alignment, along axis: StackView.Axis) -> String {
        switch alignment {
        case .fill where !isUIKit: axis == .horizontal ? "height" : "width"
        case .center where !isUIKit: axis == .horizontal ? "centerY" : "centerX"
        default: alignment.rawValue
        }
    }

    /// Returns the call that creates the image of a symbol.
    ///
    /// - Parameter name: the expression for its name.
    func symbolImage(_ name: String) -> String {
        isUIKit
            ? "UIImage(systemName: \(name))" : "NSImage(systemSymbolName: \(name), accessibilityDescription: nil)"
    }

    /// Returns the expression for a color of an asset catalog.
    ///
    /// - Parameter bundle: the expression for its bundle.
    func assetColor(_ name: String, in bundle: String) -> String {
        let name = SwiftLiteral.string(name)
        return isUIKit
            ? "UIColor(named: \(name), in: \(bundle), compatibleWith: nil)"
            : "NSColor(named: \(name), bundle: \(bundle))"
    }
}
