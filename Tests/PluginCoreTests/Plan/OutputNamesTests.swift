import TestSupport
import Testing

@testable import PluginCore

@Suite("Output names", .timed)
struct OutputNamesTests {
    @Test(
        "are derived from the names of descriptions",
        arguments: [
            ("Loading.plugin.json", "Loading"), ("a.b.plugin.json", "a.b"), (".plugin.json", nil),
            ("Loading.json", nil), ("plugin.json", nil), ("Loading.plugin.json.bak", nil),
        ])
    func pluginNames(fileName: String, name: String?) {
        expect(OutputNames.pluginName(ofFile: fileName), equals: name)
    }

    @Test(
        "are derived from the last part of a path",
        arguments: [("a/b/Loading.plugin.json", "Loading"), ("Loading.plugin.json", "Loading")])
    func paths(path: String, name: String) {
        expect(pluginName(ofPath: path), equals: name)
    }

    @Test(
        "are joined with folders",
        arguments: [
            ("", "a", "a"), (".", "a", "a"), ("x", "a", "x/a"), ("x/", "a", "x/a"),
            ("/", "a", "/a"),
        ])
    func joining(folder: String, name: String, path: String) {
        expect(joinPath(folder, name), equals: path)
    }
}
