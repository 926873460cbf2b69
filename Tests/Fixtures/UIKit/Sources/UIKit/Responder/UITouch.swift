/// One finger on the screen.
@MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    let hitView: UIView
    private let hitWindow: UIWindow
    var windowLocation: CGPoint
    var currentPhase: Phase

    init(view: UIView, window: UIWindow, location: CGPoint, phase: Phase) {
        hitView = view
        hitWindow = window
        windowLocation = location
        currentPhase = phase
        super.init()
    }

    open var phase: UITouch.Phase { currentPhase }
    open var tapCount: Int { 1 }
    open var timestamp: TimeInterval { 0 }
    open var window: UIWindow? { hitWindow }
    open var view: UIView? { hitView }

    /// Returns the finger's location in the view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return windowLocation }
        return view.convert(windowLocation, from: hitWindow)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }
}
