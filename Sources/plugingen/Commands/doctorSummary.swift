import PluginCore
import PluginTools
import SystemCalls

/// Returns what the doctor prints after the problems: the number of descriptions, and commands for continuous
/// integration; without descriptions, how to create the first one.
///
/// Also returns lines for the files of other build systems, and how to prepare a project for Xcode Cloud.
@MainActor
func doctorSummary(
    of examination: Examination, in found: FoundProjects, _ list: Project?,
    _ diagnostics: DiagnosticCollector
) -> String {
    let count = examination.descriptionCount
    if found.projects.contains(where: { !$0.problems.isEmpty }), count == 0 { return "" }
    if count == 0 { return firstStep(in: examination, of: found, hasErrors: diagnostics.hasErrors) }
    let commands =
        examination.builds.flatMap(testCommands) + checkCommands(for: examination, list)
    var sections: [String] = []
    if !diagnostics.hasErrors {
        let noun = count == 1 ? "description" : "descriptions"
        let warnings = diagnostics.diagnostics.count
        let findings =
            warnings == 0 ? "no problems" : "\(warnings) \(warnings == 1 ? "warning" : "warnings")"
        sections.append("checked \(count) \(noun), found \(findings)\n")
    }
    sections += examination.instructions.map { instructions in
        let lines = instructions.lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }
        return instructions.title + "\n\n" + lines.joined()
    }
    if examination.mayUseXcodeCloud {
        sections.append(
            """
            For Xcode Cloud, which runs the build plugin only after a script has turned off its validation:
                \(programInvocation) doctor --fix

            """)
    }
    if !commands.isEmpty {
        sections.append(
            "For continuous integration:\n" + commands.map { "    \($0)\n" }.joined())
    }
    return sections.joined(separator: "\n")
}

/// Returns the commands that check committed files.
private func checkCommands(for examination: Examination, _ list: Project?) -> [String] {
    if examination.checkArguments.isEmpty { return [] }
    let isListed = list?.modules.contains { !$0.outputs.isEmpty } == true
    return isListed
        ? ["plugingen check"] : examination.checkArguments.map { "plugingen check \($0)" }
}

/// Returns how to create the first description.
@MainActor
private func firstStep(
    in examination: Examination, of found: FoundProjects, hasErrors: Bool
) -> String {
    let targets = found.mainTargetsOfFolders
    let isAroundCurrentFolder = found.root == FoundProjects.root(around: FileIO.currentDirectory)
    let place =
        if isAroundCurrentFolder, let first = targets.first, first.isCertain {
            targets.count > 1 ? " --target " + shellQuoted(first.name) : ""
        } else {
            " --directory " + shellQuoted(examination.sourceFolder ?? ".")
        }
    let introduction =
        hasErrors
        ? "there are no descriptions yet; first fix the errors, then create one:"
        : "there are no descriptions yet; to create one:"
    return "\(introduction)\n\n    \(programInvocation) new Loading\(place)\n"
}

/// Returns the commands that build and test plugins which the build plugin generates.
private func testCommands(for build: Examination.Build) -> [String] {
    let kits = build.kits
    let needsXcode = kits.isEmpty || kits.contains { !$0.runs(on: "macOS") }
    let runsOnMac = kits.contains { $0.runs(on: "macOS") }
    // On a Mac, tests of plugins for other platforms compile to nothing.
    let swiftTest = build.isPackage && runsOnMac ? ["swift test"] : []
    if build.isPackage, !needsXcode { return swiftTest }
    let destination = needsXcode ? "platform=iOS Simulator,name=iPhone 16" : "platform=macOS"
    guard let scheme = build.scheme else { return swiftTest }
    return swiftTest + [
        "xcodebuild test -scheme \(shellQuoted(scheme)) -skipPackagePluginValidation "
            + "-destination \(shellQuoted(destination))"
    ]
}
