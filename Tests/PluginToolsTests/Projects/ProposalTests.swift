import Testing

@testable import PluginTools

@Suite("Modules that 'init' lists")
struct ProposalTests {
    @Test("Lists one module for each folder, with the tests that are named after it")
    func modules() {
        let proposal = Proposal(
            for: findProjects(in: [
                "Package.swift": manifest(
                    ".target(name: \"3D-Kit\")", ".target(name: \"Empty\")",
                    ".target(name: \"Copy\", path: \"Sources/3D-Kit\")",
                    ".testTarget(name: \"3D-KitTests\", dependencies: [\"3D-Kit\"])"),
                "Sources/3D-Kit/A.swift": "", "Sources/Empty/b.m": "",
                "Tests/3D-KitTests/T.swift": "",
            ]))
        #expect(
            proposal.text == """
                {
                  "modules": [
                    { "name": "_D_Kit", "descriptions": "Sources/3D-Kit", "output": "Sources/3D-Kit/Generated", \
                "tests": { "output": "Tests/3D-KitTests/Generated" } }
                  ]
                }

                """)
        #expect(proposal.omitted.map(\.target) == ["Empty", "Copy"])
    }

    @Test(
        "Lists only targets with descriptions, if there are any, and no output with the build plugin"
    )
    func described() {
        let plugin = "plugins: [.plugin(name: \"PlugingenBuildPlugin\", package: \"plugingen\")]"
        let proposal = Proposal(
            for: findProjects(in: [
                "Package.swift": manifest(
                    ".target(name: \"A\", \(plugin))", ".target(name: \"B\")"),
                "Sources/A/A.swift": "", "Sources/A/Deep/Loading.plugin.json": "{}",
                "Sources/B/B.swift": "",
            ]))
        #expect(proposal.modules.map(\.name) == ["A"])
        #expect(proposal.modules[0].output == nil)
    }
}
