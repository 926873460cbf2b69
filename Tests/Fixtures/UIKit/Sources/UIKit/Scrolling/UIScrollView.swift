import Foundation
import HeadlessKit

/// Shows a part of larger content. The content offset is the origin of the bounds: scrolling moves
/// the coordinates, and with them every subview that is not attached to the frame guide.
@MainActor
open class UIScrollView: UIView {
    /// The conditions for adding the safe area to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The way in which scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    var contentGuideIfLoaded: UILayoutGuide?
    private var frameGuide: UILayoutGuide?
    var solvedContentSize: CGSize?
    private var storedContentSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    open var refreshControl: UIRefreshControl?
    /// The recognizer whose drags scroll the content.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer()
        addGestureRecognizer(recognizer)
        return recognizer
    }()
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let moved = newValue.origin != super.bounds.origin
            super.bounds = newValue
            if moved {
                setNeedsLayout()
                delegate?.scrollViewDidScroll(self)
            }
        }
    }

    open var contentOffset: CGPoint {
        get { storedBounds.origin }
        set { bounds = CGRect(origin: newValue, size: storedBounds.size) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        UIView.animate(withDuration: 0.3) {
            self.contentOffset = contentOffset
        } completion: { _ in
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            guard storedContentSize != newValue else { return }
            storedContentSize = newValue
            if decidesContentSize, contentGuideIfLoaded != nil { engineChanged() }
        }
    }

    /// Whether the view computes its content size, so that constraints cannot change it.
    var decidesContentSize: Bool { false }

    open var contentInset: UIEdgeInsets = .zero {
        didSet { insetsChanged(from: oldValue) }
    }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { adjustedContentInsetDidChange() }
    }

    /// The content inset plus, if the behavior adds it, the safe area.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        var added = UIEdgeInsets.zero
        switch contentInsetAdjustmentBehavior {
        case .never: break
        case .always: added = safe
        case .automatic, .scrollableAxes:
            if contentSize.height > bounds.height || alwaysBounceVertical
                || contentInsetAdjustmentBehavior == .automatic
            {
                added.top = safe.top
                added.bottom = safe.bottom
            }
            if contentSize.width > bounds.width || alwaysBounceHorizontal {
                added.left = safe.left
                added.right = safe.right
            }
        }
        return UIEdgeInsets(
            top: contentInset.top + added.top, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    }

    open func adjustedContentInsetDidChange() {}

    private var previousAdjustedTop: CGFloat = 0

    private func insetsChanged(from old: UIEdgeInsets) {
        adjustedContentInsetDidChange()
    }

    /// Keeps content at its top edge if it was there before the safe area changed.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let top = adjustedContentInset.top
        if contentOffset.y == -previousAdjustedTop { contentOffset.y = -top }
        previousAdjustedTop = top
        adjustedContentInsetDidChange()
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.minX < bounds.minX { offset.x = rect.minX }
        if rect.maxX > bounds.maxX { offset.x = rect.maxX - bounds.width }
        if rect.minY < bounds.minY { offset.y = rect.minY }
        if rect.maxY > bounds.maxY { offset.y = rect.maxY - bounds.height }
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    open func flashScrollIndicators() {}

    /// The content's rectangle. Constraints to its edges determine the content size.
    open var contentLayoutGuide: UILayoutGuide {
        if let contentGuideIfLoaded { return contentGuideIfLoaded }
        let guide = UILayoutGuide(
            kind: .content { [weak self] in
                guard let self else { return .zero }
                return decidesContentSize ? contentSize : nil
            },
            owner: self, identifier: "UIScrollView-contentLayoutGuide")
        contentGuideIfLoaded = guide
        return guide
    }

    /// The visible rectangle. Views that are attached to it stay in place while the content
    /// scrolls.
    open var frameLayoutGuide: UILayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = UILayoutGuide(
            insets: { _ in .zero }, owner: self,
            identifier: "UIScrollView-frameLayoutGuide")
        frameGuide = guide
        return guide
    }

    open override func layoutSubviews() {
        if let solvedContentSize, solvedContentSize != contentSize {
            contentSize = solvedContentSize
        }
        super.layoutSubviews()
    }

    /// Stores the content size that constraints require, for the next layout.
    func contentWasSolved(_ values: LayoutValues) {
        guard !decidesContentSize else { return }
        solvedContentSize = contentGuideIfLoaded?.layout.solvedSize(values)
        if let solvedContentSize, solvedContentSize != contentSize { markNeedsLayout() }
    }
}
