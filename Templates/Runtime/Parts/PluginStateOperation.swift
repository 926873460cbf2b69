extension PluginStates {
    /// Returns a reason for the present state. If it ends, and neither another state nor another
    /// operation has followed, the host shows its content.
    package func beginOperation() -> PluginReason? {
        guard let mark = plugins.first(where: \.mark.isCurrent)?.mark else { return nil }
        mark.operationCount += 1
        let number = mark.operationCount
        return PluginReason { [weak host] in
            guard mark.isCurrent, mark.operationCount == number, let host else { return }
            PluginStates(of: host).remove()
        }
    }
}
