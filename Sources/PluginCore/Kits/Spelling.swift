/// What each framework spells in its own way.
struct Spelling<Value: Sendable>: Sendable {
    let uiKit: Value
    let appKit: Value
}

extension KitDialect {
    /// Returns what the framework spells in its own way.
    subscript<Value>(_ spelling: Spelling<Value>) -> Value {
        isUIKit ? spelling.uiKit : spelling.appKit
    }

    var isUIKit: Bool { kit == .uiKit }
}
