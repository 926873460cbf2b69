/// Holds the recorded calls while at least one recording is under way.
@MainActor
enum CallRecorder {
    private(set) static var calls: [HeadlessUIKit.RecordedCall] = []
    private static var depth = 0

    static var isRecording: Bool { depth > 0 }

    static func begin() -> Int {
        if depth == 0 { calls = [] }
        depth += 1
        return calls.count
    }

    static func end() {
        depth = max(0, depth - 1)
    }

    static func clear() {
        calls = []
        depth = 0
    }

    static func discard() {
        clear()
    }

    static func append(_ call: HeadlessUIKit.Call, of controller: UIViewController) {
        calls.append(
            .init(
                controller: ObjectIdentifier(controller),
                controllerType: String(describing: type(of: controller)), call: call))
    }
}

extension UIViewController {
    func record(_ call: HeadlessUIKit.Call) {
        if CallRecorder.isRecording { CallRecorder.append(call, of: self) }
    }
}
