import AppKit
import Testing

extension AllTests {
    /// Tests the tree's invariants after random additions, removals, changes of visibility, and
    /// run-loop turns.
    @MainActor
    @Suite struct RandomWalkTests {
        private struct Generator: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ (state >> 29)
            }
        }

        private final class Counting: PlainController {
            var balance = 0
            override func viewWillAppear() {
                super.viewWillAppear()
                balance += 1
            }
            override func viewDidDisappear() {
                super.viewDidDisappear()
                balance -= 1
            }
        }

        init() { HeadlessAppKit.reset() }

        @Test(arguments: 1...5)
        func treesStayConsistent(_ seed: UInt64) {
            var random = Generator(state: seed)
            HeadlessAppKit.turnsRunLoopAutomatically = false
            let host = Counting()
            let window = show(host)
            let controllers = (0..<6).map { _ in Counting() }
            for _ in 0..<400 {
                let child = controllers[Int.random(in: 0..<6, using: &random)]
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1:
                    let parent = Bool.random(using: &random) ? host : controllers[0]
                    if child === controllers[0] {
                        host.add(child)
                    } else {
                        parent.add(child)
                    }
                case 2: child.remove()
                case 3: child.view.isHidden.toggle()
                case 4: if window.isVisible { window.orderOut(nil) } else { window.orderFront(nil) }
                case 5: HeadlessAppKit.turnRunLoop()
                case 6: child.view.removeFromSuperview()
                default: HeadlessAppKit.advanceAnimations(by: 0.1)
                }
                for controller in [host] + controllers {
                    let view = controller.view
                    let isVisible =
                        view.window?.isVisible == true && !view.isHiddenOrHasHiddenAncestor
                    expect(controller.balance, equals: (isVisible ? 1 : 0))
                    expect(controller.children.allSatisfy { $0.parent === controller })
                    expect(
                        controller.parent.map { $0.children.contains(controller) } ?? true)
                }
            }
        }
    }
}
