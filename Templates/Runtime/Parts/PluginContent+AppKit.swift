#if !UIKIT
import SwiftUI

extension PluginContent: NSViewControllerRepresentable {
    package func makeNSViewController(context: Self.Context) -> Plugin { make() }

    package func updateNSViewController(_ plugin: Plugin, context: Self.Context) { update(plugin) }

    @available(macOS 13.0, *)
    package func sizeThatFits(
        _ proposal: SwiftUI.ProposedViewSize, nsViewController plugin: Plugin, context: Self.Context
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
