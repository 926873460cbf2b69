import Foundation
import HeadlessKit

/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@MainActor
@preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Shows a controller in a popover beside a view, or as a sheet in a compact width. The popover is as large as the
/// controller prefers, and stays on the screen. The content also lies below the arrow, where its safe area ends.
open class UIPopoverPresentationController: UIPresentationController {
    nonisolated static let arrowLength: CGFloat = 13
    private static let screenMargin: CGFloat = 10

    open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var sourceView: UIView?
    /// The area that the popover points at. With the null rectangle, it points at the source view's bounds.
    open var sourceRect = CGRect.null
    open var canOverlapSourceViewRect = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    private var shownDirection = UIPopoverArrowDirection.unknown
    private var isAdapted = false

    /// The direction of the arrow of a popover on screen.
    open var arrowDirection: UIPopoverArrowDirection { shownDirection }

    /// Adds the presented view to a window.
    func begin(in window: UIWindow, traits: UITraitCollection) {
        delegate?.prepareForPopoverPresentation(self)
        guard sourceView != nil else {
            Exceptions.raise(
                .genericException,
                "UIPopoverPresentationController should have a non-nil sourceView or "
                    + "barButtonItem set before the presentation occurs.")
            return
        }
        let style =
            traits.horizontalSizeClass == .compact
            ? delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .pageSheet
            : .none
        isAdapted = style != .none
        let container = PopoverContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.layoutHandler = { [weak self] in self?.layOut() }
        shownContainer = container
        window.addSubview(container)
        container.addSubview(presented.view)
        layOut()
    }

    func end() {
        presented.barInsets = .zero
        shownContainer?.removeFromSuperview()
        shownContainer = nil
        shownDirection = .unknown
    }

    /// Moves the presented view to its place.
    func layOut() {
        guard let container = shownContainer, let view = presented.viewIfLoaded else { return }
        if isAdapted {
            view.frame = CGRect(
                x: 0, y: 10, width: container.bounds.width, height: container.bounds.height - 10)
            return
        }
        guard let sourceView else { return }
        let source = sourceView.convert(
            sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
        let preferred = presented.preferredContentSize
        let size = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
        let room = container.bounds.insetBy(dx: Self.screenMargin, dy: Self.screenMargin)
        let places = [UIPopoverArrowDirection.up, .down, .left, .right]
            .filter(permittedArrowDirections.contains)
            .map { PopoverPlace(direction: $0, size: size, source: source, room: room) }
        guard let place = places.first(where: \.fits) ?? places.max(by: { $0.area < $1.area })
        else { return }
        shownDirection = place.direction
        presented.barInsets = place.arrowInsets
        view.frame = place.frame
    }

    /// Dismisses the popover as a tap outside does, if the delegate agrees.
    func dismissForUser(animated: Bool) {
        guard !presented.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) != false
        else { return }
        delegate?.presentationControllerWillDismiss(self)
        presented.presentingViewController?.dismiss(animated: animated) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

/// The view around a popover, which takes all touches beside it.
private final class PopoverContainer: UIView {
    var layoutHandler: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutHandler()
    }
}

/// A place of a popover at one side of its source.
private struct PopoverPlace {
    let direction: UIPopoverArrowDirection
    /// The frame, with the arrow.
    let frame: CGRect
    /// Whether the popover is as large as preferred.
    let fits: Bool
    var area: CGFloat { frame.width * frame.height }

    @MainActor
    init(direction: UIPopoverArrowDirection, size: CGSize, source: CGRect, room: CGRect) {
        self.direction = direction
        let arrow = UIPopoverPresentationController.arrowLength
        let isVertical = direction == .up || direction == .down
        let full = CGSize(
            width: size.width + (isVertical ? 0 : arrow),
            height: size.height + (isVertical ? arrow : 0))
        var side = room
        switch direction {
        case .up:
            side.origin.y = max(room.minY, source.maxY)
            side.size.height = max(0, room.maxY - side.minY)
        case .down: side.size.height = max(0, min(room.maxY, source.minY) - room.minY)
        case .left:
            side.origin.x = max(room.minX, source.maxX)
            side.size.width = max(0, room.maxX - side.minX)
        default: side.size.width = max(0, min(room.maxX, source.minX) - room.minX)
        }
        fits = full.width <= side.width && full.height <= side.height
        let shown = CGSize(
            width: min(full.width, side.width), height: min(full.height, side.height))
        var origin = CGPoint(x: source.midX - shown.width / 2, y: source.midY - shown.height / 2)
        switch direction {
        case .up: origin.y = side.minY
        case .down: origin.y = side.maxY - shown.height
        case .left: origin.x = side.minX
        default: origin.x = side.maxX - shown.width
        }
        origin.x = min(max(origin.x, side.minX), side.maxX - shown.width)
        origin.y = min(max(origin.y, side.minY), side.maxY - shown.height)
        frame = CGRect(origin: origin, size: shown)
    }

    var arrowInsets: UIEdgeInsets {
        let arrow = UIPopoverPresentationController.arrowLength
        return UIEdgeInsets(
            top: direction == .up ? arrow : 0, left: direction == .left ? arrow : 0,
            bottom: direction == .down ? arrow : 0, right: direction == .right ? arrow : 0)
    }
}

extension UIViewController {
    /// The controller of the popover that shows this controller or its parent; nil for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let popover = presentation.popover { return popover }
        guard modalPresentationStyle == .popover else {
            return storedParent?.popoverPresentationController
        }
        let popover = UIPopoverPresentationController(
            presentedViewController: self, presenting: nil)
        presentation.popover = popover
        return popover
    }
}

extension HeadlessUIKit {
    /// Dismisses a controller in a popover as a tap outside of it does.
    public static func tapOutside(of controller: UIViewController, animated: Bool = false) {
        controller.popoverPresentationController?.dismissForUser(animated: animated)
    }

    /// The width class of windows.
    public static var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { Environment.shared.values.horizontalSizeClass }
        set {
            Environment.shared.values.horizontalSizeClass = newValue
            updateWindows()
        }
    }
}
