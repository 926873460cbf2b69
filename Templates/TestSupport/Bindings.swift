/// A value that closures of any isolation can change.
nonisolated final class BoolBox: @unchecked Sendable {
    var value = true
}
