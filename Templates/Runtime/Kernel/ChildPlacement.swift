// MARK: - Placement

/// Where a child sits in its container.
nonisolated package struct ChildPlacement: Sendable {
    /// The child fills its container, also while the container scrolls.
    package static let fill = ChildPlacement(fillsContainer: true) { view, container in
        #if UIKIT
        let area: any LayoutArea = (container as? UIScrollView)?.frameLayoutGuide ?? container
        #else
        let area = container
        #endif
        return [
            view.topAnchor.constraint(equalTo: area.topAnchor),
            view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ]
    }

    let fillsContainer: Bool
    /// Whether the child is behind all other views of its container.
    var isBehind = false
    /// Returns the constraints of a view in a container.
    let constraints: @MainActor @Sendable (any LayoutArea, PlatformView) -> [NSLayoutConstraint]
}

/// An area that a child can be pinned to.
@MainActor
protocol LayoutArea {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension PlatformView: LayoutArea {}
extension PlatformLayoutGuide: LayoutArea {}
