extension ShapeChecker {
    /// Checks that the platforms of the plugin have a key and its values.
    ///
    /// - Parameter shape: the object that has the key.
    mutating func checkPlatforms(for member: JSONMember, of shape: ObjectShape) {
        checkPlatforms(
            for: "\(shape.name).\(member.key)", named: member.key, at: member.keyRange,
            remarkOnMac: shape.keys.first { $0.name == member.key }?.remarkOnMac)
        for node in [member.value] + member.value.elements {
            guard let value = node.string else { continue }
            checkPlatforms(for: "\(member.key).\(value)", named: value, at: node.range)
        }
    }

    /// - Parameters:
    ///   - path: the path of the key or of the value, as in `Platform`.
    ///   - name: the key or the value.
    ///   - remarkOnMac: the remark that the row of a key has.
    private mutating func checkPlatforms(
        for path: String, named name: String, at range: SourceRange, remarkOnMac: String? = nil
    ) {
        for kit in kits {
            reportOldVersions(of: kit, for: path, named: name, at: range)
            for platform in kit.platforms where isKnownToSupport(platform, of: kit) {
                let ofKey = platform.name == Platform.macOS.name ? remarkOnMac : nil
                guard let remark = ofKey ?? platform.remarks[path] else { continue }
                report(.frameworkDifference, remark, at: range, as: .warning)
            }
        }
    }

    /// Returns whether the module is known to support a platform: its configuration names the platform, or the
    /// framework has no other one.
    private func isKnownToSupport(_ platform: Platform, of kit: Kit) -> Bool {
        if !minimumVersions.platforms.isEmpty { return minimumVersions.support(platform) }
        return kit.platforms.count == 1 || minimumVersions.names(platform.name)
    }

    /// Reports a key or a value that the oldest platform versions of the module do not have.
    private mutating func reportOldVersions(
        of kit: Kit, for path: String, named name: String, at range: SourceRange
    ) {
        let supported = kit.platforms.filter(minimumVersions.support)
        let tooOld = supported.compactMap { platform -> (needed: String, minimum: String)? in
            let minimum = minimumVersions.version(of: platform)
            guard let needed = platform.requiredVersions[path],
                !minimumVersions.areAtLeast(needed, on: platform)
            else { return nil }
            return ("\(platform.name) \(needed)", "\(platform.name) \(minimum)")
        }
        if tooOld.isEmpty { return }
        report(
            .newerPlatform, "'\(name)' needs \(joined(tooOld.map(\.needed)))", at: range,
            note: "this target's minimum is \(joined(tooOld.map(\.minimum))); raise "
                + "'minimumVersions' in \(ModuleConfiguration.fileName)")
    }

    private func joined(_ versions: [String]) -> String { versions.joined(separator: " and ") }
}

extension DiagnosticIdentifier {
    static let frameworkDifference: Self = "framework-difference"
    static let newerPlatform: Self = "newer-platform"
}
