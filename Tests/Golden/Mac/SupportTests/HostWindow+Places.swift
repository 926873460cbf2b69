import AppKit

@testable import Mac

extension HostWindow {
    /// The part of the host's view that bars do not cover.
    var safeArea: CGRect { Self.flip(host.view.safeAreaLayoutGuide.frame, in: host.view) }

    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.view.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    /// Returns the view that would receive a click.
    ///
    /// - Parameter point: from the upper left corner of the window.
    func view(at point: CGPoint) -> NSView? {
        let inHost = CGPoint(x: point.x, y: host.view.bounds.height - point.y)
        return host.view.hitTest(host.view.convert(inHost, to: host.view.superview))
    }

    /// Where layout places a view within the one around it, from its upper left corner: without
    /// what controls draw beside themselves.
    static func frame(of view: NSView) -> CGRect {
        let frame = view.alignmentRect(forFrame: view.frame)
        return view.superview.map { flip(frame, in: $0) } ?? frame
    }

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

    private static func flip(_ frame: CGRect, in view: NSView) -> CGRect {
        if view.isFlipped { return frame }
        return CGRect(
            x: frame.minX, y: view.bounds.height - frame.maxY, width: frame.width,
            height: frame.height)
    }
}

/// A window in which the pointer is where a test says.
@MainActor
final class PointedWindow: NSWindow {
    var pointer = CGPoint(x: -1, y: -1)

    override var mouseLocationOutsideOfEventStream: NSPoint { pointer }
}
