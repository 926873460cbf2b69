/// A view that a description can have. Each kind of view is a file in this folder, with its keys, its model, its
/// rules, and the Swift that it contributes.
protocol ViewObject: Sendable {
    /// The name of the property that holds the view; nil for spacers and for stacks without a name in the
    /// description.
    var propertyName: Located<String>? { get }
    var attributes: ViewAttributes { get }
    /// The class of the app, and its creation; nil if the framework creates the view.
    var viewClass: ViewClass? { get }

    // MARK: What the view shows

    /// The text that the view shows, with its uses.
    var shownText: [(use: InputBinding.Use, text: TextSource)] { get }
    /// The inputs that the view shows, apart from those that views of all kinds have.
    var ownBindings: [InputBinding] { get }
    /// The expressions of the app that the view shows, apart from those that views of all kinds have.
    var ownAppearanceBindings: [AppearanceBinding] { get }

    /// The name of the handler that the control or a tap calls; nil if there is none.
    var handler: Located<String>? { get }
    /// The constants that the control passes to its handler.
    var constantArguments: [ConstantArgument] { get }
    /// The name of the input that determines whether the control is enabled; nil if it always is.
    var enabledWhen: Located<String>? { get }

    // MARK: Rules

    /// Reports mistakes in the view.
    func report(in validator: inout DescriptionValidator)

    // MARK: Swift

    /// Returns the expression that creates a view of the framework or of the runtime.
    func creation(_ dialect: KitDialect) -> String
    /// Adds the statements that configure the view.
    func configure(_ code: inout ViewCode)
    /// Returns the parts of the runtime that the view's code uses.
    func parts(_ dialect: KitDialect) -> [RuntimePart]
    /// Returns the properties that an input sets; none if they are the same for all kinds of views.
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling]
    /// Returns the property for a color or a font of the app; nil if the framework lacks it.
    func property(for use: AppearanceBinding.Use, _ dialect: KitDialect) -> PropertySpelling?
}

/// A view whose description names the property that holds it.
protocol NamedView: ViewObject {
    var name: Located<String> { get }
}

extension NamedView {
    var propertyName: Located<String>? { name }
}

extension ViewObject {
    var viewClass: ViewClass? { nil }
    var shownText: [(use: InputBinding.Use, text: TextSource)] { [] }
    var ownBindings: [InputBinding] { textBindings }
    var ownAppearanceBindings: [AppearanceBinding] { textAppearanceBindings }
    var handler: Located<String>? { nil }
    var constantArguments: [ConstantArgument] { [] }
    var enabledWhen: Located<String>? { nil }

    /// The inputs that have shown text.
    var textBindings: [InputBinding] { shownText.compactMap { InputBinding($0.text, as: $0.use) } }

    /// The expressions of the app that have shown text.
    var textAppearanceBindings: [AppearanceBinding] {
        shownText.compactMap { AppearanceBinding($0.text, as: $0.use) }
    }

    func report(in validator: inout DescriptionValidator) {}

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [] }
    func properties(for use: InputBinding.Use, _ dialect: KitDialect) -> [PropertySpelling] { [] }
    func property(for use: AppearanceBinding.Use, _ dialect: KitDialect) -> PropertySpelling? {
        nil
    }
}
