import Testing

@testable import PluginTools

@Suite("The order of a string catalog")
struct CatalogOrderTests {
    /// Keys in the order in which Xcode writes them.
    private static let keys = [
        "", "(last downloaded %@)", "(No Text)", "[netnewswire.com](https://netnewswire.com/)",
        "%@ of %@", "%d of %d", "%d unread", "%i Unread", "🦖 Dinosaurs", "1 file", "2 files",
        "10 files", "Account", "Account Error", "Accounts", "Add an account", "Add Feed",
        "All Articles", "API URL: https://fresh.rss.net/api/greader.php", "Clean Up",
        "Clean Up iCloud Records", "Clean Up…", "Cleanup canceled.", "error.reload",
        "Every 2 Hours", "Every 30 Minutes", "Every Hour", "Find out more", "Find Out More",
        "Finding feed", "Finding feed…", "Mark as Read", "Mark As Read", "Name", "Name:",
    ]

    @Test("Is that of Xcode")
    func order() {
        #expect(Self.keys.shuffled().sorted(by: precedesInCatalog) == Self.keys)
    }

    @Test("Is total: of two keys, exactly one is before the other")
    func isTotal() {
        let keys = Self.keys + ["é", "É", "e", "01", "1", "001 a", "a_b", "a-b", "a.b"]
        for (index, first) in keys.enumerated() {
            #expect(!precedesInCatalog(first, first))
            for second in keys[(index + 1)...] {
                #expect(
                    precedesInCatalog(first, second) != precedesInCatalog(second, first),
                    "\(first) and \(second)")
            }
        }
    }
}
