import Foundation
import HeadlessKit

extension HeadlessAppKit {
    /// A containment, loading, appearance or layout call of a controller.
    public enum Call: Equatable, Sendable {
        case insertChild(ObjectIdentifier, at: Int)
        case removeChild(at: Int)
        case removeFromParent
        case loadView
        case viewDidLoad
        case viewWillAppear
        case viewDidAppear
        case viewWillLayout
        case viewDidLayout
        case viewWillDisappear
        case viewDidDisappear

        /// The name of the call without its arguments.
        public var name: String {
            switch self {
            case .insertChild: "insertChild"
            case .removeChild: "removeChild"
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

    /// Returns the calls made while the closure runs, in order. Calls from AppKit are recorded when
    /// they are made. Calls from a container are recorded by AppKit's implementation, so overrides
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

/// The calls of controllers, while they are recorded.
@MainActor let callRecorder = CallRecording<HeadlessAppKit.RecordedCall>()

extension NSViewController {
    func record(_ call: HeadlessAppKit.Call) {
        guard callRecorder.isRecording else { return }
        callRecorder.append(
            .init(
                controller: ObjectIdentifier(self),
                controllerType: String(describing: type(of: self)), call: call))
    }
}
