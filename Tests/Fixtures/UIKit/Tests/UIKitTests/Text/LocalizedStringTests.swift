import Testing
import UIKit

extension AllTests {
    @Suite struct LocalizedStringTests {
        @Test func aMissingKeyGivesTheDefaultValue() {
            expect(String(localized: "missing", defaultValue: "100 % of %@"), equals: "100 % of %@")
            expect(String(localized: "missing", defaultValue: ""), equals: "")
            expect(String(localized: "missing", defaultValue: "a", table: "Other"), equals: "a")
        }

        @Test func interpolationsAreArgumentsOfAFormat() {
            let (term, count, share) = ("news", 3, 0.5)
            expect(
                String(localized: "missing", defaultValue: "\(count) in \(term): 100%, \(share)"),
                equals: "3 in news: 100%, 0.500000")
        }

        @Test func aTableGivesItsString() throws {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("Strings-\(UUID().uuidString).bundle")
            let strings = folder.appendingPathComponent("en.lproj")
            try FileManager.default.createDirectory(
                at: strings, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (table, value) in [("Localizable", "Nothing"), ("Other", "Else")] {
                try Data("\"empty\" = \"\(value)\";".utf8)
                    .write(to: strings.appendingPathComponent("\(table).strings"))
            }
            let bundle = try #require(Bundle(path: folder.path))
            expect(String(localized: "empty", defaultValue: "a", bundle: bundle), equals: "Nothing")
            expect(
                String(localized: "empty", defaultValue: "a", table: "", bundle: bundle),
                equals: "Nothing")
            expect(
                String(localized: "empty", defaultValue: "a", table: "Other", bundle: bundle),
                equals: "Else")
            expect(
                String(localized: "other", defaultValue: "a", table: "Other", bundle: bundle),
                equals: "a"
            )
        }
    }
}
