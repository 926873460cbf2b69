#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Returns the distance of a view from its place: to the right, and down.
    static func displacement(of view: NSView) -> CGSize {
        guard let container = view.superview,
            let place = container.layoutGuides.first(where: { guide in
                container.constraints.contains { $0.firstItem === view && $0.secondItem === guide }
            })
        else { return .zero }
        let frame = frame(of: view)
        let origin = flip(place.frame, in: container).origin
        return CGSize(width: frame.minX - origin.x, height: frame.minY - origin.y)
    }
}
#endif
