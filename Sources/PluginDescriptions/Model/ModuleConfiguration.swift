/// What holds for all descriptions of a module, as its configuration file says.
package struct ModuleConfiguration: Sendable {
    /// The name of the file.
    package static let fileName = "plugingen.json"

    /// The default access level of controllers.
    package let access: AccessLevel
    /// The kits that code is generated for where descriptions name none.
    package let kits: [Kit]
    /// What the names of controllers begin with; those of files do not.
    package let prefix: String
    package let tests: TestFramework
    package let names: ContainmentNames
    /// The expression for the name of the notification upon which plugins reload their appearance.
    package let appearanceNotification: String?
    package let minimumVersions: MinimumVersions
    package let strings: StringTable
    /// The folder of custom templates, as it is written, and where; nil where there is none.
    package let templates: (path: String, place: SourcePlace)?

    package init(
        access: AccessLevel = .internal, kits: [Kit] = [.default], prefix: String = "",
        tests: TestFramework = .swiftTesting,
        names: ContainmentNames = ContainmentNames(),
        appearanceNotification: String? = nil,
        minimumVersions: MinimumVersions = MinimumVersions(),
        strings: StringTable = StringTable(),
        templates: (path: String, place: SourcePlace)? = nil
    ) {
        self.access = access
        self.kits = kits
        self.prefix = prefix
        self.tests = tests
        self.names = names
        self.appearanceNotification = appearanceNotification
        self.minimumVersions = minimumVersions
        self.strings = strings
        self.templates = templates
    }
}

/// The names of the methods that add children and remove them, as the configuration has them.
package struct ContainmentNames: Sendable {
    package let add: String
    package let remove: String

    package init(add: String = "add", remove: String = "remove") {
        self.add = add
        self.remove = remove
    }
}

/// The string table of localized strings.
package struct StringTable: Sendable {
    package enum Bundle: String, CaseIterable, Sendable {
        case main
        case module
        case framework
    }

    package let bundle: Bundle
    /// The name of the table.
    package let name: String

    package static let defaultName = "Localizable"

    package init(bundle: Bundle = .main, name: String = defaultName) {
        self.bundle = bundle
        self.name = name
    }
}

/// The oldest platform versions that a module supports.
package struct MinimumVersions: Sendable {
    /// The versions that the configuration states, by platform.
    private let stated: [String: String]

    /// - Parameter version: the version that the configuration states for a platform; nil if it states none.
    package init(of version: (_ platform: String) -> String? = { _ in nil }) {
        let names = Platform.all.map(\.name)
        stated = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in version(name).map { (name, $0) } })
    }

    /// Returns whether the configuration states a version of a platform.
    func names(_ platform: String) -> Bool { stated[platform] != nil }

    /// Returns the oldest version of a platform that the module supports.
    package func version(of platform: Platform) -> String {
        stated[platform.name] ?? String(platform.oldestVersion)
    }

    /// The whole part of a version such as `16` or `16.4.1`; nil for other strings.
    static func major(of version: String) -> Int? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let areNumbers = parts.allSatisfy { part in
            (1...4).contains(part.utf8.count) && part.allSatisfy("0123456789".contains)
        }
        return areNumbers && parts.count <= 3 ? Int(parts[0]) : nil
    }
}

/// What generated tests are written with.
package enum TestFramework: String, CaseIterable, Sendable {
    case swiftTesting
    case xctest
    /// There are none.
    case none

    /// The module that tests import.
    package var module: String { self == .xctest ? "XCTest" : "Testing" }
}
