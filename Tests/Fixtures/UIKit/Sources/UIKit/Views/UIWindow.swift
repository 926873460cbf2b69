import Foundation
import HeadlessKit

/// The root of a view tree. It is on screen when it is not hidden.
@MainActor
open class UIWindow: UIView {
    private var isShown = false
    var deviceSafeArea = UIEdgeInsets.zero {
        didSet { updateSafeArea() }
    }

    /// Creates a window. The initializer is deprecated as of iOS 26, and here always, because
    /// generated code also supports those versions.
    @available(*, deprecated, message: "Use init(windowScene:) instead")
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a window that fills its scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.size))
        self.windowScene = windowScene
        windowScene.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @available(*, deprecated, message: "Use init(windowScene:) instead")
    public convenience init() {
        self.init(frame: UIScreen.device.bounds)
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { nil }
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }
    open var windowLevel: UIWindow.Level = .normal
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }
    open var canBecomeKey: Bool { true }
    open var canResizeToFitContent = false
    open var screen: UIScreen { .device }

    /// The controller whose view fills the window while the window is visible.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if isShown { showRoot() }
        }
    }

    /// Whether the window is hidden, as new windows are. Showing the window loads the root
    /// controller's view.
    open override var isHidden: Bool {
        get { !isShown }
        set { setShown(!newValue) }
    }

    /// Shows the window and makes it the key window. Without a scene, raises an exception, because it
    /// requires an application, which a library's tests do not have.
    open func makeKeyAndVisible() {
        guard windowScene != nil else {
            Exceptions.raise(
                .internalInconsistencyException,
                "-[UIWindow makeKeyAndVisible] needs a running application; in a library's tests "
                    + "use isHidden = false")
            return
        }
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        guard let windowScene else {
            Exceptions.raise(
                .internalInconsistencyException,
                "-[UIWindow makeKeyWindow] needs a running application")
            return
        }
        windowScene.makeKey(self)
    }

    open func becomeKey() {}
    open func resignKey() {}

    private func setShown(_ shown: Bool) {
        guard shown != isShown else { return }
        if shown {
            isShown = true
            WindowList.add(self, keeps: false) { [weak self] in
                self?.layoutIfNeeded()
                self?.commitLayers()
            }
            if rootViewController != nil, rootViewController?.viewIfLoaded?.superview !== self {
                showRoot()
            }
            let arriving = beginAppearance(in: self, below: nil)
            scheduleAppearance(of: arriving)
            RunLoopTurn.request()
        } else {
            let leaving = beginDisappearance()
            isShown = false
            WindowList.remove(self)
            windowScene?.resignKey(self)
            for controller in leaving { controller.finishAppearance() }
        }
    }

    private func showRoot() {
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}

extension UIWindow {
    /// The level of a window in front of or behind others.
    public struct Level: RawRepresentable, Equatable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
}
