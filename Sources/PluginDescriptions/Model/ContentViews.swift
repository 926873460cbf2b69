/// Views in a row or in a column.
package final class StackView: Sendable {
    package enum Axis: String, CaseIterable, Sendable {
        case horizontal
        case vertical
    }

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

    package enum Distribution: String, CaseIterable, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    /// Nil where it is named by its place among the other stacks without a name.
    package let name: Located<String>?
    package let views: [ContentView]
    /// The place of the array of views.
    package let range: SourceRange
    package let axis: Axis
    /// Points between two views.
    package let spacing: Double
    package let alignment: Located<Alignment>
    package let distribution: Distribution
    package let margins: Insets
    package let attributes: ViewAttributes

    init(_ node: JSONNode) {
        let axis = node.member("axis")?.choice(Axis.self)
        name = node.locatedString("name")
        views = decode(node.member("stack"), decodeView)
        range = node.member("stack")?.range ?? node.range
        self.axis = axis ?? .vertical
        spacing = node.double("spacing") ?? 8
        // Whether an alignment fits cannot be told where the axis is none.
        alignment =
            axis == nil && node.member("axis") != nil
            ? Located(.center, at: node.range) : node.locatedChoice("alignment", default: .center)
        distribution = node.choice("distribution") ?? .fill
        margins = node.insets("margins")
        attributes = decodeAttributes(node)
    }
}

/// A text that is read.
package final class LabelView: Sendable {
    package enum Alignment: String, CaseIterable, Sendable {
        case natural
        case center
    }

    package let name: Located<String>
    package let text: TextSource
    package let textStyle: TextStyle
    /// Nil for that of the text style.
    package let weight: FontWeight?
    /// The expression of the app that has the font; nil for the font of the text style.
    package let font: Located<String>?
    /// The value of a key that `font` replaces, if the description has one.
    let replacedFontKey: Located<String>?
    /// The maximum number of lines; 0 for no limit.
    package let lines: Int
    /// Nil where it follows from the stack that holds the label.
    package let alignment: Alignment?
    package let color: ColorSource?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        text = node.text("text") ?? .literal("")
        textStyle = node.choice("textStyle") ?? .body
        weight = node.choice("weight")
        font = node.expression("font")
        replacedFontKey = node.locatedString("textStyle") ?? node.locatedString("weight")
        lines = node.int("lines") ?? 0
        alignment = node.choice("textAlignment")
        color = node.color("color")
        attributes = decodeAttributes(node)
    }
}

/// A button with a title.
package final class ButtonView: Sendable {
    /// The ready-made configurations, by UIKit's names.
    package enum Style: String, CaseIterable, Sendable {
        case plain
        case gray
        case tinted
        case filled
        case borderless
        case bordered
        case borderedTinted
        case borderedProminent
    }

    package enum Role: String, CaseIterable, Sendable {
        case normal
        case primary
        case cancel
        case destructive
    }

    package let name: Located<String>
    package let title: TextSource
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
    package let style: Style
    package let role: Located<Role>
    /// The name of the SF Symbol beside the title, or in its place.
    package let symbol: String?
    package let isIconOnly: Bool
    package let color: ColorSource?
    /// The name of the input that says whether the button can be used.
    let enabledWhen: Located<String>?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        title = node.text("title") ?? .literal("")
        handler = node.locatedString("triggers")
        style = node.choice("style") ?? .bordered
        role = node.locatedChoice("role", default: .normal)
        symbol = node.string("symbol")
        isIconOnly = node.bool("iconOnly") ?? false
        color = node.color("color")
        enabledWhen = node.locatedString("enabledWhen")
        attributes = decodeAttributes(node)
    }
}

/// An image.
package final class ImageView: Sendable {
    package enum Source: Sendable {
        /// The name of an SF Symbol.
        case symbol(String)
        /// The name of an image of the app.
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
            } else if let expression = node.locatedString("swift") {
                self = .swift(expression)
            } else {
                return nil
            }
        }
    }

    package let name: Located<String>
    package let source: Source
    /// At the place of the view where the description gives none.
    package let textStyle: Located<TextStyle>
    /// The place of the view.
    package let range: SourceRange
    /// Where it is given, the text style has no say.
    package let size: Located<Size>?
    package let tint: ColorSource?
    package let isDecorative: Bool
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
        attributes = decodeAttributes(node)
    }
}

/// A width and a height in points.
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

/// A spinning indicator.
package final class ActivityIndicatorView: Sendable {
    package enum Size: String, CaseIterable, Sendable {
        case medium
        case large
    }

    package let name: Located<String>
    package let size: Size
    package let color: ColorSource?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        size = node.choice("size") ?? .medium
        color = node.color("color")
        attributes = decodeAttributes(node)
    }
}

/// A progress bar.
package final class ProgressView: Sendable {
    package enum Value: Sendable {
        /// From 0 to 1.
        case fixed(Double)
        /// The name of the input that holds the number.
        case input(Located<String>)
    }

    package let name: Located<String>
    package let value: Value
    /// Points, where nothing else gives the bar a width.
    package let width: Double
    package let color: ColorSource?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        let input = node.member("value")?.locatedString("input")
        value = input.map(Value.input) ?? .fixed(node.double("value") ?? 0)
        width = node.double("width") ?? 160
        color = node.color("color")
        attributes = decodeAttributes(node)
    }
}

/// Empty space in a stack.
package final class SpacerView: Sendable {
    /// Points; nil for what is left.
    package let length: Double?
    package let range: SourceRange

    init(_ node: JSONNode) {
        length = node.double("spacer")
        range = node.range
    }
}

/// A view of a type that the user names.
package final class CustomView: Sendable {
    package let name: Located<String>
    package let type: Located<String>
    /// The expression that makes the view; nil for the type, called without arguments.
    package let creation: Located<String>?
    package let attributes: ViewAttributes

    init?(_ node: JSONNode, name: Located<String>) {
        guard let type = node.locatedString("type") else { return nil }
        self.name = name
        self.type = type
        creation = node.locatedString("create")
        attributes = decodeAttributes(node)
    }
}

/// Where a text comes from.
package enum TextSource: Sendable {
    case literal(String)
    /// A text of the app's string tables, with what stands for it where they have none.
    case localized(key: String, value: String, comment: String)
    /// The name of the input that holds the text.
    case input(Located<String>)
    /// An expression of the app, and the text that it has in tests if the description gives one.
    case swift(Located<String>, example: String?)
}

/// The thickness of the strokes of letters, by UIKit's names.
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

/// The text styles of Dynamic Type, by UIKit's names. On tvOS `title1` stands for `largeTitle`.
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
}
