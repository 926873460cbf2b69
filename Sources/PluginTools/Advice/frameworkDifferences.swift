import PluginCore

extension LanguageAdvisor {
    /// Returns the warnings about a key and its values that platforms of the plugin lack.
    ///
    /// - Parameter shape: the object that has the key.
    func warnings(about member: JSONMember, of shape: ObjectShape) -> [Diagnostic] {
        let values = [member.value] + member.value.elements
        return warnings(about: "\(shape.name).\(member.key)", at: member.keyRange)
            + values.flatMap { node in
                node.string.map { warnings(about: "\(member.key).\($0)", at: node.range) } ?? []
            }
    }

    /// - Parameter path: the path of the key or of the value, as in `Platform`.
    private func warnings(about path: String, at range: SourceRange) -> [Diagnostic] {
        checked.kits.flatMap { kit in
            kit.platforms.filter { isKnownToSupport($0, of: kit) }.compactMap { platform in
                platform.remarks[path].map { remark in
                    Diagnostic(.warning, .frameworkDifference, remark, at: SourcePlace(checked.file, range))
                }
            }
        }
    }

    /// Returns whether the module is known to support a platform: its configuration names the platform, or the
    /// framework has no other one.
    private func isKnownToSupport(_ platform: Platform, of kit: Kit) -> Bool {
        let versions = checked.minimumVersions
        if !versions.platforms.isEmpty { return versions.support(platform) }
        return kit.platforms.count == 1 || versions.names(platform.name)
    }
}

extension DiagnosticIdentifier {
    static let frameworkDifference: Self = "framework-difference"
}
