import Testing

@testable import PluginTools

@Suite("Targets of Xcode projects")
struct XcodeFinderTests {
    @Test("Reads the names, folders, files and dependencies of targets")
    func targetsOfProject() throws {
        let found = findProjects(in: [
            "ios/App.xcodeproj/project.pbxproj": project(
                #"T1 = { isa = PBXNativeTarget; name = "My App"; buildPhases = ( S1, ); dependencies = ( D1 ); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };"#,
                #"T2 = { isa = PBXNativeTarget; name = AppTests; buildPhases = ( ); dependencies = ( D2 ); productType = "com.apple.product-type.bundle.unit-test"; };"#,
                "L1 = { buildConfigurations = ( C1 ); }; C1 = { buildSettings = { PRODUCT_NAME = \"$(TARGET_NAME)\"; }; };",
                "S1 = { files = ( B1, B2 ); }; B1 = { fileRef = F1; }; B2 = { fileRef = F2; };",
                "G1 = { isa = PBXGroup; children = ( G2 ); }; G2 = { isa = PBXGroup; path = Code; children = ( F1, F2 ); };",
                "F1 = { isa = PBXFileReference; path = A.swift; }; F2 = { isa = PBXFileReference; path = Deep/B.swift; };",
                "D1 = { isa = PBXTargetDependency; productRef = R1; }; R1 = { productName = \"plugin:PlugingenBuildPlugin\"; };",
                "D2 = { isa = PBXTargetDependency; target = T1; };"),
            "ios/Code/A.swift": "", "ios/Code/Deep/B.swift": "",
        ])
        let app = try #require(found.targets.first)
        #expect(app.moduleName == "My_App" && app.directory == "/p/ios/Code")
        #expect(app.files == ["/p/ios/Code/A.swift", "/p/ios/Code/Deep/B.swift"])
        #expect(app.usesBuildPlugin)
        #expect(found.testTarget(of: app)?.name == "AppTests")
        #expect(found.target(of: "/p/ios/Code/Loading.plugin.json")?.name == "My App")
    }

    @Test(
        "Exceptions of a synchronized folder remove files from its target, and add them to others")
    func synchronizedFolders() throws {
        let found = findProjects(in: [
            "App.xcodeproj/project.pbxproj": project(
                "T1 = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( G1 ); };",
                "T2 = { isa = PBXNativeTarget; name = Widget; };",
                "G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( E1, E2 ); };",
                "E1 = { target = T1; membershipExceptions = ( Info.plist, Deep/Loading.plugin.json ); };",
                "E2 = { target = T2; membershipExceptions = ( Shared.plugin.json ); };"),
            "App/App.swift": "", "Widget/Widget.swift": "",
        ])
        let app = try #require(found.targets.first)
        #expect(app.exclusion(of: "/p/App/Deep/Loading.plugin.json") != nil)
        #expect(app.exclusion(of: "/p/App/Loading.plugin.json") == nil)
        #expect(found.target(of: "/p/App/Shared.plugin.json")?.name == "Widget")
        let xcode = try #require(found.projects[0].xcode)
        #expect(xcode.lists("/p/App/Loading.plugin.json"))
        #expect(!xcode.lists("/p/Widget/Banner.plugin.json"))
    }

    @Test("A project that shows no targets gets one with its name")
    func withoutTargets() {
        for file in ["{ }", project("C1 = { isa = XCBuildConfiguration; };"), "<plist>", "{"] {
            #expect(
                targets(in: ["Demo.xcodeproj/project.pbxproj": file, "Demo/A.swift": ""])
                    == ["Demo Demo sources"])
        }
    }

    @Test(
        "Reads property lists, and rejects broken ones",
        arguments: [
            ("{ a = b; }", true), ("// c\n{ \"a b\" = ( 1, x/y, ); /* d */ c = <0f 0a>; }", true),
            ("( a, b )", true), ("{ a = b }", false), ("{ a = ; }", false), ("{ a = \"b; }", false),
            ("{\n<<<<<<< HEAD\n}\n", false), (String(repeating: "(", count: 100_000), false),
        ])
    func propertyLists(text: String, isValid: Bool) {
        #expect((PropertyList.read(Array(text.utf8)) != nil) == isValid)
    }

    @Test("An app beside a package, a second project, and a project below each own their files")
    func owners() {
        let app = project("T1 = { isa = PBXNativeTarget; name = App; };")
        let found = findProjects(in: [
            "Package.swift": manifest(".target(name: \"Lib\")"), "Sources/Lib/L.swift": "",
            "App.xcodeproj/project.pbxproj": app, "App/A.swift": "",
            "Admin.xcodeproj/project.pbxproj": project(),
            "Demo/Demo.xcodeproj/project.pbxproj": app,
            "Demo/App/A.swift": "",
        ])
        func owner(_ path: String) -> String? {
            found.project(of: "/p/" + path)?.file
        }
        #expect(owner("App/Loading.plugin.json") == "/p/App.xcodeproj")
        #expect(owner("Sources/Lib/Loading.plugin.json") == "/p/Package.swift")
        #expect(owner("Demo/App/Loading.plugin.json") == "/p/Demo/Demo.xcodeproj")
    }

    @Test("Local packages belong to an app, and other packages below a package do not")
    func localPackages() {
        let files = [
            "Packages/Feed/Package.swift": manifest(".target(name: \"Feed\")"),
            "Packages/Feed/Sources/Feed/F.swift": "",
            "Packages/Feed/Sources/Feed/F.plugin.json": "{}",
        ]
        let app = ["App.xcodeproj/project.pbxproj": project()]
        #expect(findProjects(in: files.merging(app) { $1 }).targets.map(\.name) == ["App", "Feed"])
        let package = [
            "Package.swift": manifest(".target(name: \"Lib\")"), "Sources/Lib/L.swift": "",
        ]
        #expect(findProjects(in: files.merging(package) { $1 }).targets.map(\.name) == ["Lib"])
        let umbrella = ["Package.swift": "let package = Package(name: \"All\")"]
        #expect(findProjects(in: files.merging(umbrella) { $1 }).targets.map(\.name) == ["Feed"])
    }
}
