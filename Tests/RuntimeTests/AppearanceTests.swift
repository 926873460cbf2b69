import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Appearance")
struct AppearanceTests {
    @Test("a host reloads the appearance of all of its plugins")
    func reloadsAppearance() {
        let window = HostWindow()
        let plugins = [1, 2].map { _ in StubPlugin(PluginPresentation()) }
        for plugin in plugins { window.host.add(plugin) }
        window.host.add(HostWindow.makeController())

        window.host.reloadAppearanceOfPlugins()

        for plugin in plugins {
            expect(plugin.count(of: "reloadAppearance"), equals: 1, "it is not reloaded")
        }
    }
}
