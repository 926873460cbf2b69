import Foundation

/// Turns a view tree and its constraints into a system, solves it and stores the frames.
///
/// The root's size is fixed, unless its content affects it. Views that translate their autoresizing
/// mask follow their superview; other views have their own variables.
@MainActor
final class LayoutEngine {
    private static var passes = 0

    let root: LayoutView
    let pass: Int
    let system = LayoutSystem()
    private var constrained: [LayoutView] = []
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [LayoutGuide] = []
    private var views: [LayoutView] = []
    /// The heights of content that wraps, for the widths of an earlier solution.
    private let wrappedHeights: [ObjectIdentifier: CGFloat]

    init(root: LayoutView, wrappedHeights: [ObjectIdentifier: CGFloat] = [:]) {
        self.root = root
        self.wrappedHeights = wrappedHeights
        Self.passes += 1
        pass = Self.passes
    }

    /// Solves the tree, and marks the views whose subviews have to move.
    static func solve(_ root: LayoutView) {
        let engine = LayoutEngine(root: root)
        engine.gather(root)
        guard !engine.constrained.isEmpty || !engine.constraints.isEmpty else { return }
        engine.placeRoot(fitting: root.sizePriority.map { (root.size, [$0, $0]) })
        engine.addRows()
        let values = engine.system.solve()
        if let size = engine.changedRootSize(values) { return root.resize(to: size) }
        ConstraintConflicts.report(engine.system.broken, among: engine.constraints)
        values.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { engine.store(base) } else { engine.storeConstants() }
        }
    }

    /// Returns the size of the root if only its content and the given priorities determine it. Content that wraps gets
    /// the height for the width of a first solution.
    static func fit(_ root: LayoutView, _ target: CGSize, _ priorities: SIMD2<Float>) -> CGSize {
        let first = LayoutEngine(root: root)
        let values = first.fit(target, priorities)
        let heights = first.wrappedHeights(values)
        if heights.isEmpty { return first.rootSize(values) ?? .zero }
        let second = LayoutEngine(root: root, wrappedHeights: heights)
        return second.rootSize(second.fit(target, priorities)) ?? .zero
    }

    private func fit(_ target: CGSize, _ priorities: SIMD2<Float>) -> [Double] {
        gather(root)
        placeRoot(fitting: (target, priorities))
        addRows()
        addIntrinsicRows(root, node(of: root))
        return system.solve()
    }

    /// Returns the heights of content that wraps, for the widths of a solution.
    private func wrappedHeights(_ values: [Double]) -> [ObjectIdentifier: CGFloat] {
        values.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [:] }
            let solved = LayoutValues(pass: pass, grid: root.pixelGrid, values: base)
            var heights: [ObjectIdentifier: CGFloat] = [:]
            for view in constrained {
                guard let width = solved.size(of: node(of: view))?.width else { continue }
                heights[ObjectIdentifier(view)] = view.wrappedHeight(inWidth: width)
            }
            return heights
        }
    }

    /// Returns the size that a root's content requires; nil if the root already has it.
    private func changedRootSize(_ values: [Double]) -> CGSize? {
        let grid = root.pixelGrid
        let present = CGSize(
            width: grid.round(root.size.width), height: grid.round(root.size.height))
        return rootSize(values).flatMap { $0 == present ? nil : $0 }
    }

    private func rootSize(_ values: [Double]) -> CGSize? {
        let node = node(of: root)
        return values.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            return LayoutValues(pass: pass, grid: root.pixelGrid, values: base).size(of: node)
        }
    }

    private func gather(_ view: LayoutView) {
        constraints.append(contentsOf: view.held)
        if !view.translatesMask, view !== root { constrained.append(view) }
        for guide in view.guides where guide.kind.isCustom { guides.append(guide) }
        views.append(view)
        for child in view.children { gather(child) }
    }

    private func placeRoot(fitting: (CGSize, SIMD2<Float>)?) {
        let node = node(for: root)
        node.pass = pass
        node.left = .zero
        node.top = .zero
        node.width = AxisValue(constant: root.size.width)
        node.height = AxisValue(constant: root.size.height)
        if let (target, priorities) = fitting {
            node.width = .variable(system.addVariable(nonNegative: true))
            node.height = .variable(system.addVariable(nonNegative: true))
            system.add(
                node.width, .equal, .zero, times: 1, plus: target.width, priority: priorities.x,
                source: nil)
            system.add(
                node.height, .equal, .zero, times: 1, plus: target.height, priority: priorities.y,
                source: nil)
        }
        setContentOrigin(of: root, node)
    }

    private func addRows() {
        for constraint in constraints { add(constraint) }
        for view in constrained { addIntrinsicRows(view, node(of: view)) }
    }

    private func addIntrinsicRows(_ view: LayoutView, _ node: LayoutNode) {
        var size = view.intrinsicSize
        if let height = wrappedHeights[ObjectIdentifier(view)] { size.height = height }
        if size.width >= 0 {
            addSize(node.width, size.width, view.hugging.x, view.compression.x)
        }
        if size.height >= 0 {
            addSize(node.height, size.height, view.hugging.y, view.compression.y)
        }
    }

    private func addSize(
        _ value: AxisValue, _ size: CGFloat, _ hugging: Float, _ compression: Float
    ) {
        system.add(
            value, .lessThanOrEqual, .zero, times: 1, plus: size, priority: hugging, source: nil)
        system.add(
            value, .greaterThanOrEqual, .zero, times: 1, plus: size, priority: compression,
            source: nil)
    }

    // MARK: Nodes

    private func node(for view: LayoutView) -> LayoutNode {
        if let node = view.node { return node }
        let node = LayoutNode()
        view.node = node
        return node
    }

    func node(of view: LayoutView) -> LayoutNode {
        let node = node(for: view)
        if node.pass == pass { return node }
        node.pass = pass
        node.isMentioned = false
        if let parent = view.parent, let insets = view.fillingInsets {
            place(node, within: self.node(of: parent), insets)
        } else if !view.translatesMask || view.parent == nil {
            node.left = .variable(system.addVariable(nonNegative: false))
            node.top = .variable(system.addVariable(nonNegative: false))
            node.width = .variable(system.addVariable(nonNegative: true))
            node.height = .variable(system.addVariable(nonNegative: true))
        } else if let parent = view.parent {
            translateMask(of: view, node, self.node(of: parent), parent.size)
        }
        setContentOrigin(of: view, node)
        return node
    }

    private func setContentOrigin(of view: LayoutView, _ node: LayoutNode) {
        node.contentLeft = node.left.adding(view.contentOrigin.x)
        node.contentTop = node.top.adding(view.contentOrigin.y)
    }

    private func translateMask(
        of view: LayoutView, _ node: LayoutNode, _ parent: LayoutNode, _ container: CGSize
    ) {
        let frame = view.frame
        let across = Autoresizing(across: view.resizing, frame, in: container)
        let down = Autoresizing(down: view.resizing, frame, in: container)
        let wider = parent.width.adding(-container.width)
        let taller = parent.height.adding(-container.height)
        node.left = parent.contentLeft.adding(frame.minX).adding(wider, times: across.originShare)
        node.width = AxisValue(constant: frame.width).adding(wider, times: across.lengthShare)
        node.top = parent.contentTop.adding(frame.minY).adding(taller, times: down.originShare)
        node.height = AxisValue(constant: frame.height).adding(taller, times: down.lengthShare)
    }

    func node(of guide: LayoutGuide) -> LayoutNode {
        let node = guide.node
        if node.pass == pass { return node }
        node.pass = pass
        node.isMentioned = true
        guard let owner = guide.owner else { return node }
        let parent = self.node(of: owner)
        switch guide.kind {
        case .custom:
            node.left = .variable(system.addVariable(nonNegative: false))
            node.top = .variable(system.addVariable(nonNegative: false))
            node.width = .variable(system.addVariable(nonNegative: true))
            node.height = .variable(system.addVariable(nonNegative: true))
        case .content(let fixedSize):
            node.left = parent.contentLeft
            node.top = parent.contentTop
            if let size = fixedSize() {
                node.width = AxisValue(constant: size.width)
                node.height = AxisValue(constant: size.height)
            } else {
                node.width = .variable(system.addVariable(nonNegative: true))
                node.height = .variable(system.addVariable(nonNegative: true))
            }
        case .inset(let insets):
            place(node, within: parent, insets())
        case .fromBottom(let area):
            let area = area()
            node.left = parent.left.adding(area.left)
            node.width = parent.width.adding(-area.left - area.right)
            node.top = parent.top.adding(parent.height, times: 1)
                .adding(-area.bottom - area.height)
            node.height = AxisValue(constant: area.height)
        }
        return node
    }

    private func place(_ node: LayoutNode, within outer: LayoutNode, _ insets: LayoutGuide.Insets) {
        node.left = outer.left.adding(insets.left)
        node.top = outer.top.adding(insets.top)
        node.width = outer.width.adding(-insets.left - insets.right)
        node.height = outer.height.adding(-insets.top - insets.bottom)
    }

    // MARK: Results

    private func storeConstants() {
        let none = UnsafeMutablePointer<Double>.allocate(capacity: 1)
        defer { none.deallocate() }
        none.initialize(to: 0)
        store(none)
    }

    private func store(_ pointer: UnsafePointer<Double>) {
        let values = LayoutValues(pass: pass, grid: root.pixelGrid, values: pointer)
        for view in constrained {
            guard let parent = view.parent else { continue }
            let frame = values.frame(of: node(of: view), in: node(of: parent))
            view.solvedFrame = frame
            if view.needsMove(to: frame) { parent.markNeedsLayout() }
        }
        for guide in guides {
            guard let owner = guide.owner else { continue }
            guide.solvedFrame = values.frame(of: node(of: guide), in: node(of: owner))
        }
        for view in views { view.layoutWasSolved(values) }
    }
}
