import Foundation
import HeadlessKit

/// A layout guide that activates and deactivates constraints when it comes near an edge or leaves
/// it.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]
    /// The edges that the guide is near to.
    var nearEdges: NSDirectionalRectEdge = [] {
        didSet { if nearEdges != oldValue { activateConstraints() } }
    }

    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        stopTracking(nearConstraints.updateValue(trackingConstraints, forKey: edge.rawValue))
        activateConstraints()
    }

    open func constraints(
        activeWhenNearEdge edge: NSDirectionalRectEdge
    ) -> [NSLayoutConstraint] {
        nearConstraints[edge.rawValue] ?? []
    }

    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        stopTracking(awayConstraints.updateValue(trackingConstraints, forKey: edge.rawValue))
        activateConstraints()
    }

    open func constraints(
        activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) -> [NSLayoutConstraint] {
        awayConstraints[edge.rawValue] ?? []
    }

    /// Forgets all constraints, which stay as they are.
    open func removeAllTrackedConstraints() {
        nearConstraints = [:]
        awayConstraints = [:]
    }

    private func stopTracking(_ constraints: [NSLayoutConstraint]?) {
        NSLayoutConstraint.deactivate(constraints ?? [])
    }

    private func activateConstraints() {
        for (edge, constraints) in nearConstraints { activate(constraints, isNear(edge)) }
        for (edge, constraints) in awayConstraints { activate(constraints, !isNear(edge)) }
    }

    private func isNear(_ edge: UInt) -> Bool {
        nearEdges.contains(NSDirectionalRectEdge(rawValue: edge))
    }

    private func activate(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
        for constraint in constraints { constraint.isActive = isActive }
    }
}
