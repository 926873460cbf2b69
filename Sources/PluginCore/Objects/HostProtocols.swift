/// The protocols that hosts adopt to get the members for plugins; nil for those that all view controllers or all
/// SwiftUI views get.
package struct HostProtocols: Sendable {
    /// The name of the protocol of view controllers, or an object; nil if there are none.
    let node: JSONNode?

    /// The protocol of view controllers.
    package var controllers: Located<String>? { node?.locatedString ?? node?.locatedString("controllers") }
    /// The protocol of SwiftUI views.
    package var views: Located<String>? { node?.locatedString("views") }

    /// The generated protocols.
    package var all: [Located<String>] { [controllers, views].compactMap(\.self) }
}

extension Vocabulary {
    package static let hostProtocols = ObjectShape(
        "set of host protocols",
        [.optional("controllers", .identifier), .optional("views", .identifier)])
}

extension ConfigurationValidator {
    /// Reports protocols of hosts whose names Swift's conventions do not allow, or that have one name.
    mutating func reportHosts() {
        let hosts = HostProtocols(node: node.member("hosts"))
        for name in hosts.all { reportTypeName(name, ofKind: "protocol") }
        if let views = hosts.views, hosts.controllers?.value == views.value {
            report(
                .nameCollision, "both protocols are named '\(views.value)'", at: views.range,
                note: "choose another name")
        }
    }
}
