/// The members that every view controller has for a plugin, by their names; nil for those that are
/// left out.
package final class HostHelpers: Sendable {
    package let show: Located<String>?
    package let hide: Located<String>?
    package let shown: Located<String>?
    /// Shows the plugin while an operation runs.
    package let whileShown: Located<String>?
    package let recovery: RecoveryHelper?
    /// The names of all that there are.
    package let names: [Located<String>]

    init(
        show: Located<String>?, hide: Located<String>?, shown: Located<String>?,
        whileShown: Located<String>?, recovery: RecoveryHelper?
    ) {
        self.show = show
        self.hide = hide
        self.shown = shown
        self.whileShown = whileShown
        self.recovery = recovery
        var names: [Located<String>] = []
        names.reserveCapacity(5)
        if let shown { names.append(shown) }
        if let show { names.append(show) }
        if let hide { names.append(hide) }
        if let whileShown { names.append(whileShown) }
        if let recovery { names.append(recovery.name) }
        self.names = names
    }
}

/// A helper that runs an operation, and when it fails shows the plugin, which runs it again.
package struct RecoveryHelper: Sendable {
    package let name: Located<String>
    /// The input that is told what went wrong.
    package let message: Located<String>
    /// The handler that runs the operation again.
    package let retry: Located<String>
    /// The plugin that is shown while the operation runs.
    package let whileShown: Located<String>?
}
