/// A view that a description can have. Each kind of view is a file in this folder, with its keys, its model, its
/// rules, and the Swift that it contributes.
protocol ViewObject: Sendable {
    /// The checked JSON of the view.
    var node: JSONNode { get }
    /// The name of the property that holds the view; nil for spacers and for stacks without a name in the
    /// description.
    var propertyName: Located<String>? { get }
    /// The class of the app, and its creation; nil if the framework creates the view.
    var viewClass: ViewClass? { get }

    /// The values of keys that only set properties of the view.
    var plainValues: [PlainValue] { get }

    // MARK: What the view shows

    /// The text that the view shows, with its uses.
    var shownText: [(use: InputBinding.Use, text: TextSource)] { get }
    /// The inputs that the view shows, apart from those that views of all kinds have.
    var ownBindings: [InputBinding] { get }
    /// The colors of the view, with their uses.
    var colors: [(use: InputBinding.Use, color: ColorSource?)] { get }
    /// The expressions of the app that the view shows, apart from those that views of all kinds have.
    var ownAppearanceBindings: [AppearanceBinding] { get }

    /// The name of the handler that the control or a tap calls; nil if there is none.
    var handler: Located<String>? { get }
    /// The constants that the control passes to its handler.
    var constantArguments: [ConstantArgument] { get }
    /// The name of the input that determines whether the control is enabled; nil if it always is.
    var enabledWhen: Located<String>? { get }

    // MARK: Rules

    /// The keys that contradict or need each other.
    static var conflicts: Conflicts { get }
    /// Reports other mistakes in the view.
    func report(in validator: inout DescriptionValidator)

    // MARK: Swift

    /// Returns the expression that creates a view of the framework or of the runtime.
    func creation(_ dialect: KitDialect) -> String
    /// Adds the statements that configure the view.
    func configure(_ code: inout ViewCode)
    /// Returns the parts of the runtime that the view's code uses.
    func parts(_ dialect: KitDialect) -> [RuntimePart]
    /// Returns the properties that an input, or a color or a font of the app sets; none if they are the same for all kinds of
    /// views, or if the framework lacks them.
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling]
}

/// A view whose description names the property that holds it.
protocol NamedView: ViewObject {
    /// The keys of the view. The first one has the name.
    static var shape: ObjectShape { get }
    var name: Located<String> { get }
}

extension NamedView {
    var name: Located<String> { node.required(Self.shape.keys[0].name) }
    var propertyName: Located<String>? { name }
    var plainValues: [PlainValue] { Self.shape.keys.compactMap { PlainValue(of: $0, in: node) } }
}

extension ViewObject {
    var attributes: ViewAttributes { ViewAttributes(node: node) }
    var viewClass: ViewClass? { ViewClass(node) }
    var plainValues: [PlainValue] { [] }
    var shownText: [(use: InputBinding.Use, text: TextSource)] { [] }
    var ownBindings: [InputBinding] { textBindings }
    var colors: [(use: InputBinding.Use, color: ColorSource?)] { [] }
    var ownAppearanceBindings: [AppearanceBinding] { textAppearanceBindings + colorBindings }
    var handler: Located<String>? { nil }
    var constantArguments: [ConstantArgument] { [] }
    var enabledWhen: Located<String>? { nil }

    /// The inputs that have shown text.
    var textBindings: [InputBinding] { shownText.flatMap { InputBinding.all(of: $0.text, as: $0.use) } }

    /// The expressions of the app that have shown text.
    var textAppearanceBindings: [AppearanceBinding] { shownText.compactMap { AppearanceBinding($0.text, as: $0.use) } }

    /// The colors that expressions of the app or inputs determine.
    var colorBindings: [AppearanceBinding] { colors.compactMap { AppearanceBinding($0.use, $0.color) } }

    static var conflicts: Conflicts { [:] }
    func report(in validator: inout DescriptionValidator) {}

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [] }
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] { [] }
}

