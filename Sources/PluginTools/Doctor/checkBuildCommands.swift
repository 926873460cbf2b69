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
        line.text.matches(of: Self.option).compactMap { match in
            let before = line.text[..<match.range.lowerBound]
            let isOfXcrun = before.split { " \"'$(".contains($0) }.last == "xcrun"
            if match.0.hasPrefix("-"), isOfXcrun || before.last == "-" { return nil }
            return place(of: String(match.0), in: line).map {
                CommandForSDK(
                    option: String(match.0), destination: Self.destinations[match.1] ?? "",
                    place: $0)
            }
        }
    }

    private static var option: Regex<(Substring, Substring)> {
        #/
        (?: SDKROOT=["']? | sdk:[\x20,="']*["'] | -sdk[\x20,="']+ )
        ( (?:iphone|appletv)(?:os|simulator) | xros | xrsimulator )
        [0-9.]*+ (?![A-Za-z]) ["']?
        /#
    }

    private static let destinations: [Substring: String] = [
        "iphoneos": "iOS", "iphonesimulator": "iOS Simulator",
        "appletvos": "tvOS", "appletvsimulator": "tvOS Simulator",
        "xros": "visionOS", "xrsimulator": "visionOS Simulator",
    ]
}

extension DiagnosticIdentifier {
    static let sdkOption: Self = "sdk-option"
}
