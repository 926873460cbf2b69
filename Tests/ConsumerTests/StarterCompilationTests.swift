import Foundation
import TestSupport
import Testing

extension CompilationTests {
    @Suite("The description of 'new'")
    struct StarterCompilationTests {
        /// Compiles all starters together under other names, and at night each one alone, since the code that all plugins
        /// share depends on the plugins of the module.
        @Test(
            "builds alone and together with others, under the starter's name and under another name"
        )
        func builds() async throws {
            let starters = try Repository.files(
                in: "Templates/Starters", withSuffix: ".plugin.json"
            ).map { String($0.dropLast(".plugin.json".count).split(separator: "/").last ?? "") }
            let others = starters.map { ["Other\($0)", "--from", $0] } + [["Blank"]]
            let jobs = try HeadlessKit.allCases.flatMap { kit in
                let alone = TestRun.scope == .all ? starters.map { [[$0]] } : []
                return try ([others] + alone).map { ($0, kit, try kit.options()) }
            }
            try await inParallel(jobs) { plugins, kit, options in
                let folder = try TemporaryFolder()
                try folder.write(#"{ "kits": ["\#(kit.rawValue)"] }"#, to: "App/plugingen.json")
                for plugin in plugins {
                    let new = try Command.run(
                        Repository.plugingen.path(percentEncoded: false),
                        ["new"] + plugin + ["--directory", "App"], in: folder.path)
                    try #require(new.status == 0, "\(new.text)")
                }
                let generation = try Command.plugingen("generate", "App", "--output", "App/Generated", in: folder)
                expect(generation.status, equals: 0, "\(plugins): \(generation.text)")
                let files = try folder.files(below: "App").filter { $0.hasSuffix(".swift") }
                let build = try Command.run(
                    "swiftc",
                    [
                        "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name",
                        "App",
                    ]
                        + options + files)
                expect(build.status, equals: 0, "\(plugins): \(build.text)")
            }
        }
    }
}
