/// A target that plugins can be described in.
struct PackageTarget {
    let name: String
    /// The folder of its sources.
    let directory: String
    let usesBuildPlugin: Bool
}
