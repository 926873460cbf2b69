#if UIKIT
import UIKit

@testable import Runtime

/// A window without a scene, since only an application has scenes. UIKit's own initializer for it
/// is deprecated as of iOS 26, and is called through this protocol for that reason.
@MainActor
protocol ScenelessWindow {
    init(frame: CGRect)
}

extension ScenelessWindow {
    init(sceneless frame: CGRect) {
        self.init(frame: frame)
    }
}

/// A window that shows a host, for tests without an application.
@MainActor
final class HostWindow: UIWindow {
    private(set) var host = HostWindow.makeController()

    convenience init(host: UIViewController? = nil, size: CGSize = CGSize(width: 320, height: 640)) {
        self.init(sceneless: CGRect(origin: .zero, size: size))
        if let host { self.host = host }
        rootViewController = self.host
        isHidden = false
        layoutIfNeeded()
    }

    convenience init() {
        self.init(host: nil)
    }

    /// No insets, whatever device the tests run on.
    override var safeAreaInsets: UIEdgeInsets { .zero }

    /// A controller with an empty view.
    static func makeController() -> UIViewController {
        UIViewController()
    }

    /// A controller whose content can scroll.
    static func makeScrollingController() -> UIViewController {
        UITableViewController(style: .plain)
    }

    func scroll(by length: CGFloat) {
        (host.view as? UIScrollView)?.contentOffset.y += length
    }

    func resize(to size: CGSize) {
        frame.size = size
    }

    func contains(_ view: UIView) -> Bool {
        view.window === self
    }

    /// Returns the view that would receive a touch.
    func view(at point: CGPoint) -> UIView? {
        hitTest(point, with: nil)
    }

    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    /// Returns the alignment rectangle of a view within its superview.
    static func frame(of view: UIView) -> CGRect {
        view.alignmentRect(forFrame: view.frame)
    }

    #if os(Linux)
    /// The number of constraints that contradicted others.
    static var conflictCount: Int { HeadlessUIKit.unsatisfiableConstraints.count }
    #endif

    static func setLayoutDirection(of view: UIView, isRightToLeft: Bool) {
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    /// Returns the distance of a view from its place: to the right, and down.
    static func displacement(of view: UIView) -> CGSize {
        CGSize(width: view.transform.tx, height: view.transform.ty)
    }

    /// Returns the size of a scaled system font with a text style, for the user's text size.
    static func scaledSize(of style: UIFont.TextStyle) -> CGFloat {
        let usualSize = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usualSize).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size)).pointSize
    }
}

// In an extension, because only there the inherited initializer satisfies the protocol.
extension HostWindow: ScenelessWindow {}
#endif
