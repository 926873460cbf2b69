import PluginDescriptions
import PluginGeneration

/// Warns if the project supports only older versions of a platform than generated code needs.
///
/// Targets can have different versions. The highest one is compared, because the doctor does not read the targets.
func checkDeploymentTargets(
    in project: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    for (setting, name) in deploymentTargets {
        guard let platform = Platform.all.first(where: { $0.name == name }),
            let highest = values(of: setting, in: project).max(by: { $0.major < $1.major }),
            highest.major < platform.oldestVersion
        else { continue }
        diagnostics.warning(
            .oldPlatform,
            "the generated code needs \(name) \(platform.oldestVersion) or later, but the project supports "
                + "\(name) \(highest.text)",
            at: highest.place,
            notes: [
                Diagnostic.Note(
                    "raise the deployment target (\(setting)) of the target with the plugins")
            ])
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
            notes: [
                Diagnostic.Note(
                    "remove it from the frameworks and dependencies of the target; the build plugin does not "
                        + "need it there")
            ])
        return
    }
}

/// A value of a setting in a project file.
private struct SettingValue {
    let text: String
    let place: SourcePlace

    /// The number before the first dot.
    var major: Int { text.split(separator: ".").first.flatMap { Int($0) } ?? .max }
}

/// Returns the values in lines such as `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`.
private func values(of setting: String, in project: SourceFile) -> [SettingValue] {
    let start = setting + " = "
    return project.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let text = String(decoding: line, as: UTF8.self)
        guard let range = text.firstRange(of: start) else { return nil }
        let value = text[range.upperBound...].prefix { $0 != ";" }
        let offset = line.startIndex + text[..<range.lowerBound].utf8.count
        return SettingValue(
            text: value.filter { $0 != "\"" },
            place: SourcePlace(
                project, SourceRange(offset, offset + start.utf8.count + value.utf8.count)))
    }
}

extension DiagnosticIdentifier {
    static let linkedTool: Self = "linked-tool"
}
