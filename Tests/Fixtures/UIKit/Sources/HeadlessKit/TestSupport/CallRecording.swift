/// Stores records while at least one recording is active.
@MainActor
public final class CallRecording<Call> {
    public private(set) var calls: [Call] = []
    private var depth = 0

    public init() {}

    public var isRecording: Bool { depth > 0 }

    public func begin() -> Int {
        if depth == 0 { calls = [] }
        depth += 1
        return calls.count
    }

    public func end() {
        depth = max(0, depth - 1)
    }

    public func discard() {
        calls = []
        depth = 0
    }

    public func append(_ call: Call) {
        calls.append(call)
    }
}
