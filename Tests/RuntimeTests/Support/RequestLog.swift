#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Makes requests for a plugin, and records what becomes of them.
@MainActor
final class RequestLog {
    private(set) var plugins: [StubPlugin] = []
    /// The plugin that was made last, as the children of a host that shows only this one.
    var newest: [PlatformViewController] { plugins.suffix(1) }

    private(set) var updateCount = 0
    private(set) var dismissCount = 0
    private let group: String?
    private let makePresentation: @MainActor () -> PluginPresentation

    init(
        group: String? = nil, makePresentation: @escaping @MainActor () -> PluginPresentation = { PluginPresentation() }
    ) {
        self.group = group
        self.makePresentation = makePresentation
    }

    convenience init(group: String) {
        self.init(group: group) { PluginPresentation(group: group) }
    }

    func request(_ isPresented: Bool) -> PluginRequest {
        .show(isPresented: isPresented, group: group) {
            let plugin = StubPlugin(self.makePresentation())
            self.plugins.append(plugin)
            return plugin
        } update: { _ in
            self.updateCount += 1
        } dismissHandler: {
            self.dismissCount += 1
        }
    }
}
