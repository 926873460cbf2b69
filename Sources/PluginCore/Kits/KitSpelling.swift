/// The spelling of generated code for a framework.
///
/// To add a framework, add a `Kit` and a `KitSpelling` to the lists of both.
package struct KitSpelling: Sendable {
    package let kit: Kit
    /// The compiler condition around the code for the framework.
    package var condition: String
    /// The shorter condition after `#elseif`, if the file also contains code for frameworks before
    /// this one.
    var conditionBesideOthers: String
    var names: FrameworkNames
    var views: ViewSpelling
    var properties: ViewProperties
    var values: ValueSpelling
    var traits: TraitSpelling
    /// Whether the view sets its background when it is created, not when the content is configured.
    var setsBackgroundOnCreation: Bool
    /// Whether text can become so large that the content has to scroll.
    var scrollsContent: Bool
    /// Whether plugins can give haptic feedback.
    var givesFeedback: Bool
    /// Whether a keyboard can cover the content.
    var hasKeyboard: Bool
    /// The parameter for the place where plugins are shown without a view controller.
    var sceneParameter: (name: String, type: String)
    /// The platform versions that have previews of view controllers.
    var previewAvailability: String
    /// The looks of previews apart from the plain one: cases of `PluginPreviewStyle`.
    var previewStyles: [PreviewStyle]
    /// Whether the Return key in the last text field calls a method. If not, Return is the key
    /// equivalent of the button.
    var callsMethodOnReturn: Bool
    /// Whether switches, sliders and segmented controls are of generated classes that call closures.
    var hasControlClasses: Bool
    /// Whether every view has a layout guide for lines that are not too long.
    var hasReadableGuide: Bool
    /// The end of the compiler condition around the code for plugins with views that a platform lacks.
    var conditionForMissingViews: String
    /// Whether a stack hides a view with a required size of 0.
    var hidesBySize: Bool

    /// The spelling for each framework, in the order of `Kit.all`.
    package static let all: [KitSpelling] = [.uiKit, .appKit]
}

extension Kit {
    /// The spelling of code for the framework.
    package var spelling: KitSpelling {
        guard let spelling = KitSpelling.all.first(where: { $0.kit == self }) else {
            preconditionFailure("'\(name)' is in 'Kit.all', but not in 'KitSpelling.all'")
        }
        return spelling
    }
}

/// The expressions about views.
struct ViewSpelling: Sendable {
    /// The layout guide of the width in which the plugin's view shows lines that are not too long.
    let readableGuide: String
    /// Returns the call that creates the image of a symbol. The argument is its name as a string
    /// literal.
    let symbolImage: @Sendable (String) -> String
    /// Returns the expression for a color of an asset catalog, from its name as a string literal and the expression
    /// for its bundle.
    let assetColor: @Sendable (_ name: String, _ bundle: String) -> String
    /// The view that has the background of a plugin, from the expression for the plugin's view.
    let backgroundView: @Sendable (_ view: String) -> String
    /// Returns the expression for the text in a text field, which is not nil.
    let typedText: @Sendable (_ field: String) -> String
    /// Returns the condition under which the user is not editing a text field.
    let isNotEditing: @Sendable (_ field: String) -> String
    /// The type of the values of progress bars and sliders.
    let progressType: String
}

/// The values of descriptions that a framework spells differently, or that only newer platforms
/// have.
struct ValueSpelling: Sendable {
    var colors: [SemanticColor: String] = [:]
    var backgrounds: [BackgroundColor: String] = [:]
    var textStyles: [TextStyle: String] = [:]
    /// The alignments of the views in a row. The next property has those of a column.
    var rowAlignments: [StackView.Alignment: String] = [:]
    var columnAlignments: [StackView.Alignment: String] = [:]
    /// The content types that only newer platforms have, and those platforms, as in `#available`;
    /// empty if all supported platforms have all content types.
    var newerContentTypes: (types: Set<TextFieldView.ContentType>, platforms: String) = ([], "")
    var shapes: [ButtonView.Shape: String] = [:]
    var buttonSizes: [ButtonView.Size: String] = [:]
    var imagePlacements: [ButtonView.ImagePlacement: String] = [:]

    func name(of color: SemanticColor) -> String { colors[color] ?? color.rawValue }

    func name(of background: BackgroundColor) -> String {
        backgrounds[background] ?? background.rawValue
    }

    /// Returns the framework's name of a color; nil for one of the app.
    func name(of color: ColorSource) -> String? {
        switch color {
        case .semantic(let color): name(of: color)
        case .background(let color): name(of: color)
        case .swift, .input: nil
        }
    }

    func name(of style: TextStyle) -> String { textStyles[style] ?? style.rawValue }

    func name(of shape: ButtonView.Shape) -> String { shapes[shape] ?? shape.rawValue }

    func name(of size: ButtonView.Size) -> String { buttonSizes[size] ?? size.rawValue }

    func name(of placement: ButtonView.ImagePlacement) -> String {
        imagePlacements[placement] ?? placement.rawValue
    }

    /// Returns the alignment of the views in a stack along an axis.
    func name(of alignment: StackView.Alignment, along axis: StackView.Axis) -> String {
        (axis == .horizontal ? rowAlignments : columnAlignments)[alignment] ?? alignment.rawValue
    }

    /// Returns the platforms, as in `#available`, that have a content type; nil if all supported
    /// platforms have it.
    func platforms(with type: TextFieldView.ContentType) -> String? {
        newerContentTypes.types.contains(type) ? newerContentTypes.platforms : nil
    }
}

/// A look of previews.
struct PreviewStyle: Sendable {
    let name: String
    /// The words for it in the preview's name.
    let summary: String

    static let dark = PreviewStyle(name: "dark", summary: "dark")
    static let largeText = PreviewStyle(name: "largeText", summary: "large text")
    static let rightToLeft = PreviewStyle(name: "rightToLeft", summary: "right to left")
}

/// The names of types, methods and gestures.
struct FrameworkNames: Sendable {
    /// The type of the distances to edges.
    var edgeInsets: String
    /// The type of fonts.
    var font: String
    /// The type of layout guides.
    var layoutGuide: String
    /// The type of constraint priorities.
    var layoutPriority: String
    /// The method that VoiceOver's escape gesture calls; nil if the Escape key has that role.
    var escapeMethod: String?
    /// The word for pressing a button.
    var tap: String
    /// The method that the framework calls after it lays out a view.
    var viewDidLayout: String
}
