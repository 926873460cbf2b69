#if canImport(UIKit)
import UIKit

/// A check of the calls: plugins get the calls about their parents in the order of UIKit, and only
/// once.
@MainActor
struct MoveRecord {
    private enum State { case coming, present, leaving }

    private var states: [ObjectIdentifier: State] = [:]

    /// Adds recorded calls.
    ///
    /// - Returns: the problem with the calls, if there is one.
    mutating func add(_ calls: [HeadlessUIKit.RecordedCall]) -> String? {
        for call in calls where PluginKind.isPlugin(call.controllerType) {
            let state = states[call.controller]
            switch (call.call.name, state) {
            case ("willMove(parent)", nil), ("willMove(parent)", .leaving): states[call.controller] = .coming
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
    /// The child that the call adds, also one that returns while it moves out.
    var addedChild: ObjectIdentifier? { call.name == "willMove(parent)" ? controller : nil }

    /// The child that the call removes.
    var removedChild: ObjectIdentifier? { call.name == "didMove(nil)" ? controller : nil }
}
#endif
