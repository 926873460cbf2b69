#if canImport(UIKit) && !os(watchOS)
import Testing
import UIKit

@testable import DemoApp

/// Tests that all plugins of the app follow its theme.
@MainActor
@Suite("The theme", .serialized)
struct ThemeTests {
    private let clock = ManualClock()

    @Test("reaches visible, waiting and unloaded plugins when the user changes it")
    func changes() {
        let window = HostWindow()
        let (error, loading, map, unloaded) = clock.run {
            let error = window.host.showError(message: "Failed")
            let loading = window.host.showLoading(message: "Waiting")
            let map = window.host.showMap()
            #expect(loading.view.window == nil && error.view.window != nil)
            return (error, loading, map, ErrorViewController())
        }
        for theme in [Theme.dark, .sepia, .light] {
            choose(theme, over: window.host)
            for controller in [error, loading, map] {
                #expect(controller.view.backgroundColor == theme.background, "\(theme)")
            }
            #expect(error.messageLabel.textColor == theme.text, "\(theme)")
            #expect(error.iconView.tintColor == theme.accent, "\(theme)")
            #expect(error.reloadButton.tintColor == theme.accent, "\(theme)")
            #expect(loading.messageLabel.textColor == theme.text, "\(theme)")
            #expect(loading.activityIndicator.color == theme.accent, "\(theme)")
            #expect(!unloaded.isViewLoaded)
        }
        choose(.sepia, over: window.host)
        unloaded.loadViewIfNeeded()
        #expect(unloaded.view.backgroundColor == Theme.sepia.background)
        choose(.light, over: window.host)
    }

    /// Changes the theme. Until the test restores it, other tests must not run.
    private func choose(_ theme: Theme, over host: UIViewController) {
        Theme.current = theme
        #if os(Linux)
        // There, tests do not run on the main thread, and plugins handle the notification later.
        host.reloadAppearanceOfPlugins()
        #endif
    }

    @Test("keeps no plugin in memory")
    func releases() async {
        weak var removed: ErrorViewController?
        let window = HostWindow()
        clock.run {
            removed = window.host.showError(message: "Failed")
            removed?.remove(animated: false)
        }
        await HostWindow.wait { removed == nil }
        #expect(removed == nil)
    }
}
#endif
