/// The part of a container that a child is pinned to.
package nonisolated struct ChildArea: Sendable {
    /// The whole container, also while it scrolls.
    package static let bounds = ChildArea { container in
        #if UIKIT
        if let guide = (container as? UIScrollView)?.frameLayoutGuide { return guide }
        #endif
        return container
    }

    package static let safeArea = ChildArea(isSafe: true) { $0.safeAreaLayoutGuide }  // if SAFE_AREAS

    /// Whether bars and other plugins do not cover the area.
    var isSafe = false
    let guide: @MainActor @Sendable (PlatformView) -> any LayoutArea
}

extension ChildPlacement {
    /// Pins a child to edges of an area. On an axis without edges, the child is centered.
    ///
    /// - Parameters:
    ///   - maximumWidth: The greatest width. A child between both sides is centered in a wider
    ///     container.
    ///   - isBehind: Whether the child is behind all other views of its container.
    ///   - followsPull: Whether the child's top edge moves down with the content of a list that is
    ///     pulled, and shows the refresh control above it.
    package init(
        edges: NSDirectionalRectEdge = .all,
        insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(), width: CGFloat? = nil,
        maximumWidth: CGFloat? = nil, height: CGFloat? = nil, area: ChildArea = .bounds,
        isBehind: Bool = false, followsPull: Bool = false
    ) {
        let lengths = ChildLengths(width: width, maximumWidth: maximumWidth, height: height)
        self.init(fillsContainer: edges == .all, isBehind: isBehind) { view, container in
            let constraints = lengths.constraints(of: view, at: edges, insets, of: area.guide(container))
            #if UIKIT
            // Without room in the safe area, the view extends beyond it. Margins for the safe area would grow
            // with the view, and make it larger again.
            if area.isSafe { (view as? UIView)?.insetsLayoutMarginsFromSafeArea = false }
            // Other scroll views may get the size of their content from constraints.
            if followsPull, let list = container as? UIScrollView, list is UITableView || list is UICollectionView {
                constraints[0].priority = UILayoutPriority(999)
                return constraints + [
                    view.topAnchor.constraint(greaterThanOrEqualTo: list.contentLayoutGuide.topAnchor)
                ]
            }
            #endif
            return constraints
        }
    }
}

/// The lengths of a child, in points; nil for those that follow from its edges or its content.
private nonisolated struct ChildLengths: Sendable {
    let width, maximumWidth, height: CGFloat?

    /// Returns the constraints of a view in an area. The first one is at the top.
    @MainActor
    func constraints(
        of view: any LayoutArea, at edges: NSDirectionalRectEdge,
        _ insets: NSDirectionalEdgeInsets, of area: any LayoutArea
    ) -> [NSLayoutConstraint] {
        let top = edges.contains(.top) && (height == nil || !edges.contains(.bottom))
        let bottom = edges.contains(.bottom) && (height == nil || !edges.contains(.top))
        let isBetweenSides = edges.contains(.leading) && edges.contains(.trailing)
        let fillsWidth = isBetweenSides && width == nil && maximumWidth == nil
        let leading = edges.contains(.leading) && (fillsWidth || !isBetweenSides)
        let trailing = edges.contains(.trailing) && (fillsWidth || !isBetweenSides)
        var constraints = [
            tie(view.topAnchor, to: area.topAnchor, insets.top, closely: top),
            tie(area.bottomAnchor, to: view.bottomAnchor, insets.bottom, closely: bottom),
            tie(view.leadingAnchor, to: area.leadingAnchor, insets.leading, closely: leading),
            tie(area.trailingAnchor, to: view.trailingAnchor, insets.trailing, closely: trailing),
        ]
        // The bottom gives way where the insets do not fit, for example above a keyboard. The sides do not: a
        // guide such as that for readable lines keeps its former width until the view is narrower.
        constraints[1].priority = PlatformLayoutPriority(999.75)
        if !top && !bottom { constraints.append(view.centerYAnchor.constraint(equalTo: area.centerYAnchor)) }
        if !leading && !trailing {
            let center = view.centerXAnchor.constraint(equalTo: area.centerXAnchor)
            // Unequal insets move a child that fills the container.
            if maximumWidth != nil { center.priority = PlatformLayoutPriority(498) }
            constraints.append(center)
        }
        if !leading || !trailing { constraints.append(fix(view.widthAnchor, to: width)) }
        if !top || !bottom { constraints.append(fix(view.heightAnchor, to: height)) }
        guard let maximumWidth else { return constraints }
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: maximumWidth)
        limit.priority = PlatformLayoutPriority(999)
        constraints.append(limit)
        if isBetweenSides {
            let width = view.widthAnchor.constraint(equalToConstant: maximumWidth)
            // The child fills a narrower container, and does not make a window wider.
            width.priority = PlatformLayoutPriority(499)
            constraints.append(width)
        }
        return constraints
    }

    /// Keeps an anchor after another one, at a distance or at least at that distance.
    @MainActor
    private func tie<Axis>(
        _ anchor: NSLayoutAnchor<Axis>, to other: NSLayoutAnchor<Axis>, _ distance: CGFloat, closely: Bool
    ) -> NSLayoutConstraint {
        if closely { return anchor.constraint(equalTo: other, constant: distance) }
        let limit = anchor.constraint(greaterThanOrEqualTo: other, constant: distance)
        // Above the priority of heights. There may be no room for the child's margins.
        limit.priority = PlatformLayoutPriority(999.5)
        return limit
    }

    /// Gives a dimension a length, or makes it as small as the content allows.
    @MainActor
    private func fix(_ dimension: NSLayoutDimension, to length: CGFloat?) -> NSLayoutConstraint {
        let constraint = dimension.constraint(equalToConstant: length ?? 0)
        #if UIKIT
        let fittingSize = UILayoutPriority.fittingSizeLevel
        #else
        let fittingSize = NSLayoutConstraint.Priority.fittingSizeCompression
        #endif
        // The child shrinks in a container that is too small.
        constraint.priority = length == nil ? fittingSize : PlatformLayoutPriority(999)
        return constraint
    }
}
