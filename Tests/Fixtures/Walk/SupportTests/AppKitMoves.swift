#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Whether the views of plugins come into sight only as those of children, and are gone when plugins
/// leave their parents. AppKit tells children of nothing else.
@MainActor
struct MoveRecord {
    private struct State {
        var isChild = false
        var isInSight = false
    }

    private var states: [ObjectIdentifier: State] = [:]

    /// - Returns: What is wrong with the calls, if anything.
    mutating func add(_ calls: [HeadlessAppKit.RecordedCall]) -> String? {
        for call in calls {
            if let child = call.addedChild {
                if states[child]?.isChild == true { return "a child was added again" }
                if states[child]?.isInSight == true { return "a view was added before its child" }
                states[child] = State(isChild: true)
            }
            guard PluginKind.isPlugin(call.controllerType) else { continue }
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
    /// The child that is added by the call.
    var addedChild: ObjectIdentifier? {
        if case .insertChild(let child, _) = call { child } else { nil }
    }
}
#endif
