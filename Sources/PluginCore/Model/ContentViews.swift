/// A stack: views in a row or in a column.
package final class StackView: Sendable {
    /// The direction in which the views of a stack follow each other.
    package enum Axis: String, CaseIterable, Sendable {
        case horizontal
        case vertical
    }

    /// The alignment of the views across the axis of a stack.
    package enum Alignment: String, CaseIterable, Sendable {
        case fill
        case leading
        case center
        case trailing
        case top
        case bottom
        case firstBaseline
        case lastBaseline
    }

    /// The distribution of the views along the axis of a stack.
    package enum Distribution: String, CaseIterable, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    /// The name of the property that holds the stack; nil if the name is generated from its
    /// position among the unnamed stacks.
    package let name: Located<String>?
    package let views: [ContentView]
    /// The range of the array of views in the description.
    package let range: SourceRange
    package let axis: Axis
    /// The space between two views, in points.
    package let spacing: Double
    package let alignment: Located<Alignment>
    package let distribution: Distribution
    /// The space around all views.
    package let margins: Insets
    /// The surface behind the views; nil if there is none. The outermost stack has that of the plugin.
    package let surface: Surface?
    /// The tap or the long press on the stack; nil if there is none. On the outermost stack, it is one on the whole
    /// plugin.
    package let tap: TapGesture?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, isOutermost: Bool, in plugin: PluginMembers) {
        let axis = node.member("axis")?.choice(Axis.self)
        name = node.locatedString("name")
        views = decode(node.member("stack")) {
            decodeView($0, isOutermost: false, in: plugin)
        }
        range = node.member("stack")?.range ?? node.range
        self.axis = axis ?? .vertical
        spacing = node.double("spacing") ?? 8
        // If the axis is invalid, it is not known which alignments fit. The default fits both axes.
        alignment =
            axis == nil && node.member("axis") != nil
            ? Located(.center, at: node.range) : node.locatedChoice("alignment", default: .center)
        distribution = node.choice("distribution") ?? .fill
        surface = isOutermost ? nil : Surface(node)
        tap = TapGesture(node)
        if node.member("margins") != nil {
            margins = node.insets("margins")
        } else if isOutermost {
            margins = defaultMargins(ofOutermostStack: node)
        } else {
            margins = surface?.margins ?? .zero
        }
        attributes = ViewAttributes(node)
    }
}

/// An image view.
package final class ImageView: Sendable {
    /// The origin of an image.
    package enum Source: Sendable {
        /// The name of an SF Symbol.
        case symbol(String)
        /// The names of two SF Symbols.
        case symbols(Pair<String>)
        /// The name of an image in the app's asset catalog.
        case asset(String)
        /// The name of the input that holds the image.
        case input(Located<String>)
        /// An expression of the app.
        case swift(Located<String>)

        fileprivate init?(_ node: JSONNode) {
            if let input = node.locatedString("input") {
                self = .input(input)
            } else if let asset = node.string("asset") {
                self = .asset(asset)
            } else if let symbol = node.string("symbol") {
                self = .symbol(symbol)
            } else if let pair = Pair(node.member("symbol"), \.string) {
                self = .symbols(pair)
            } else if let expression = node.locatedString("swift") {
                self = .swift(expression)
            } else {
                return nil
            }
        }
    }

    package let name: Located<String>
    package let source: Source
    /// The text style that determines the size of a symbol. If the description does not contain it,
    /// its range is the range of the view.
    package let textStyle: Located<TextStyle>
    /// The range of the view in the description.
    package let range: SourceRange
    /// The size that the image is fitted into; nil for its own size. If there is a size, the text
    /// style is ignored.
    package let size: Located<Size>?
    /// The color of a symbol or a template image; nil for the tint color.
    package let tint: ColorSource?
    /// Whether VoiceOver skips the image.
    package let isDecorative: Bool
    /// Whether the text style of symbols is the one of the app's class.
    package let keepsTextStyle: Bool
    /// The class of the app; nil for the framework's class.
    package let viewClass: ViewClass?
    package let attributes: ViewAttributes

    init?(_ node: JSONNode, name: Located<String>) {
        guard let source = Source(node) else { return nil }
        self.name = name
        self.source = source
        textStyle = node.locatedChoice("textStyle", default: .title1)
        range = node.range
        size = node.member("size").flatMap { node in
            Size(node).map { Located($0, at: node.range) }
        }
        tint = node.color("tint")
        isDecorative = node.bool("decorative") ?? false
        viewClass = ViewClass(node)
        keepsTextStyle = viewClass != nil && node.member("textStyle") == nil
        attributes = ViewAttributes(node)
    }
}

