/// A target that plugins can be described in.
package struct PackageTarget {
    package let name: String
    /// The folder of its sources.
    package let directory: String
    package let usesBuildPlugin: Bool

    /// The name that the target is imported by.
    package var moduleName: String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
