/// The property of a view of a framework, which generated code assigns the value of a key to, unless it is the framework's
/// own default.
struct KeyProperty: Sendable {
    let name: String
    let defaultValue: String?

    init(_ name: String, default defaultValue: String? = nil) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

/// The property that a key of a view sets; nil in a framework that does not have it.
package struct PlainProperty: Sendable {
    let uiKit: KeyProperty?
    let appKit: KeyProperty?
    /// The value of views without the key.
    let defaultValue: PlainScalar
}

extension KeyShape {
    /// Returns a key that only sets a property of a view.
    ///
    /// - Parameters:
    ///   - defaultValue: the value of views without the key.
    ///   - uiKit: the property in UIKit; nil if it does not have one.
    ///   - appKit: the same for AppKit.
    static func property(
        _ name: String, _ value: ValueShape, default defaultValue: PlainScalar,
        uiKit: KeyProperty? = nil, appKit: KeyProperty? = nil
    ) -> KeyShape {
        let property = PlainProperty(uiKit: uiKit, appKit: appKit, defaultValue: defaultValue)
        return KeyShape(name, value, isRequired: false, property: property)
    }
}

/// A value that JSON and Swift have in the same form.
package enum PlainScalar: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    /// The case of an enumeration in Swift, with the same name.
    case choice(String)

    init?(_ node: JSONNode) {
        let scalar =
            node.double.map(PlainScalar.number) ?? node.bool.map(PlainScalar.flag)
            ?? node.string.map(PlainScalar.choice)
        guard let scalar else { return nil }
        self = scalar
    }

    /// The value in Swift.
    var swift: String {
        switch self {
        case .flag(let flag): String(flag)
        case .number(let number): SwiftLiteral.number(number)
        case .choice(let name): ".\(name)"
        }
    }
}

/// The value of a key that only sets a property of a view.
package struct PlainValue: Sendable {
    package let key: String
    package let value: PlainScalar
    private let shape: PlainProperty

    /// Decodes the value of a key of checked JSON; nil if the key does more than to set a property.
    init?(of key: KeyShape, in node: JSONNode) {
        guard let shape = key.property else { return nil }
        self.key = key.name
        self.shape = shape
        value = node.member(key.name).flatMap(PlainScalar.init) ?? shape.defaultValue
    }

    func property(_ dialect: KitDialect) -> KeyProperty? { dialect.isUIKit ? shape.uiKit : shape.appKit }
}
