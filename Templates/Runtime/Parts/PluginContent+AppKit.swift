#if !UIKIT
import AppKit
import SwiftUI

/// A plugin as a SwiftUI view, which is as large as the plugin's content.
///
/// The view around it removes it: a plugin that would dismiss itself over a host only calls its handler.
package struct PluginContent<Plugin: PluginViewController>: NSViewControllerRepresentable {
    private let fillsWidth: Bool
    private let make: @MainActor () -> Plugin
    private let update: @MainActor (Plugin) -> Void

    /// - Parameters:
    ///   - fillsWidth: Whether the content is as wide as possible.
    ///   - make: Creates the plugin.
    ///   - update: Gives the plugin its inputs and handlers.
    package init(
        fillsWidth: Bool = false, make: @escaping @MainActor () -> Plugin,
        update: @escaping @MainActor (Plugin) -> Void = { _ in }
    ) {
        self.fillsWidth = fillsWidth
        self.make = make
        self.update = update
    }

    package func makeNSViewController(context: Self.Context) -> Plugin {
        make()
    }

    package func updateNSViewController(_ plugin: Plugin, context: Self.Context) {
        update(plugin)
    }

    @available(macOS 13.0, *)
    package func sizeThatFits(
        _ proposal: SwiftUI.ProposedViewSize, nsViewController plugin: Plugin,
        context: Self.Context
    ) -> CGSize? {
        let ideal = plugin.view.fittingSize
        guard let width = proposal.width, fillsWidth || width < ideal.width else { return ideal }
        if width == .infinity { return CGSize(width: width, height: ideal.height) }
        // Not required, because the margins can be wider.
        let constraint = plugin.view.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = NSLayoutConstraint.Priority(999)
        constraint.isActive = true
        defer { constraint.isActive = false }
        // Labels wrap in the width that the last layout gave them.
        plugin.view.frame.size.width = width
        plugin.view.layoutSubtreeIfNeeded()
        return plugin.view.fittingSize
    }
}
#endif
