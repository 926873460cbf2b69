import TestSupport
import Testing

@testable import PluginCore

/// The Swift files with the support of generated tests.
@Suite(.timed) struct TestSupportTests {
    @Test("each file belongs to a part, and each part has a file")
    func parts() {
        let parts = EmbeddedTestSupport.files.map { String($0.name.prefix { $0 != "+" }) }
        expect(Set(parts), equals: Set(TestSupportPart.allCases.map(\.rawValue)))
    }

    @Test("every declaration gets the prefix of the module")
    func declarations() {
        let declarations = EmbeddedTestSupport.files.flatMap { file in
            file.text.matches(of: /(?m)^(?:@?\w+ )*?(class|protocol|struct|enum|func) (\w+)/)
                .map { (isFunction: $0.1 == "func", name: String($0.2)) }
        }
        let functions = declarations.filter(\.isFunction).map(\.name)
        let types = declarations.filter { !$0.isFunction }.map(\.name)
        expect(Set(types), equals: Set(TestSupportSource.types))
        expect(Set(functions), equals: Set(TestSupportSource.functions))

        let source = TestSupportSource(for: .uiKit, prefix: "ABC", conditions: [:])
        let text = source.sections(of: TestSupportPart.allCases).joined(separator: "\n")
        expect(text.contains("final class ABCHostWindow: UIWindow {"))
        expect(text.contains("func expectABC("))
        expect(!text.contains(/\bHostWindow\b/))
    }
}
