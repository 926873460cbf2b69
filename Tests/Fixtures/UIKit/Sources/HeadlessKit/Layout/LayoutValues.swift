import Foundation

/// The result of a solve.
@MainActor
public struct LayoutValues {
    let pass: Int
    let grid: PixelGrid
    let values: UnsafePointer<Double>

    func size(of node: LayoutNode) -> CGSize? {
        guard node.pass == pass else { return nil }
        return CGSize(
            width: grid.round(node.width.evaluate(values)),
            height: grid.round(node.height.evaluate(values)))
    }

    func frame(of node: LayoutNode, in parent: LayoutNode) -> CGRect {
        CGRect(
            x: grid.round(
                node.left.evaluate(values) - parent.contentLeft.evaluate(values)),
            y: grid.round(node.top.evaluate(values) - parent.contentTop.evaluate(values)),
            width: grid.round(node.width.evaluate(values)),
            height: grid.round(node.height.evaluate(values)))
    }
}
