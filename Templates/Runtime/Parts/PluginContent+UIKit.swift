#if UIKIT
import UIKit
import SwiftUI

/// A plugin as a SwiftUI view, which is as large as the plugin's content.
///
/// The view around it removes it: a plugin that would dismiss itself over a host only calls its handler.
package struct PluginContent<Plugin: PluginViewController>: UIViewControllerRepresentable {
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

    package func makeUIViewController(context: Self.Context) -> Plugin {
        make()
    }

    package func updateUIViewController(_ plugin: Plugin, context: Self.Context) {
        update(plugin)
    }

    @available(iOS 16.0, tvOS 16.0, *)
    package func sizeThatFits(
        _ proposal: SwiftUI.ProposedViewSize, uiViewController plugin: Plugin,
        context: Self.Context
    ) -> CGSize? {
        let view: UIView = plugin.view
        let ideal = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard let width = proposal.width, fillsWidth || width < ideal.width else { return ideal }
        if width == .infinity { return CGSize(width: width, height: ideal.height) }
        // Not required, because the margins can be wider.
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
            verticalFittingPriority: .fittingSizeLevel)
    }
}
#endif
