import PluginCore
import SystemCalls

extension PluginModule {
    /// Returns the runs of `plugingen generate` whose files are committed, as their headers show: those of ``outputs``,
    /// and those into folders that the project does not list.
    ///
    /// Tests that are not generated any more, because of `"tests": "none"`, keep their testing framework.
    ///
    /// - Parameter root: the folder of the project.
    func committedOutputs(in root: String) -> [GenerationOptions] {
        let files = committedFiles(of: [module], in: root)
        let known = Set(outputs.flatMap(\.absoluteFolders))
        let unlisted = committedRuns(of: files, for: [module]).map(\.options).filter {
            known.isDisjoint(with: $0.absoluteFolders)
        }
        return (outputs + unlisted).map { options in
            var options = options
            if let tests = options.tests, tests.framework == .none {
                options.tests?.framework = framework(ofTestsIn: tests.directory, among: files)
            }
            return options
        }
    }

    private func framework(
        ofTestsIn folder: String, among files: [CommittedFile]
    ) -> TestFramework {
        let path = FileIO.absolutePath(folder)
        let tests = files.first {
            $0.testedModule != nil && FileIO.absolutePath($0.directory) == path
        }
        guard let tests else { return .none }
        let text = String(decoding: tests.file.bytes, as: UTF8.self)
        return text.contains("\nimport XCTest\n") ? .xctest : .swiftTesting
    }
}

extension GenerationOptions {
    fileprivate var absoluteFolders: [String] {
        [sourcesDirectory, tests?.directory].compactMap { $0.map(FileIO.absolutePath) }
    }
}
