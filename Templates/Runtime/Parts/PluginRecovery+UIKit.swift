#if UIKIT
/// A guide in the view of a host, which is released with the host, and then cancels a task.
@MainActor
final class PluginRecoveryGuide: UILayoutGuide {
    weak var host: UIViewController?
    var task: _Concurrency.Task<Void, Swift.Never>?

    deinit {
        // A host can get another view.
        if host == nil { task?.cancel() }
    }
}
#endif
