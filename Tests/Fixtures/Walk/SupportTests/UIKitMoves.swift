#if canImport(UIKit)
import UIKit

/// Whether all plugins get their parents in UIKit's order, and only once.
@MainActor
struct MoveRecord {
    private enum State { case coming, present, leaving }

    private var states: [ObjectIdentifier: State] = [:]

    /// - Returns: What is wrong with the calls, if anything.
    mutating func add(_ calls: [HeadlessUIKit.RecordedCall]) -> String? {
        for call in calls where PluginKind.isPlugin(call.controllerType) {
            let state = states[call.controller]
            switch (call.call.name, state) {
            case ("willMove(parent)", nil): states[call.controller] = .coming
            case ("didMove(parent)", .coming): states[call.controller] = .present
            case ("willMove(nil)", .some): states[call.controller] = .leaving
            case ("didMove(nil)", .leaving): states[call.controller] = nil
            case ("willMove(parent)", _), ("didMove(parent)", _), ("willMove(nil)", _),
                ("didMove(nil)", _):
                return "\(call.controllerType): \(call.call.name) came out of order"
            default: continue
            }
        }
        return nil
    }
}

extension HeadlessUIKit.RecordedCall {
    /// The child that is added by the call.
    var addedChild: ObjectIdentifier? { call.name == "willMove(parent)" ? controller : nil }
}
#endif
