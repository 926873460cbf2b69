import Foundation
import TestSupport

/// The modules `Testing` and `XCTest` for an Apple platform and the macro `#Preview`, which are not in
/// its SDK.
enum AppleLibraries {
    /// Writes both modules and the library with the macro to a folder.
    ///
    /// `Testing` is the toolchain's own module for another target, since its interface is text.
    /// `XCTest` is the stand-in from the fixtures.
    static func write(to folder: TemporaryFolder, for build: AppleBuild, with sdk: AppleSDK) throws {
        let target = build.platform.target(version: build.version)
        let interface = try String(contentsOfFile: Toolchain.testingInterface(), encoding: .utf8)
            .replacing(#/-target \S+ -disable-objc-interop/#, with: "-target \(target)")
            // The standard libraries of these SDKs have neither this macro nor optionals of
            // noncopyable types.
            .replacing("= #isolation", with: "= nil")
            .replacing("struct ExitTest : Swift.Sendable, ~Swift.Copyable", with: "struct ExitTest")
        try folder.write(interface, to: "Testing.swiftmodule/\(build.platform.interface).swiftinterface")

        let options =
            sdk.options(for: build.platform, version: build.version) + [
                "-swift-version", "5", "-module-name", "XCTest", "-parse-as-library",
                "-emit-module-path", folder.path(of: "XCTest.swiftmodule"),
            ]
        let standIn = Repository.path("Tests", "Fixtures", "XCTest", "XCTest.swift")
        let problems = try AppleBuild.problems(of: [standIn], options).filter(\.isError)
        if let problem = problems.first { throw Failure(description: problem.message) }
        try writePreviewMacro(to: folder)
    }

    /// Compiles the stand-in for Xcode's implementation of `#Preview`, which runs on this machine.
    private static func writePreviewMacro(to folder: TemporaryFolder) throws {
        let libraries = try Toolchain.macroLibraries()
        let command = try Command.run(
            "swiftc",
            [
                "-emit-library", "-module-name", "PreviewsMacros", "-parse-as-library",
                "-I", libraries, "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries,
                "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
                "-o", folder.path(of: "libPreviewsMacros.so"),
                Repository.path("Tests", "Fixtures", "PreviewsMacros", "PreviewsMacros.swift"),
            ])
        if command.status != 0 { throw Failure(description: command.text) }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
