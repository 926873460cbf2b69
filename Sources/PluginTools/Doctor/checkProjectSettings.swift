import PluginCore

/// Warns if the project supports only older versions of a platform than the code of its plugins needs.
///
/// Targets can have different versions. The highest one is compared, because the doctor does not read the targets.
func checkDeploymentTargets(
    in project: SourceFile, for modules: [Module],
    reporting diagnostics: inout DiagnosticCollector
) {
    for (setting, name) in deploymentTargets {
        let targets = values(of: setting, in: project)
        guard let highest = targets.max(by: { $0.major < $1.major }) else { continue }
        for module in modules {
            guard let platform = module.kits.flatMap(\.platforms).first(where: { $0.name == name })
            else { continue }
            let minimum = module.configuration.minimumVersions
            guard minimum.support(platform) else { continue }
            let version = minimum.version(of: platform)
            if highest.major >= majorNumber(of: version) { continue }
            diagnostics.addOnce(
                Diagnostic(
                    .warning, .oldPlatform,
                    "the generated code needs \(name) \(version) or later, but the project supports "
                        + "\(name) \(highest.text)",
                    at: highest.place,
                    notes: [
                        Diagnostic.Note(
                            "raise the deployment target (\(setting)) of the target with the plugins"
                        )
                    ]))
        }
    }
}

private let deploymentTargets = [
    ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
    ("TVOS_DEPLOYMENT_TARGET", "tvOS"), ("XROS_DEPLOYMENT_TARGET", "visionOS"),
]

/// Warns of a target that links the program of the package: Xcode then builds it for the platform of the app.
func checkLinkedTool(in project: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
    for value in values(of: "productName", in: project) where value.text == "plugingen" {
        diagnostics.warning(
            .linkedTool,
            "a target contains the program 'plugingen', which Xcode then builds for the platform of the app",
            at: value.place,
            note:
                "remove it from the frameworks and dependencies of the target; the build plugin does not "
                + "need it there")
        return
    }
}

/// A value of a setting in a project file.
private struct SettingValue {
    let text: String
    let place: SourcePlace

    /// The number before the first dot. A reference to another setting is not compared.
    var major: Int { text.hasPrefix("$") ? .max : majorNumber(of: text) }
}

/// Returns the values in lines such as `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`.
private func values(of setting: String, in project: SourceFile) -> [SettingValue] {
    let start = setting + " = "
    return project.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let range = line.firstRange(of: Array(start.utf8)) else { return nil }
        let value = line[range.upperBound...].prefix { $0 != UInt8(ascii: ";") }
        return SettingValue(
            text: String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self),
            place: SourcePlace(project, SourceRange(range.lowerBound, value.endIndex)))
    }
}

extension DiagnosticIdentifier {
    static let linkedTool: Self = "linked-tool"
}
