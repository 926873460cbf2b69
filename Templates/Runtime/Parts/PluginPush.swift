/// Adds the area that a visible plugin covers to the safe area of its host.
///
/// The host may assign its `additionalSafeAreaInsets` at any time: the plugin adds its length to the
/// assigned value. A host that reads the value, or uses `+=`, gets the plugin's length too.
@MainActor
package final class PluginPush: PluginPart {
    private let inset: Swift.WritableKeyPath<PlatformEdgeInsets, CGFloat>
    /// The length between the plugin and the edge, in points.
    private let distance: CGFloat
    /// The lengths added to the host's safe area and subtracted from the plugin's own.
    private var pushed = (host: CGFloat(0), own: CGFloat(0))
    /// The host's inset after the last push at this edge. Any other value was assigned by the host.
    private var lastInset: CGFloat?
    #if UIKIT
    private var isPushing = false
    #endif

    /// - Parameter edge: The edge that the plugin is pinned to: the top or the bottom.
    package init(from edge: NSDirectionalRectEdge, distance: CGFloat = 0) {
        inset = edge == .bottom ? \.bottom : \.top
        self.distance = distance
    }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willMoveIn:
            #if !UIKIT
            presentation.plugin?.view.superview?.layoutSubtreeIfNeeded()
            #endif
            push(presentation)
        case .didAppear: push(presentation)
        case .reset:
            presentation.host.map(noticeAssignment)
            push(length: 0, height: 0, of: presentation)
            lastInset = nil
        default: break
        }
    }

    #if UIKIT
    /// Adds the covered length to the host's safe area, and subtracts it from the plugin's own,
    /// which would grow too. Views have a safe area only in a window.
    fileprivate func push(_ presentation: PluginPresentation) {
        guard presentation.isVisible, !isPushing, let host = presentation.host,
            let view = presentation.plugin?.view, view.window != nil
        else { return }
        // The sizes are final only when both safe areas are laid out. A plugin that becomes lower in a host
        // without room needs more passes.
        isPushing = true
        defer { isPushing = false }
        for _ in 0..<4 {
            noticeAssignment(by: host)
            let ownInset = host.view.safeAreaInsets[keyPath: inset] - pushed.host
            let height = view.frame.height
            push(length: distance + height - ownInset, height: height, of: presentation)
            host.view.layoutIfNeeded()
        }
    }
    #else
    /// The safe area of the host and the height of the plugin, which the last push was computed from.
    private var lastMeasure: (inset: CGFloat, height: CGFloat)?

    /// Adds the covered length to the host's safe area, and subtracts it from the plugin's own,
    /// which would grow too. Views have a safe area only in a window.
    fileprivate func push(_ presentation: PluginPresentation) {
        guard presentation.isVisible, let host = presentation.host,
            let view = presentation.plugin?.view, view.window != nil
        else { return }
        noticeAssignment(by: host)
        let measure = (inset: host.view.safeAreaInsets[keyPath: inset], height: view.frame.height)
        // The measured values change only when the last push has taken effect, because AppKit does
        // not start a layout pass within another one.
        if let lastMeasure, lastMeasure == measure { return }
        lastMeasure = measure
        let ownInset = measure.inset - pushed.host
        push(length: distance + measure.height - ownInset, height: measure.height, of: presentation)
    }
    #endif

    /// Adds a length to the host's safe area, and subtracts the plugin's height from the plugin's own.
    private func push(length: CGFloat, height: CGFloat, of presentation: PluginPresentation) {
        // Eighths of a point are added and subtracted without rounding errors.
        let length = max(0, (8 * length).rounded() / 8)
        let ownLength = min(length, (8 * height).rounded() / 8)
        guard pushed != (length, ownLength), let host = presentation.host, let plugin = presentation.plugin else {
            return
        }
        host.addedInsets[keyPath: inset] += length - pushed.host
        plugin.addedInsets[keyPath: inset] -= ownLength - pushed.own
        pushed = (length, ownLength)
        for push in pushes(on: host) { push.lastInset = host.addedInsets[keyPath: inset] }
        for case let other as any PluginViewController in host.children where other !== plugin {
            other.presentation.pushContent()
        }
    }

    /// Forgets what plugins have added at this edge, if the host has assigned another value since.
    private func noticeAssignment(by host: PlatformViewController) {
        let current = host.addedInsets[keyPath: inset]
        let pushes = pushes(on: host)
        if pushes.allSatisfy({ $0.lastInset == nil || $0.lastInset == current }) { return }
        for push in pushes { push.pushed.host = 0 }
    }

    /// Returns this and all other pushes at the same edge of a host.
    private func pushes(on host: PlatformViewController) -> [PluginPush] {
        let parts = host.children.flatMap { ($0 as? any PluginViewController)?.presentation.parts ?? [] }
        return [self] + parts.compactMap { $0 as? PluginPush }.filter { $0.inset == inset }
    }
}

extension PlatformViewController {
    #if UIKIT
    fileprivate var addedInsets: UIEdgeInsets {
        get { additionalSafeAreaInsets }
        set { additionalSafeAreaInsets = newValue }
    }
    #else
    fileprivate var addedInsets: NSEdgeInsets {
        get { view.additionalSafeAreaInsets }
        set { view.additionalSafeAreaInsets = newValue }
    }
    #endif
}

extension PluginPresentation {
    /// Pushes the content of the host again when the plugin's size may have changed.
    package func pushContent() {
        for case let push as PluginPush in parts { push.push(self) }
    }
}
