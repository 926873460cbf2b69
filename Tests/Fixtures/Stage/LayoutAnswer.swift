import UIKit

/// A rectangle in points of the screen.
struct Area: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    @MainActor
    init(of view: UIView) {
        let frame = view.convert(view.bounds, to: nil)
        x = frame.minX
        y = frame.minY
        width = frame.width
        height = frame.height
    }
}

/// The places of a plugin's views.
struct LayoutAnswer: Encodable {
    struct NamedView: Encodable {
        let name: String
        let area: Area
        let isHidden: Bool
    }

    let plugin: Area
    let isHidden: Bool
    /// Whether the content is taller than its place.
    let scrolls: Bool
    /// The views with names: the properties of the plugin, in order.
    let views: [NamedView]

    @MainActor
    init(of plugin: any PluginViewController, on stage: Stage) {
        let view: UIView = plugin.view
        self.plugin = Area(of: view)
        isHidden = view.isHidden || view.window == nil
        scrolls = view.subviews.contains { ($0 as? PluginScrollView)?.isScrollEnabled == true }
        views = Mirror(reflecting: plugin).children.compactMap { property in
            guard let name = property.label, let child = property.value as? UIView,
                child.isDescendant(of: view)
            else { return nil }
            return NamedView(
                name: name, area: Area(of: child), isHidden: Self.isHidden(child, in: view))
        }
    }

    @MainActor
    private static func isHidden(_ view: UIView, in outer: UIView) -> Bool {
        sequence(first: view, next: \.superview).prefix { $0 !== outer }.contains { $0.isHidden }
    }
}
