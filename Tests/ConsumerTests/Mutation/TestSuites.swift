import Foundation

/// The suites of a folder of tests.
enum TestSuites {
    static func names(in folder: String) -> [String] {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return files.sorted().flatMap { file in
            let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
            return text.matches(of: /\b(?:struct|class) (\w+Tests)\b/).map { String($0.1) }
        }
    }
}
