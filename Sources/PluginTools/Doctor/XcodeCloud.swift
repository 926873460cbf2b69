import PluginCore
import SystemCalls

/// The scripts that Xcode Cloud runs for a project.
///
/// Xcode Cloud looks for them in the folder `ci_scripts` beside the project or the workspace.
struct XcodeCloud {
    /// The line that turns off the validation of build plugins. Apple misspelled the name of the setting.
    static let line = "defaults write com.apple.dt.Xcode \(setting) -bool YES"
    private static let setting = "IDESkipPackagePluginFingerprintValidatation"
    private static let correctSpelling = "IDESkipPackagePluginFingerprintValidation"

    private static let script = """
        #!/bin/sh
        # Xcode Cloud runs this script after it has cloned the repository.
        set -e

        # On a server, nobody can answer Xcode's question whether to trust a build plugin. The name of this setting is
        # misspelled in Xcode too.
        \(line)

        """

    /// The folder of the scripts.
    let folder: String
    private let current: String
    /// Whether the repository has jobs for another service for continuous integration.
    private let hasOtherService: Bool

    /// - Parameters:
    ///   - projectFolder: the folder of an Xcode project.
    ///   - current: the folder that shown paths start from.
    init(forProjectIn projectFolder: String, from current: String) {
        let candidates = foldersOfRepository(around: projectFolder)
        let present = candidates.first { FileIO.isDirectory(joinPath($0, "ci_scripts")) }
        // Xcode Cloud builds the workspace if there is one.
        let workspace = candidates.first { folder in
            let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
            return names.contains { $0.hasSuffix(".xcworkspace") }
        }
        folder = joinPath(present ?? workspace ?? projectFolder, "ci_scripts")
        self.current = current
        hasOtherService = candidates.contains { folder in
            Self.jobsOfOtherServices.contains { FileIO.exists(joinPath(folder, $0)) }
        }
    }

    private static let jobsOfOtherServices = [
        ".circleci", ".github/workflows", ".gitlab-ci.yml", "Jenkinsfile", "azure-pipelines.yml",
        "bitrise.yml", "codemagic.yaml",
    ]

    private var postCloneScript: String { joinPath(folder, "ci_post_clone.sh") }

    /// The file that lets Xcode Cloud run the build plugin; nil if the user has scripts that do so, a script of this
    /// name, which is never changed, or another service.
    var fix: FileFix? {
        if !isUsed, hasOtherService { return nil }
        if turnsOffValidation || FileIO.exists(postCloneScript) { return nil }
        return FileFix(
            path: relativePath(postCloneScript, to: current), bytes: Array(Self.script.utf8),
            present: nil, isExecutable: true)
    }

    /// Whether the project is set up for Xcode Cloud, as far as its files show.
    var isUsed: Bool { FileIO.isDirectory(folder) }

    /// Whether a script turns off the validation of build plugins.
    private var turnsOffValidation: Bool {
        scripts.contains { script in script.place(of: Self.setting) != nil }
    }

    private var scripts: [CodeLines] {
        let names = ((try? FileIO.contents(ofDirectory: folder)) ?? []).sorted()
        return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") }.compactMap { name in
            let path = joinPath(folder, name)
            return CodeLines(ofScript: path, shown: relativePath(path, to: current))
        }
    }

    /// Warns if Xcode Cloud is used, and no script lets it run the build plugin.
    func check(reporting diagnostics: inout DiagnosticCollector) {
        if !isUsed || turnsOffValidation { return }
        for script in scripts {
            guard let place = script.place(of: Self.correctSpelling) else { continue }
            diagnostics.warning(
                .pluginValidation, "Xcode has no setting '\(Self.correctSpelling)'", at: place,
                note: "Apple misspelled it; write '\(Self.setting)'")
            return
        }
        let line = Diagnostic.Note("add this line to it: \(Self.line)")
        let hasScript = FileIO.exists(postCloneScript)
        diagnostics.warning(
            .pluginValidation,
            hasScript
                ? "Xcode Cloud cannot run the build plugin: this script does not turn off its validation"
                : "Xcode Cloud cannot run the build plugin: no script turns off its validation",
            at: SourcePlace(ofFile: relativePath(postCloneScript, to: current)),
            notes: [hasScript ? line : Diagnostic.Note("'plugingen doctor --fix' writes it")])
    }
}

extension DiagnosticIdentifier {
    static let pluginValidation: Self = "plugin-validation"
}
