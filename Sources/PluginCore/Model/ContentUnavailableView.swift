/// A view in place of content: it says that there is none, or that it is being loaded.
package final class ContentUnavailableView: Sendable {
    /// The state that the view shows, by the names of UIKit's configurations.
    package enum Style: String, CaseIterable, Sendable {
        case empty
        case loading
        case search
    }

    /// The path, as in `Platform`, of the style that only UIKit's own view has.
    static let searchPath = "style.\(Style.search.rawValue)"

    package let name: Located<String>
    package let style: Style
    package let image: ImageView.Source?
    /// The ranges of the keys `symbol` and `asset`, only one of which a view can have.
    let imageRanges: [SourceRange]
    package let text: TextSource?
    package let secondaryText: TextSource?
    /// The title of the button; nil for a view without a button.
    package let buttonTitle: TextSource?
    /// The range of the title; nil if there is none.
    let buttonTitleRange: SourceRange?
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
    /// The constants that the handler gets.
    package let constantArguments: [ConstantArgument]
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        style = node.choice("style") ?? .empty
        image = ImageView.Source(ofButton: node)
        imageRanges = ["symbol", "asset"].compactMap { node.member($0)?.range }
        text = node.text("text")
        secondaryText = node.text("secondaryText")
        buttonTitle = node.text("buttonTitle")
        buttonTitleRange = node.member("buttonTitle")?.range
        handler = node.triggeredHandler
        constantArguments = node.constantArguments
        attributes = ViewAttributes(node)
    }
}

extension ContentView {
    package var isContentUnavailable: Bool {
        if case .contentUnavailable = self { true } else { false }
    }
}
