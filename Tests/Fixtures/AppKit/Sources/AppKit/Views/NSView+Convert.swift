import Foundation

extension NSView {
    /// Converts a point from the view's coordinates to its superview's.
    func pointToSuperview(_ point: NSPoint) -> NSPoint {
        let x = storedFrame.minX + point.x - boundsOrigin.x
        let up = point.y - boundsOrigin.y
        let turns = storedSuperview.map { $0.isFlipped != isFlipped } ?? isFlipped
        return NSPoint(x: x, y: turns ? storedFrame.maxY - up : storedFrame.minY + up)
    }

    func pointFromSuperview(_ point: NSPoint) -> NSPoint {
        let x = point.x - storedFrame.minX + boundsOrigin.x
        let turns = storedSuperview.map { $0.isFlipped != isFlipped } ?? isFlipped
        let up = turns ? storedFrame.maxY - point.y : point.y - storedFrame.minY
        return NSPoint(x: x, y: up + boundsOrigin.y)
    }

    /// Converts a point from the receiver to the other view, or to the window for nil.
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        view?.fromRoot(toRoot(point)) ?? toRoot(point)
    }

    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        fromRoot(view?.toRoot(point) ?? point)
    }

    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        Self.map(rect) { convert($0, to: view) }
    }

    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        Self.map(rect) { convert($0, from: view) }
    }

    public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
    public func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }

    private func toRoot(_ point: NSPoint) -> NSPoint {
        var point = point
        var view = self
        while true {
            point = view.pointToSuperview(point)
            guard let parent = view.storedSuperview else { return point }
            view = parent
        }
    }

    private func fromRoot(_ point: NSPoint) -> NSPoint {
        pointFromSuperview(storedSuperview?.fromRoot(point) ?? point)
    }

    private static func map(_ rect: NSRect, _ map: (NSPoint) -> NSPoint) -> NSRect {
        let first = map(NSPoint(x: rect.minX, y: rect.minY))
        let second = map(NSPoint(x: rect.maxX, y: rect.maxY))
        return NSRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: rect.width,
            height: rect.height)
    }
}
