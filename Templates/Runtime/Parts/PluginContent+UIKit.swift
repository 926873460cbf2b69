#if UIKIT
import SwiftUI

extension PluginContent: UIViewControllerRepresentable {
    package func makeUIViewController(context: Self.Context) -> Plugin { make() }

    package func updateUIViewController(_ plugin: Plugin, context: Self.Context) { update(plugin) }

    @available(iOS 16.0, tvOS 16.0, *)
    package func sizeThatFits(
        _ proposal: SwiftUI.ProposedViewSize, uiViewController plugin: Plugin, context: Self.Context
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
