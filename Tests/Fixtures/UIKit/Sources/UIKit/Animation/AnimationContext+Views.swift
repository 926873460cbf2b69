import HeadlessKit

extension AnimationContext {
    /// Notes that a property of a view in a window changes from a value to another one.
    static func changed(_ property: String, of view: UIView, from value: [Double]? = nil) {
        guard current != nil, view.window != nil else { return }
        changed(property, of: view.layer.animations, from: value)
    }
}

extension AnimationGroup {
    convenience init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        curve: @escaping (Double) -> Double = { $0 }, completion: ((Bool) -> Void)?
    ) {
        self.init(
            duration: duration, delay: delay, repeats: options.contains(.repeat),
            replacing: options.contains(.beginFromCurrentState),
            blocksTouches: !options.contains(.allowUserInteraction), curve: curve,
            completion: completion)
    }
}
