import PluginCore
import SystemCalls

/// Projects of Xcode, and of programs that create one.
extension ProjectChecker {
    /// Reports problems of a project, as far as its files show them, and returns its modules.
    func checkProject(
        in examination: inout Examination, reporting diagnostics: inout DiagnosticCollector
    ) -> [Module] {
        if descriptions.isEmpty, project.folder != examiner.found.root { return [] }
        let file = projectFile
        if project.xcode != nil {
            guard isReadable(file, reporting: &diagnostics) else { return [] }
            checkLinkedTool(in: file, reporting: &diagnostics)
        }
        if project.system == .tuist, let file = project.systemFile {
            checkTuistUsage(in: file, shown: shown(file), reporting: &diagnostics)
        }
        if descriptions.isEmpty { return [] }
        let groups = groups
        let modules = groups.map { group in
            read(group.paths, named: group.name, in: group.directory, reporting: &diagnostics)
        }
        for group in groups { checkUse(of: group, in: &examination, reporting: &diagnostics) }
        reportFilesOfBothModes(reporting: &diagnostics)
        checkPlatforms(of: modules, in: file, reporting: &diagnostics)
        if project.system != .bazel, !file.bytes.contains("SWIFT_PACKAGE_NAME".utf8),
            let module = modules.first(where: { $0.firstOfPackage != nil })
        {
            reportPackageAccess(
                of: module,
                message: "'package' access needs a package name, which the project does not have",
                advice: "set 'Package Access Identifier' (SWIFT_PACKAGE_NAME) of the targets",
                reporting: &diagnostics)
        }
        if usesBuildPlugin, project.system != .bazel {
            prepareXcodeCloud(in: &examination, reporting: &diagnostics)
        }
        return modules
    }

    private var projectFile: SourceFile {
        let path = project.xcode == nil ? project.file : joinPath(project.file, "project.pbxproj")
        return SourceFile(path: shown(path), bytes: examiner.found.listing.read(path) ?? [])
    }

    private func isReadable(
        _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
    ) -> Bool {
        // The file is a property list, as text or as XML.
        let isProject = ["{", "<plist"].contains { file.bytes.contains($0.utf8) }
        if isProject, !file.bytes.contains("\n<<<<<<<".utf8) { return true }
        diagnostics.error(
            .unreadableProject, "Xcode cannot read this project",
            at: SourcePlace(ofFile: file.path),
            note: "it may have merge conflicts; look for '<<<<<<<'")
        return false
    }

    /// Returns whether the build plugin generates the code of a target.
    private func isBuilt(_ target: FoundTarget?) -> Bool {
        let shows = project.targets.contains { $0.usesBuildPlugin }
        return shows ? target?.usesBuildPlugin ?? usesBuildPlugin : usesBuildPlugin
    }

    /// Reports descriptions that nothing is generated from, or that are not in the right targets.
    private func checkUse(
        of group: Group, in examination: inout Examination,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        if isBuilt(group.target) {
            for path in group.paths {
                checkMembership(of: path, in: group.target, reporting: &diagnostics)
            }
        } else if !isCommitted(group) {
            diagnostics.error(
                .noBuildPlugin, "this description is not used: \(missingUse(of: group.target))",
                at: place(group.paths[0]), note: advice)
            if let system = project.system {
                examination.instructions += instructions(for: system, group)
            }
        } else {
            reportCopies(of: group, reporting: &diagnostics)
        }
    }

    /// Returns whether generated files of the descriptions are committed. Those of a target that is not known may have
    /// another folder.
    private func isCommitted(_ group: Group) -> Bool {
        group.paths.contains(where: examiner.isCommitted)
            || group.target == nil && !examiner.contents.generated.isEmpty
    }

    private func missingUse(of target: FoundTarget?) -> String {
        if let target, project.targets.contains(where: \.usesBuildPlugin) {
            return "the target '\(target.name)' does not have the build plugin"
        }
        return project.xcode != nil
            ? "no target of '\(project.name)' has the build plugin"
            : [nil, .bazel].contains(project.system)
                ? "there are no generated files"
                : "'\(project.name)' does not name the build plugin"
    }

    private var advice: String {
        if let system = project.system {
            return system.advice(for: fileName(ofPath: project.systemFile ?? project.file))
        }
        return project.xcode == nil
            ? "commit the files that 'plugingen generate' writes"
            : "in Xcode, add PlugingenBuildPlugin to the target's build phase 'Run Build Tool Plug-ins', or "
                + "commit the files that 'plugingen generate' writes"
    }

    /// Reports a description that the build plugin does not see, because it is not in the target.
    private func checkMembership(
        of path: String, in target: FoundTarget?, reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let xcode = project.xcode else { return }
        if let target, target.exclusion(of: path) != nil {
            diagnostics.error(
                .descriptionOutsideTargets,
                "the build plugin does not see this description: it is not in the target '\(target.name)'",
                at: place(path),
                note: "in Xcode, select the file, and add the target to its 'Target Membership'")
        } else if !xcode.lists(path) {
            diagnostics.error(
                .descriptionOutsideTargets, "the project does not have this description",
                at: place(path),
                note: project.system.map { "let \($0.rawValue) create the project again" }
                    ?? "add it to the target that shows the plugin, in Xcode")
        }
    }

    /// Warns once of descriptions that Xcode copies into the app because they are in a synchronized folder.
    private func reportCopies(
        of group: Group, reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let target = group.target,
            let path = group.paths.first(where: { path in
                project.xcode?.synchronizedFolder(around: path) != nil
                    && target.exclusion(of: path) == nil
            }), let folder = project.xcode?.synchronizedFolder(around: path)
        else { return }
        reportCopy(
            of: path,
            because:
                "all files of the folder '\(relativePath(folder, to: project.folder))' belong to '\(target.name)'",
            advice:
                "in Xcode, select the descriptions and 'plugingen.json', and remove the target from their "
                + "'Target Membership'",
            reporting: &diagnostics)
    }

    /// Warns of committed files in targets with the build plugin.
    private func reportFilesOfBothModes(reporting diagnostics: inout DiagnosticCollector) {
        if !usesBuildPlugin { return }
        for file in examiner.contents.generated {
            guard let owner = examiner.found.owner(of: file.file.path),
                owner.project.file == project.file,
                isBuilt(owner.target)
            else { continue }
            diagnostics.warning(
                .bothModes, "this file is committed, and the project also uses the build plugin",
                at: place(file.file.path),
                note: "if both are in one target, remove this file, or the build plugin")
        }
    }

    private func checkPlatforms(
        of modules: [Module], in file: SourceFile, reporting diagnostics: inout DiagnosticCollector
    ) {
        let platforms = project.platformNames(in: examiner.found.listing)
        for module in modules {
            module.reportUnusedKit(of: platforms, in: "the project", reporting: &diagnostics)
        }
        if project.xcode != nil {
            checkDeploymentTargets(in: file, for: modules, reporting: &diagnostics)
        }
    }

    private func prepareXcodeCloud(
        in examination: inout Examination, reporting diagnostics: inout DiagnosticCollector
    ) {
        let cloud = XcodeCloud(forProjectIn: project.folder, from: examiner.current)
        examination.folders.append(cloud.folder)
        cloud.check(reporting: &diagnostics)
        guard let fix = cloud.fix else { return }
        examination.fixes.append(fix)
        examination.mayUseXcodeCloud = !cloud.isUsed
    }
}

extension DiagnosticIdentifier {
    static let unreadableProject: Self = "unreadable-project"
}
