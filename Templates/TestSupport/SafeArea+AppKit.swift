#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// The part of the host's view that bars do not cover.
    var safeArea: CGRect { Self.flip(host.view.safeAreaLayoutGuide.frame, in: host.view) }
}
#endif
