/// A platform that a framework runs on, and the differences from the language that descriptions have there.
///
/// Keys and values are named by paths: `progress bar.color` is the key of an object, and
/// `textStyle.largeTitle` a value of a key.
package struct Platform: Sendable {
    /// The name, as `#available` and the configuration have it.
    package let name: String
    /// The oldest major version that generated code supports.
    package let oldestVersion: Int
    /// The major versions that the platform needs for keys and values that `oldestVersion` lacks.
    var requiredVersions: [String: Int] = [:]

    /// All platforms of all frameworks.
    package static let all = Kit.all.flatMap(\.platforms)

    /// Returns the platforms that lack a key or a value in their oldest versions, with the major version that
    /// each needs.
    package static func requirements(of path: String) -> [(platform: String, version: Int)] {
        all.compactMap { platform in
            platform.requiredVersions[path].map { (platform.name, $0) }
        }
    }
}
