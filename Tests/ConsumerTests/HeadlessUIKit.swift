import TestSupport
import Testing

/// The UIKit of the fixtures, built.
enum HeadlessUIKit {
    /// The folder of its modules.
    static func modules() throws -> String {
        let package = Consumer(
            path: Repository.path("Tests", "Fixtures", "UIKit"),
            scratch: Repository.builds.appending(component: "UIKit").path(percentEncoded: false))
        let build = try package.swift("build")
        try #require(build.status == 0, "\(build.text)")
        let folder = try package.swift("build", "--show-bin-path").output
        return folder.trimmingCharacters(in: .newlines) + "/Modules"
    }
}
