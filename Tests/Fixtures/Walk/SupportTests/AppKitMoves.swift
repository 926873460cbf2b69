#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// A check of the calls: the views of plugins appear only while plugins are children, and disappear
/// when plugins leave their parents. AppKit reports nothing else to children.
@MainActor
struct MoveRecord {
    private struct State {
        var isChild = false
        var isInSight = false
    }

    private var states: [ObjectIdentifier: State] = [:]

    /// Adds recorded calls.
    ///
    /// - Returns: the problem with the calls, if there is one.
    mutating func add(_ calls: [HeadlessAppKit.RecordedCall]) -> String? {
        for call in calls {
            if let child = call.addedChild {
                if states[child]?.isChild == true { return "a child was added again" }
                if states[child]?.isInSight == true { return "a view was added before its child" }
                states[child] = State(isChild: true)
            }
            guard PluginKind.isPlugin(call.controllerType) else {
                if let child = call.removedChild { states[child] = nil }
                continue
            }
            let state = states[call.controller, default: State()]
            switch call.call {
            case .viewWillAppear:
                if !state.isChild { return "\(call.controllerType) appeared without a parent" }
                states[call.controller]?.isInSight = true
            case .viewWillDisappear: states[call.controller]?.isInSight = false
            case .removeFromParent:
                if !state.isChild { return "\(call.controllerType) was removed twice" }
                if state.isInSight { return "\(call.controllerType) left before its view" }
                states[call.controller] = nil
            default: continue
            }
        }
        return nil
    }
}

extension HeadlessAppKit.RecordedCall {
    /// The child that the call removes.
    var removedChild: ObjectIdentifier? {
        if case .removeFromParent = call { controller } else { nil }
    }

    /// The child that the call adds.
    var addedChild: ObjectIdentifier? {
        if case .insertChild(let child, _) = call { child } else { nil }
    }
}
#endif
