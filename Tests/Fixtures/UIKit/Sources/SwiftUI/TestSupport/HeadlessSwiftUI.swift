import Foundation

/// What shows SwiftUI views.
@MainActor
protocol Hosting {
    /// The views without a body, outermost first.
    var renderedViews: [any RenderedView] { get }
}

/// The controls for tests. Nothing in this namespace exists in Apple's SwiftUI.
@MainActor
public enum HeadlessSwiftUI {
    /// Returns the size of text in the body font that wraps in a width.
    static func size(of text: String, width: CGFloat) -> CGSize {
        #if canImport(UIKit)
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
        #else
        let label = NSTextField(wrappingLabelWithString: text)
        label.preferredMaxLayoutWidth = width.isFinite ? width : 0
        return label.intrinsicContentSize
        #endif
    }

    /// Returns all text that a hosting controller or a hosting view shows, in order.
    public static func text(in hosting: AnyObject) -> [String] {
        (hosting as? any Hosting)?.renderedViews.compactMap { ($0 as? Text)?.content } ?? []
    }

    /// Taps the button with a title. Returns whether there is one.
    @discardableResult
    public static func tap(_ title: String, in hosting: AnyObject) -> Bool {
        let buttons = (hosting as? any Hosting)?.renderedViews.compactMap { $0 as? Button } ?? []
        guard let button = buttons.first(where: { $0.title == title }) else { return false }
        button.action()
        return true
    }
}
