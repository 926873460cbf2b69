import Foundation

/// Turns a view tree and its constraints into a system, solves it and stores the frames.
///
/// The root's size is fixed. Views that translate their autoresizing mask follow their superview;
/// the others have variables of their own.
@MainActor
final class LayoutEngine {
    private static var passes = 0

    let root: UIView
    let pass: Int
    let system = LayoutSystem()
    private var constrained: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []
    private var scrollViews: [UIScrollView] = []

    init(root: UIView) {
        self.root = root
        Self.passes += 1
        pass = Self.passes
    }

    /// Solves the tree, and marks the views whose subviews have to move.
    static func solve(_ root: UIView) {
        let engine = LayoutEngine(root: root)
        engine.gather(root)
        guard !engine.constrained.isEmpty || !engine.constraints.isEmpty else { return }
        engine.placeRoot(fitting: nil)
        engine.addRows()
        let values = engine.system.solve()
        ConstraintConflicts.report(engine.system.broken, among: engine.constraints)
        values.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { engine.store(base) } else { engine.storeConstants() }
        }
    }

    /// The size the root takes when only its content and the given preferences act on it.
    static func fit(_ root: UIView, _ target: CGSize, _ priorities: SIMD2<Float>) -> CGSize {
        let engine = LayoutEngine(root: root)
        engine.gather(root)
        engine.placeRoot(fitting: (target, priorities))
        engine.addRows()
        let values = engine.system.solve()
        let node = engine.node(of: root)
        return values.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return .zero }
            return CGSize(
                width: PixelGrid.round(node.width.evaluate(base)),
                height: PixelGrid.round(node.height.evaluate(base)))
        }
    }

    private func gather(_ view: UIView) {
        constraints.append(contentsOf: view.layoutState.held)
        if !view.layoutState.translatesMask, view !== root { constrained.append(view) }
        for guide in view.layoutState.guides where guide.kind == .custom { guides.append(guide) }
        if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
        for subview in view.storedSubviews { gather(subview) }
    }

    private func placeRoot(fitting: (CGSize, SIMD2<Float>)?) {
        let node = node(for: root)
        node.pass = pass
        node.left = .zero
        node.top = .zero
        node.width = AxisValue(constant: root.storedBounds.width)
        node.height = AxisValue(constant: root.storedBounds.height)
        if let (target, priorities) = fitting {
            node.width = .variable(system.addVariable(nonNegative: true))
            node.height = .variable(system.addVariable(nonNegative: true))
            system.add(
                node.width, .equal, .zero, times: 1, plus: target.width, priority: priorities.x,
                source: nil)
            system.add(
                node.height, .equal, .zero, times: 1, plus: target.height, priority: priorities.y,
                source: nil)
            addIntrinsicRows(root, node)
        }
        setContentOrigin(of: root, node)
    }

    private func addRows() {
        for constraint in constraints { add(constraint) }
        for view in constrained { addIntrinsicRows(view, node(of: view)) }
    }

    private func addIntrinsicRows(_ view: UIView, _ node: LayoutNode) {
        let size = view.layoutIntrinsicSize
        let state = view.layoutState
        if size.width >= 0 {
            addSize(node.width, size.width, state.hugging.x, state.compression.x)
        }
        if size.height >= 0 {
            addSize(node.height, size.height, state.hugging.y, state.compression.y)
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

    private func node(for view: UIView) -> LayoutNode {
        if let node = view.layoutState.node { return node }
        let node = LayoutNode()
        view.layoutState.node = node
        return node
    }

    func node(of view: UIView) -> LayoutNode {
        let node = node(for: view)
        if node.pass == pass { return node }
        node.pass = pass
        node.isMentioned = false
        if !view.layoutState.translatesMask || view.storedSuperview == nil {
            node.left = .variable(system.addVariable(nonNegative: false))
            node.top = .variable(system.addVariable(nonNegative: false))
            node.width = .variable(system.addVariable(nonNegative: true))
            node.height = .variable(system.addVariable(nonNegative: true))
        } else if let parent = view.storedSuperview {
            translateMask(of: view, node, self.node(of: parent), parent.storedBounds.size)
        }
        setContentOrigin(of: view, node)
        return node
    }

    private func setContentOrigin(of view: UIView, _ node: LayoutNode) {
        node.contentLeft = node.left.adding(-view.storedBounds.minX)
        node.contentTop = node.top.adding(-view.storedBounds.minY)
    }

    private func translateMask(
        of view: UIView, _ node: LayoutNode, _ parent: LayoutNode, _ container: CGSize
    ) {
        let mask = view.autoresizingMask
        let size = view.storedBounds.size
        let x = view.storedCenter.x - size.width / 2
        let y = view.storedCenter.y - size.height / 2
        let across = Autoresizing(
            flexibleBefore: mask.contains(.flexibleLeftMargin),
            flexibleSize: mask.contains(.flexibleWidth),
            flexibleAfter: mask.contains(.flexibleRightMargin),
            origin: x, length: size.width, container: container.width)
        let down = Autoresizing(
            flexibleBefore: mask.contains(.flexibleTopMargin),
            flexibleSize: mask.contains(.flexibleHeight),
            flexibleAfter: mask.contains(.flexibleBottomMargin),
            origin: y, length: size.height, container: container.height)
        let wider = parent.width.adding(-container.width)
        let taller = parent.height.adding(-container.height)
        node.left = parent.contentLeft.adding(x).adding(wider, times: across.originShare)
        node.width = AxisValue(constant: size.width).adding(wider, times: across.lengthShare)
        node.top = parent.contentTop.adding(y).adding(taller, times: down.originShare)
        node.height = AxisValue(constant: size.height).adding(taller, times: down.lengthShare)
    }

    func node(of guide: UILayoutGuide) -> LayoutNode {
        let node = guide.node
        if node.pass == pass { return node }
        node.pass = pass
        node.isMentioned = true
        guard let owner = guide.owningView else { return node }
        let parent = self.node(of: owner)
        switch guide.kind {
        case .custom:
            node.left = .variable(system.addVariable(nonNegative: false))
            node.top = .variable(system.addVariable(nonNegative: false))
            node.width = .variable(system.addVariable(nonNegative: true))
            node.height = .variable(system.addVariable(nonNegative: true))
        case .scrollContent:
            node.left = parent.contentLeft
            node.top = parent.contentTop
            if let scrollView = owner as? UIScrollView, scrollView.decidesContentSize {
                node.width = AxisValue(constant: scrollView.contentSize.width)
                node.height = AxisValue(constant: scrollView.contentSize.height)
            } else {
                node.width = .variable(system.addVariable(nonNegative: true))
                node.height = .variable(system.addVariable(nonNegative: true))
            }
        case .inset(let insets):
            let inset = insets(owner)
            node.left = parent.left.adding(inset.left)
            node.top = parent.top.adding(inset.top)
            node.width = parent.width.adding(-inset.left - inset.right)
            node.height = parent.height.adding(-inset.top - inset.bottom)
        }
        return node
    }

    // MARK: Results

    private func storeConstants() {
        let none = UnsafeMutablePointer<Double>.allocate(capacity: 1)
        defer { none.deallocate() }
        none.initialize(to: 0)
        store(none)
    }

    private func store(_ values: UnsafePointer<Double>) {
        for view in constrained {
            guard let parent = view.storedSuperview else { continue }
            let node = node(of: view)
            let origin = self.node(of: parent)
            let frame = rounded(node, origin.contentLeft, origin.contentTop, values)
            view.layoutState.solvedFrame = frame
            if view.needsMove(to: frame) { parent.markNeedsLayout() }
        }
        for guide in guides {
            guard let owner = guide.owningView else { continue }
            let node = node(of: guide)
            let origin = self.node(of: owner)
            guide.solvedFrame = rounded(node, origin.contentLeft, origin.contentTop, values)
        }
        for scrollView in scrollViews where !scrollView.decidesContentSize {
            guard let guide = scrollView.contentGuideIfLoaded, guide.node.pass == pass else {
                scrollView.solvedContentSize = nil
                continue
            }
            scrollView.solvedContentSize = CGSize(
                width: PixelGrid.round(guide.node.width.evaluate(values)),
                height: PixelGrid.round(guide.node.height.evaluate(values)))
            if scrollView.solvedContentSize != scrollView.contentSize {
                scrollView.markNeedsLayout()
            }
        }
    }

    private func rounded(
        _ node: LayoutNode, _ left: AxisValue, _ top: AxisValue, _ values: UnsafePointer<Double>
    ) -> CGRect {
        CGRect(
            x: PixelGrid.round(node.left.evaluate(values) - left.evaluate(values)),
            y: PixelGrid.round(node.top.evaluate(values) - top.evaluate(values)),
            width: PixelGrid.round(node.width.evaluate(values)),
            height: PixelGrid.round(node.height.evaluate(values)))
    }
}
