import PluginCore
import SystemCalls

/// Warns of commands in scripts and in jobs for servers that make Xcode build the tool of the build plugin for a device
/// or a simulator. It then cannot run on the Mac.
///
/// - Parameters:
///   - files: the files of the project that are not Swift.
///   - root: the folder of the project.
///   - current: the folder that shown paths start from.
func checkBuildCommands(
    in files: [String], of root: String, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) {
    for path in Set(files.filter(mayBuild) + hiddenJobs(in: root)).sorted() {
        guard let script = CodeLines(ofScript: path, shown: relativePath(path, to: current)) else {
            continue
        }
        for command in script.commandsForSDKs {
            diagnostics.warning(
                .sdkOption,
                "'\(command.option)' also applies to the tool of the build plugin, which then cannot run on the Mac",
                at: command.place,
                note:
                    "write -destination 'generic/platform=\(command.destination)' in place of it, or use "
                    + "prebuilt programs ('make artifact-bundle'), or commit the files that 'plugingen generate' writes"
            )
        }
    }
}

/// Whether the name of a file is that of a script or of a job.
private func mayBuild(_ path: String) -> Bool {
    let name = fileName(ofPath: path)
    return ["Fastfile", "Jenkinsfile", "Justfile", "Makefile", "Rakefile"].contains(name)
        || [".sh", ".yml", ".yaml"].contains { name.hasSuffix($0) }
}

/// Returns the files of jobs in hidden folders.
private func hiddenJobs(in root: String) -> [String] {
    let folders = [".github/workflows", ".circleci"].map { joinPath(root, $0) }
    let files = folders.flatMap { folder in
        ((try? FileIO.contents(ofDirectory: folder)) ?? []).map { joinPath(folder, $0) }
    }
    return (files + [joinPath(root, ".gitlab-ci.yml")]).filter(mayBuild)
}

/// A command that names the SDK of a device or of a simulator.
private struct CommandForSDK {
    let option: String
    /// The destination that means the same for the app alone.
    let destination: String
    let place: SourcePlace
}

extension CodeLines {
    /// The commands that run `xcodebuild` or fastlane's actions for an SDK.
    ///
    /// An option can be some lines below the name of the program.
    fileprivate var commandsForSDKs: [CommandForSDK] {
        var distance = Int.max
        var found: [CommandForSDK] = []
        for line in lines {
            let isBlank = line.text.allSatisfy { $0 == " " || $0 == "\t" }
            distance = isBlank || distance == .max ? .max : distance + 1
            if ["xcodebuild", "build_app", "gym", "scan", "run_tests"].contains(
                where: line.text.contains)
            {
                distance = 0
            }
            guard distance <= 12 else { continue }
            found += sdkOptions(in: line)
        }
        return found
    }

    /// Returns the options with an SDK, in quotation marks or not: `-sdk iphoneos`, `SDKROOT=iphoneos`, `sdk: "iphoneos"`.
    private func sdkOptions(in line: Line) -> [CommandForSDK] {
        Self.sdks.flatMap { sdk, destination in
            line.text.ranges(of: sdk).compactMap { range -> CommandForSDK? in
                let rest = line.text[range.upperBound...].drop { $0.isNumber || $0 == "." }
                guard rest.first?.isLetter != true,
                    let start = startOfOption(before: range.lowerBound, in: line.text)
                else { return nil }
                let quote = rest.first.map { "\"'".contains($0) } == true ? 1 : 0
                let end = line.text.index(rest.startIndex, offsetBy: quote)
                let option = String(line.text[start..<end])
                return place(of: option, in: line).map {
                    CommandForSDK(option: option, destination: destination, place: $0)
                }
            }
        }
    }

    /// Returns where an option before its value begins; nil if there is none, or if it is one of `xcrun`.
    private func startOfOption(before end: String.Index, in line: String) -> String.Index? {
        let isQuoted = line[..<end].last.map { "\"'".contains($0) } == true
        var text = line[..<end]
        if isQuoted { text.removeLast() }
        if text.hasSuffix("SDKROOT=") { return text.index(text.endIndex, offsetBy: -8) }
        let separators = text.reversed().prefix { " ,=\"'".contains($0) }.count
        text.removeLast(separators)
        if isQuoted, text.hasSuffix("sdk:") { return text.index(text.endIndex, offsetBy: -4) }
        guard separators > 0 || isQuoted, text.hasSuffix("-sdk") else { return nil }
        let before = text.dropLast(4)
        let isOfXcrun = before.split { " \"'$(".contains($0) }.last == "xcrun"
        if isOfXcrun || before.last == "-" { return nil }
        return before.endIndex
    }

    private static let sdks = [
        ("iphoneos", "iOS"), ("iphonesimulator", "iOS Simulator"),
        ("appletvos", "tvOS"), ("appletvsimulator", "tvOS Simulator"),
        ("xros", "visionOS"), ("xrsimulator", "visionOS Simulator"),
    ]
}

extension DiagnosticIdentifier {
    static let sdkOption: Self = "sdk-option"
}
