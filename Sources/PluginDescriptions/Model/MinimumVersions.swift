/// The oldest systems that a module is for.
package struct MinimumVersions: Sendable {
    /// The systems that emitted code is for, each with the first version that it supports.
    static let leastVersions = [("iOS", 15), ("tvOS", 15), ("visionOS", 1)]

    /// The systems, each with its version as it was written.
    package let all: [(system: String, version: String)]

    /// - Parameter version: the version of a system; nil for the first that is supported.
    package init(of version: (_ system: String) -> String? = { _ in nil }) {
        all = Self.leastVersions.map { ($0, version($0) ?? String($1)) }
    }

    /// The whole part of a version such as `16` or `16.4.1`; nil for what is no version.
    static func major(of version: String) -> Int? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let areNumbers = parts.allSatisfy { part in
            (1...4).contains(part.utf8.count) && part.allSatisfy("0123456789".contains)
        }
        return areNumbers && parts.count <= 3 ? Int(parts[0]) : nil
    }
}

extension Vocabulary {
    /// The words of choices that the first supported systems do not know, each with the versions of
    /// the systems from which it can be used; those that always had it are left out.
    package static let newerWords: [String: [String: Int]] = [
        AccessibilityTrait.toggleButton.rawValue: ["iOS": 17, "tvOS": 17],
        TextStyle.extraLargeTitle.rawValue: ["iOS": 17, "tvOS": 17],
        TextStyle.extraLargeTitle2.rawValue: ["iOS": 17, "tvOS": 17],
    ]
}
