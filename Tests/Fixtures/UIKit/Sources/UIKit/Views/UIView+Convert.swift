import Foundation

extension UIView {
    /// Converts a point from the receiver to the other view, or to the window for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if let view, view === storedSuperview { return pointToSuperview(point) }
        let inRoot = toRoot(point)
        return view?.fromRoot(inRoot) ?? inRoot
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view, view === storedSuperview { return pointFromSuperview(point) }
        return fromRoot(view?.toRoot(point) ?? point)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.bounding(rect) { convert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.bounding(rect) { convert($0, from: view) }
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let parent = view.storedSuperview {
            point = view.pointToSuperview(point)
            view = parent
        }
        return point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent = storedSuperview else { return point }
        return pointFromSuperview(parent.fromRoot(point))
    }

    private static func bounding(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.minY)),
            map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        let across = corners.map(\.x)
        let down = corners.map(\.y)
        let left = across.min() ?? 0
        let top = down.min() ?? 0
        return CGRect(
            x: left, y: top, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - top)
    }
}
