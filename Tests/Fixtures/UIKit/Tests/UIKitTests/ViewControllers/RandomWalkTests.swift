import Testing
import UIKit

extension AllTests {
    /// Tests the tree's invariants after random additions, removals, appearances, and run-loop
    /// turns.
    @MainActor
    @Suite struct RandomWalkTests {
        private struct Generator: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ (state >> 29)
            }
        }

        private final class Counting: UIViewController {
            var balance = 0
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                balance += 1
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                balance -= 1
            }
        }

        init() { HeadlessUIKit.reset() }

        @Test(arguments: 1...5)
        func treesStayConsistent(_ seed: UInt64) {
            var random = Generator(state: seed)
            HeadlessUIKit.turnsRunLoopAutomatically = false
            let host = Counting()
            let window = show(host)
            let controllers = (0..<6).map { _ in Counting() }
            for _ in 0..<400 {
                let child = controllers[Int.random(in: 0..<6, using: &random)]
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1:
                    let parent = Bool.random(using: &random) ? host : controllers[0]
                    if child.parent == nil, child !== parent, child !== controllers[0] {
                        parent.add(child)
                    } else if child === controllers[0], child.parent == nil {
                        host.add(child)
                    }
                case 2: if child.parent != nil { child.remove() }
                case 3: window.isHidden.toggle()
                case 4: HeadlessUIKit.turnRunLoop()
                default: HeadlessUIKit.advanceAnimations(by: 0.1)
                }
                for controller in [host] + controllers {
                    let isVisible = controller.viewIfLoaded?.window != nil && !window.isHidden
                    expect(controller.balance, equals: (isVisible ? 1 : 0))
                    expect(controller.children.allSatisfy { $0.parent === controller })
                }
            }
        }
    }
}
