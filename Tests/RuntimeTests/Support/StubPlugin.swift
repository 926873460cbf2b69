#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// A plugin without content, of another type than ``StubPlugin``.
final class OtherStubPlugin: StubPlugin {}

/// A plugin without content. It records the calls that it receives.
@MainActor
class StubPlugin: PlatformViewController, PluginViewController, ReloadablePlugin {
    let presentation: PluginPresentation

    /// The text that VoiceOver announces.
    var text: String?

    /// The view that gets the focus.
    var focus: PlatformView?

    /// Whether it pushes content whenever it is laid out.
    var followsLayout = true

    /// The recorded calls, in order.
    var calls: [String] = []

    private let pluginView: PlatformView

    init(_ presentation: PluginPresentation, view: PlatformView = PluginView()) {
        self.presentation = presentation
        pluginView = view
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var announcement: String? {
        calls.append(isInWindow ? "announcement" : "early announcement")
        return text
    }

    var accessibilityFocus: PlatformView? {
        calls.append(isInWindow ? "focus" : "early focus")
        return focus
    }

    func reloadAppearance() {
        calls.append("reloadAppearance")
    }

    func releaseHandlers() {
        calls.append("releaseHandlers")
        presentation.dismissalHandler = { _ in }
    }

    /// Returns the number of recorded calls with a name.
    func count(of call: String) -> Int {
        calls.filter { $0 == call }.count
    }

    override func loadView() {
        view = pluginView
    }

    #if UIKIT
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if followsLayout { presentation.pushContent() }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "willMove to nil" : "willMove to host")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "didMove to nil" : "didMove to host")
    }
    #else
    override func viewDidLayout() {
        super.viewDidLayout()
        if followsLayout { presentation.pushContent() }
    }

    override func removeFromParent() {
        super.removeFromParent()
        calls.append("removal")
    }
    #endif
}