/// A width and a height, in points.
package struct Size: Sendable {
    package let width: Double
    package let height: Double

    fileprivate init?(_ node: JSONNode) {
        guard let width = node.double("width"), let height = node.double("height")
        else { return nil }
        self.width = width
        self.height = height
    }
}

/// An activity indicator.
package final class ActivityIndicatorView: Sendable {
    /// The size of an activity indicator.
    package enum Size: String, CaseIterable, Sendable {
        case medium
        case large
    }

    package let name: Located<String>
    package let size: Size
    package let color: ColorSource?
    /// Whether the size is the one of the app's class.
    package let keepsSize: Bool
    /// The class of the app; nil for the framework's class.
    package let viewClass: ViewClass?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        size = node.choice("size") ?? .medium
        color = node.color("color")
        viewClass = ViewClass(node)
        keepsSize = viewClass != nil && node.member("size") == nil
        attributes = ViewAttributes(node)
    }
}

/// A progress bar.
package final class ProgressView: Sendable {
    /// The origin of a bar's progress.
    package enum Value: Sendable {
        /// A constant, from 0 to 1.
        case fixed(Double)
        /// The name of the input that holds the number.
        case input(Located<String>)
    }

    package let name: Located<String>
    package let value: Value
    /// The width in points if nothing else determines it.
    package let width: Double
    package let color: ColorSource?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        let input = node.member("value")?.locatedString("input")
        value = input.map(Value.input) ?? .fixed(node.double("value") ?? 0)
        width = node.double("width") ?? 160
        color = node.color("color")
        attributes = ViewAttributes(node)
    }
}

/// A spacer: empty space in a stack.
package final class SpacerView: Sendable {
    /// The length along the stack's axis, in points; nil if the spacer takes up the remaining
    /// space.
    package let length: Double?
    /// The range of the spacer in the description.
    package let range: SourceRange

    init(_ node: JSONNode) {
        length = node.double("spacer")
        range = node.range
    }
}

/// A view of the user's type.
package final class CustomView: Sendable {
    package let name: Located<String>
    package let type: Located<String>
    /// The expression that creates the view; nil to call the type without arguments.
    package let creation: Located<String>?
    package let attributes: ViewAttributes

    init?(_ node: JSONNode, name: Located<String>) {
        guard let type = node.locatedString("type") else { return nil }
        self.name = name
        self.type = type
        creation = node.locatedString("create")
        attributes = ViewAttributes(node)
    }
}

/// The origin of a text.
package enum TextSource: Sendable {
    case literal(String)
    /// A text from a string table, with the default value if the table does not have the key.
    case localized(key: String, value: Located<String>, comment: String)
    /// The name of the input that holds the text.
    case input(Located<String>)
    /// An expression of the app, and the text that it has in tests if the description gives one.
    case swift(Located<String>, example: String?)
    /// A pair of text, neither of which comes from an input or is a pair.
    indirect case pair(Pair<TextSource>)
}

/// The weights of fonts, by UIKit's names.
package enum FontWeight: String, CaseIterable, Sendable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
}

/// The text styles of Dynamic Type, by UIKit's names. tvOS does not have `largeTitle` and uses
/// `title1` instead.
package enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2
    case extraLargeTitle
    case extraLargeTitle2

    /// The styles that no platform version is needed for.
    static let ofAllKits = allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }
}
