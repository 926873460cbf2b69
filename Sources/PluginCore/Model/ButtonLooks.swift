extension ButtonView {
    /// The shape of a button's background.
    package enum Shape: String, CaseIterable, Sendable {
        case capsule
        case rounded
        case rectangle
    }

    /// The sizes of buttons, by UIKit's names.
    package enum Size: String, CaseIterable, Sendable {
        case mini
        case small
        case medium
        case large
    }

    /// The side of the title that the image is on.
    package enum ImagePlacement: String, CaseIterable, Sendable {
        case leading
        case trailing
        case top
        case bottom
    }

    /// The keys that a button of a class of the app cannot have.
    static let keysOfLooks = [
        "style", "shape", "size", "insets", "textStyle", "weight", "font", "imagePlacement",
        "busyWhen", "busyLabel",
    ]

    /// Whether the title has another font than that of the button's size.
    package var hasOwnFont: Bool { textStyle != nil || weight != nil || font != nil }

    /// Whether the button has a background, which has a shape.
    package var hasBackground: Bool { ![.plain, .borderless].contains(style) }
}

extension ImageView.Source {
    /// Decodes the image of a button; nil if it has none.
    init?(ofButton node: JSONNode) {
        if let symbol = node.string("symbol") {
            self = .symbol(symbol)
        } else if let pair = Pair(node.member("symbol"), \.string) {
            self = .symbols(pair)
        } else if let asset = node.string("asset") {
            self = .asset(asset)
        } else if let expression = node.member("asset")?.locatedString("swift") {
            self = .swift(expression)
        } else {
            return nil
        }
    }
}
