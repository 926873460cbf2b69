import HeadlessKit

/// The calls of controllers, while they are recorded.
@MainActor let callRecorder = CallRecording<HeadlessUIKit.RecordedCall>()

extension UIViewController {
    func record(_ call: HeadlessUIKit.Call) {
        guard callRecorder.isRecording else { return }
        callRecorder.append(
            .init(
                controller: ObjectIdentifier(self),
                controllerType: String(describing: type(of: self)), call: call))
    }
}
