#if canImport(UIKit)
public import UIKit

/// A view controller with a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let root = ViewRoot()

    public var rootView: Content {
        didSet { root.setNeedsUpdate() }
    }

    /// What the view's size follows.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { viewIfLoaded?.invalidateIntrinsicContentSize() }
    }

    /// The parts of the safe area that the content avoids.
    public var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        root.controller = self
        root.updateHandler = { [weak self] in
            guard let view = self?.viewIfLoaded else { return }
            view.setNeedsLayout()
            if self?.sizingOptions.contains(.intrinsicContentSize) == true {
                view.invalidateIntrinsicContentSize()
            }
        }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    open override func loadView() {
        let view = HostingView()
        view.idealSize = { [weak self] in
            guard let self, sizingOptions.contains(.intrinsicContentSize) else { return nil }
            return sizeThatFits(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        }
        view.layoutHandler = { [weak self] in self?.updateIfNeeded() }
        // SwiftUI's views are opaque in the color of the system.
        view.backgroundColor = .systemBackground
        self.view = view
        root.view = view
    }

    /// Returns the size of the content that fits a proposed size.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        updateIfNeeded()
        return root.node.size(proposing: size)
    }

    private func updateIfNeeded() {
        loadViewIfNeeded()
        root.updateIfNeeded(rootView)
    }
}

extension UIHostingController: Hosting {
    var renderedViews: [any RenderedView] {
        updateIfNeeded()
        return root.node.allRendered
    }
}

private final class HostingView: UIView {
    var idealSize: () -> CGSize? = { nil }
    var layoutHandler: () -> Void = {}

    override var intrinsicContentSize: CGSize {
        idealSize() ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutHandler()
    }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public static let preferredContentSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
#endif

public struct SafeAreaRegions: OptionSet, Sendable {
    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
