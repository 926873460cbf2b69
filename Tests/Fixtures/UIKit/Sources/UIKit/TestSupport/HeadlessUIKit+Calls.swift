import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// A containment, loading, appearance or layout call of a controller.
    public enum Call: Equatable, Sendable {
        case addChild(ObjectIdentifier)
        case removeFromParent
        case willMove(toParent: ObjectIdentifier?)
        case didMove(toParent: ObjectIdentifier?)
        case loadView
        case viewDidLoad
        case viewWillAppear
        case viewIsAppearing
        case viewWillLayoutSubviews
        case viewDidLayoutSubviews
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear

        /// The name of the call with `(nil)` or `(parent)` for moves, such as `didMove(nil)`.
        public var name: String {
            switch self {
            case .addChild: "addChild"
            case .willMove(let parent): parent == nil ? "willMove(nil)" : "willMove(parent)"
            case .didMove(let parent): parent == nil ? "didMove(nil)" : "didMove(parent)"
            default: "\(self)"
            }
        }
    }

    /// A recorded call and the controller that received it.
    public struct RecordedCall: Equatable, Sendable {
        public let controller: ObjectIdentifier
        public let controllerType: String
        public let call: Call
    }

    /// Returns the calls made while the closure runs, in order. Calls from UIKit are recorded when
    /// they are made. Calls from a container are recorded by UIKit's implementation, so overrides
    /// have to call `super`.
    public static func recordCalls(
        _ body: () throws -> Void
    ) rethrows -> [RecordedCall] {
        let start = callRecorder.begin()
        defer { callRecorder.end() }
        try body()
        return Array(callRecorder.calls[start...])
    }

    /// Starts a recording that lasts until `stopRecordingCalls` is called.
    public static func startRecordingCalls() {
        callRecorder.discard()
        _ = callRecorder.begin()
    }

    /// The calls recorded so far.
    public static var recordedCalls: [RecordedCall] { callRecorder.calls }

    @discardableResult
    public static func stopRecordingCalls() -> [RecordedCall] {
        callRecorder.end()
        return callRecorder.calls
    }
}
