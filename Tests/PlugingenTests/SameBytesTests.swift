import TestSupport
import Testing

/// The same description gives the same bytes, wherever and whenever it is generated.
@Suite("The same descriptions")
struct SameBytesTests {
    @Test("give the same bytes in other folders, with other locales, zones and working directories")
    func sameBytes() throws {
        var generations: [[String: String]] = []
        for (name, environment) in [
            ("first", ["LC_ALL": "C", "TZ": "UTC", "HOME": "/"]),
            ("second λ", ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]),
        ] {
            let folder = try TemporaryFolder(name)
            for module in ["Presentation", "Hosts", "Vocabulary"] {
                try folder.copy(Repository.path("Tests", "Golden", module), to: "In/\(module)")
            }
            let working = name == "first" ? folder : try TemporaryFolder()
            for module in ["Presentation", "Hosts", "Vocabulary"] {
                let input = "In/\(module)"
                let command = try Command.plugingen(
                    "generate", name == "first" ? input : folder.path(of: input), "--output",
                    folder.path(of: "Out/\(module)"), "--tests-output",
                    folder.path(of: "Out/\(module)Tests"), "--module", module, in: working,
                    environment: environment)
                try #require(command.status == 0, "\(command.text)")
            }
            var files: [String: String] = [:]
            for file in try folder.files() where file.hasPrefix("Out/") {
                files[file] = try folder.read(file)
            }
            generations.append(files)
        }
        #expect(generations[0].count > 20)
        #expect(generations[0] == generations[1])
    }
}