/// The attributes that views of all kinds can have.
package struct ViewAttributes: Sendable {
    let node: JSONNode

    /// The name of the input that shows the view while it is true; nil if there is none.
    package var shownWhen: Located<String>? { node.locatedString("shownWhen") }
    /// The name of the input that hides the view while it is true; nil if there is none.
    package var hiddenWhen: Located<String>? { node.locatedString("hiddenWhen") }
    /// Where the view is shown; nil if it is everywhere.
    package var shownWhere: Located<SizeCondition>? { node.member("shownWhen")?.locatedChoice("where") }
    /// Where the view is hidden; nil if it is nowhere.
    package var hiddenWhere: Located<SizeCondition>? { node.member("hiddenWhen")?.locatedChoice("where") }
    package var accessibility: ViewAccessibility {
        ViewAccessibility(node: node.object("accessibility"), shimmer: node.member("shimmer"))
    }
    /// The lengths of views that can have a frame.
    package var frame: ViewFrame { ViewFrame(node: node.object("frame")) }
    /// Calls of methods of the view, which change its appearance.
    package var calls: [Located<String>] { node.elements("calls").compactMap(\.locatedString) }

}

/// The view's values for assistive technologies and UI tests.
package struct ViewAccessibility: Sendable {
    let node: JSONNode
    /// The label of a stack that shimmers.
    let shimmer: JSONNode?

    package var label: TextSource? { shimmer?.text ?? node.text("label") }
    package var hint: TextSource? { node.text("hint") }
    package var value: TextSource? { node.text("value") }
    /// The traits in addition to those of the view's kind.
    package var traits: [AccessibilityTrait] { node.choices("traits") ?? [] }
    package var identifier: String? { node.string("identifier") }
}

/// The accessibility traits, by UIKit's names.
package enum AccessibilityTrait: String, CaseIterable, Sendable {
    case header, button, link, image, staticText, summaryElement, updatesFrequently, searchField
    case startsMediaSession, adjustable, allowsDirectInteraction, playsSound, selected, notEnabled
    case toggleButton
}

/// The colors that adapt to the user's settings and that every platform has, by UIKit's names.
package enum SemanticColor: String, CaseIterable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator
    case opaqueSeparator, tintColor, systemRed, systemOrange, systemYellow, systemGreen, systemTeal
    case systemBlue, systemIndigo, systemPurple, systemPink, systemGray
}

/// The background colors, by UIKit's names. tvOS does not have them and uses white or black
/// instead.
package enum BackgroundColor: String, CaseIterable, Sendable {
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
}

/// The class of a view if it is one of the app, and the expression that creates the view.
package struct ViewClass: Sendable {
    /// The class; nil for the framework's class.
    package let type: Located<String>?
    /// The expression; nil to call the type without arguments.
    package let creation: Located<String>?

    /// The expression that creates a collection view, whose type cannot be called without arguments.
    package static let collectionViewCreation =
        "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"

    /// Decodes the class of a label, a button, an image or an activity indicator. Returns nil if
    /// the framework creates the view.
    init?(_ node: JSONNode) {
        type = node.locatedString("type")
        creation = node.locatedString("create")
        if type == nil, creation == nil { return nil }
    }
}

extension Vocabulary {
    /// The keys for a view of a class of the app, in place of the framework's class.
    static let classOfApp: [KeyShape] = [
        .optional("type", .swiftType),
        .optional("create", .swiftExpression),
    ]
}

extension ContentView {
    /// Returns the class of the view in a framework; nil if an app cannot replace it.
    package func className(in kit: Kit) -> String? {
        let isUIKit = kit == .uiKit
        return switch self {
        case .label: isUIKit ? "UILabel" : "NSTextField"
        case .button: isUIKit ? "UIButton" : "PluginButton"
        case .image: isUIKit ? "UIImageView" : "NSImageView"
        case .activityIndicator: isUIKit ? "UIActivityIndicatorView" : "NSProgressIndicator"
        case .stack, .rows, .box, .progress, .textField, .valueControl, .contentUnavailable,
            .spacer, .separator, .custom, .swiftUI:
            nil
        }
    }
}

extension DescriptionValidator {
    /// Reports a custom collection view without 'create': it traps when it is created without a layout.
    mutating func reportMissingCreations() {
        for view in viewsAndRows {
            guard let type = view.viewClass?.type, type.value == "UICollectionView", view.viewClass?.creation == nil
            else { continue }
            report(
                .requiredKey, "a view of the type '\(type.value)' needs 'create'", at: type.range,
                note: "add '\"create\": \"\(ViewClass.collectionViewCreation)\"'")
        }
    }
}
