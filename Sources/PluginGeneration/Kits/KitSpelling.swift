import PluginDescriptions

/// How generated code for a framework is spelled.
///
/// A new framework is a `Kit`, a `KitSpelling` in the lists of both, and a folder of templates.
package struct KitSpelling: Sendable {
    package let kit: Kit
    /// The condition under which there is code for the framework.
    package var condition: String
    /// The condition that tells the framework from the others of a file.
    var conditionBesideOthers: String
    var names: TemplateNames
    var views: ViewSpelling
    var properties: ViewProperties
    var values: ValueSpelling
    var traits: TraitSpelling
    /// Whether the view sets its background when it is created, not when the content is configured.
    var setsBackgroundOnCreation: Bool
    /// Whether text can become so large that content has to scroll.
    var scrollsContent: Bool
    /// Whether Return in the last text field calls a method; otherwise it is the key of the button.
    var callsMethodOnReturn: Bool
    /// Whether a stack hides a view by a required size of 0.
    var hidesBySize: Bool

    /// The spelling for each framework, in the order of `Kit.all`.
    package static let all: [KitSpelling] = [.uiKit, .appKit]
}

extension Kit {
    /// How code for the framework is spelled.
    package var spelling: KitSpelling {
        guard let spelling = KitSpelling.all.first(where: { $0.kit == self }) else {
            preconditionFailure("'\(name)' is in 'Kit.all', but not in 'KitSpelling.all'")
        }
        return spelling
    }
}

/// The expressions that create views.
struct ViewSpelling: Sendable {
    let stack: String
    let label: String
    let oneLineLabel: String
    let button: @Sendable (ButtonView.Style) -> String
    let image: String
    let activityIndicator: @Sendable (ActivityIndicatorView.Size) -> String
    let progress: String
    let textField: String
    let secureField: String
    let spacer: String
    /// The image of a symbol with this name, a string literal.
    let symbolImage: @Sendable (String) -> SwiftCall
    /// The image of an asset catalog with this name, a string literal.
    let assetImage: @Sendable (String) -> SwiftCall
    /// The view that has the background of a plugin, from the expression for the plugin's view.
    let backgroundView: @Sendable (_ view: String) -> String
    /// The text in a text field, not nil.
    let typedText: @Sendable (_ field: String) -> String
    /// Whether the user does not edit the text in a text field.
    let isNotEditing: @Sendable (_ field: String) -> String
    /// The type of a progress bar's value.
    let progressType: String
}

/// The values of descriptions that a framework spells in another way, or does not always have.
struct ValueSpelling: Sendable {
    var colors: [SemanticColor: String] = [:]
    var backgrounds: [BackgroundColor: String] = [:]
    var textStyles: [TextStyle: String] = [:]
    /// The alignments of the views in a row, and in a column.
    var rowAlignments: [StackView.Alignment: String] = [:]
    var columnAlignments: [StackView.Alignment: String] = [:]
    /// The content types that newer platforms have, and those platforms, as in `#available`; empty if all
    /// supported platforms have all content types.
    var newerContentTypes: (types: Set<TextFieldView.ContentType>, platforms: String) = ([], "")

    func name(of color: SemanticColor) -> String { colors[color] ?? color.rawValue }

    func name(of background: BackgroundColor) -> String {
        backgrounds[background] ?? background.rawValue
    }

    /// Returns the framework's name of a color; nil for an expression of the app.
    func name(of color: ColorSource) -> String? {
        switch color {
        case .semantic(let color): name(of: color)
        case .background(let color): name(of: color)
        case .swift: nil
        }
    }

    func name(of style: TextStyle) -> String { textStyles[style] ?? style.rawValue }

    /// Returns the alignment of the views in a stack along an axis.
    func name(of alignment: StackView.Alignment, along axis: StackView.Axis) -> String {
        (axis == .horizontal ? rowAlignments : columnAlignments)[alignment] ?? alignment.rawValue
    }

    /// Returns the platforms, as in `#available`, that have a content type; nil if all supported ones have it.
    func platforms(with type: TextFieldView.ContentType) -> String? {
        newerContentTypes.types.contains(type) ? newerContentTypes.platforms : nil
    }
}
