import PluginCore
import PluginTools
import SystemCalls

/// Returns what the doctor prints after the problems: the number of descriptions, and commands for continuous
/// integration; without descriptions, how to create the first one.
///
/// Also returns lines for the files of other build systems, and how to prepare a project for Xcode Cloud.
func doctorSummary(
    of examinations: [Examination], in scope: DoctorScope, _ diagnostics: DiagnosticCollector
) -> String {
    let root = scope.packages.first
    let count = examinations.reduce(0) { $0 + $1.descriptionCount }
    if examinations.isEmpty { return "" }
    if count == 0 { return firstStep(in: examinations, of: root, hasErrors: diagnostics.hasErrors) }
    let isPackage = root != nil
    let commands =
        examinations.flatMap { testCommands(for: $0, isPackage: isPackage) }
        + checkCommands(for: examinations, in: scope)
    var sections: [String] = []
    if !diagnostics.hasErrors {
        let noun = count == 1 ? "description" : "descriptions"
        let warnings = diagnostics.diagnostics.count
        let findings =
            warnings == 0 ? "no problems" : "\(warnings) \(warnings == 1 ? "warning" : "warnings")"
        sections.append("checked \(count) \(noun), found \(findings)\n")
    }
    sections += examinations.flatMap(\.instructions).map { instructions in
        let lines = instructions.lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }
        return instructions.title + "\n\n" + lines.joined()
    }
    if examinations.contains(where: \.mayUseXcodeCloud) {
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
private func checkCommands(for examinations: [Examination], in scope: DoctorScope) -> [String] {
    let arguments = examinations.flatMap(\.checkArguments)
    if arguments.isEmpty { return [] }
    let isListed = scope.list?.modules.contains { !$0.outputs.isEmpty } == true
    return isListed ? ["plugingen check"] : arguments.map { "plugingen check \($0)" }
}

/// Returns how to create the first description.
private func firstStep(
    in examinations: [Examination], of root: String?, hasErrors: Bool
) -> String {
    let targets = examinations.flatMap(\.targets)
    let isAroundCurrentFolder =
        root != nil && root == findPackage(around: FileIO.currentDirectory)
    let place =
        if isAroundCurrentFolder, !targets.isEmpty {
            targets.count > 1 ? " --target " + shellQuoted(targets[0]) : ""
        } else {
            " --directory "
                + shellQuoted(examinations.lazy.compactMap(\.sourceFolder).first ?? ".")
        }
    let introduction =
        hasErrors
        ? "there are no descriptions yet; first fix the errors, then create one:"
        : "there are no descriptions yet; to create one:"
    return "\(introduction)\n\n    \(programInvocation) new Loading\(place)\n"
}

/// Returns the commands that build and test plugins which the build plugin generates.
private func testCommands(for examination: Examination, isPackage: Bool) -> [String] {
    if !examination.usesBuildPlugin { return [] }
    let kits = examination.kits
    let needsXcode = kits.isEmpty || kits.contains { !$0.runs(on: "macOS") }
    let runsOnMac = kits.contains { $0.runs(on: "macOS") }
    // On a Mac, tests of plugins for other platforms compile to nothing.
    let swiftTest = isPackage && runsOnMac ? ["swift test"] : []
    if isPackage, !needsXcode { return swiftTest }
    let destination = needsXcode ? "platform=iOS Simulator,name=iPhone 16" : "platform=macOS"
    guard let scheme = examination.scheme else { return swiftTest }
    return swiftTest + [
        "xcodebuild test -scheme \(shellQuoted(scheme)) -skipPackagePluginValidation "
            + "-destination \(shellQuoted(destination))"
    ]
}
