extension ShapeChecker {
    /// Checks the elements of a list. There must not be too many, and a choice must not be repeated.
    mutating func checkElements(
        _ nodes: [JSONNode], at range: SourceRange, are element: ValueShape, of subject: Subject
    ) {
        guard nodes.count <= Vocabulary.countLimit else { return reportCount(of: "elements", in: subject, at: range) }
        for node in nodes { check(node, is: element, of: subject.element) }
        if case .choice = element { checkRepetitions(in: nodes) }
    }

    private mutating func checkRepetitions(in nodes: [JSONNode]) {
        for (index, node) in nodes.enumerated() {
            guard let word = node.string,
                let first = nodes[..<index].first(where: { $0.string == word })
            else { continue }
            report(
                .nameCollision, "'\(word)' is declared twice", at: node.range,
                note: "it is first declared here", noteRange: first.range)
        }
    }

    /// Reports a list or an object with more parts than the generator accepts.
    ///
    /// - Parameter parts: the name of the parts in messages.
    mutating func reportCount(of parts: String, in subject: Subject, at range: SourceRange) {
        report(.tooMany, "\(subject.description) has more than \(Vocabulary.countLimit) \(parts)", at: range.opening)
    }
}

extension SourceRange {
    /// The bracket that a value begins with.
    package var opening: SourceRange { SourceRange(lowerBound, lowerBound + 1) }
}

extension ShapeChecker {
    /// Checks the members of an object whose keys are names of the user's.
    mutating func checkNamed(
        _ members: [JSONMember], at range: SourceRange, are shape: ValueShape, called noun: String?, of subject: Subject
    ) {
        guard members.count <= Vocabulary.countLimit else { return reportCount(of: "names", in: subject, at: range) }
        for (index, member) in members.enumerated() {
            let name = KeyShape.required(member.key, shape)
            if let noun, let problem = SwiftIdentifier.problem(of: member.key) {
                report(.invalidIdentifier, "the name of \(noun.withArticle) \(problem)", at: member.keyRange)
            } else if let first = members[..<index].first(where: { $0.key == member.key }) {
                report(
                    .duplicateKey, "'\(member.key)' is declared twice", at: member.keyRange,
                    note: "it is first declared here", noteRange: first.keyRange)
            } else if case .object(let object) = shape, object === Vocabulary.appColor,
                let kind = Vocabulary.kind(of: member.key)
            {
                report(
                    .nameCollision, "'\(member.key)' is a \(kind) of the system",
                    at: member.keyRange, note: "choose another name")
            }
            check(member.value, is: shape, of: .key(name))
        }
    }
}

extension Vocabulary {
    /// Returns what the system calls by a name, which a color of the app cannot have; nil for other names.
    fileprivate static func kind(of name: String) -> String? {
        if Surface.Material(rawValue: name) != nil { return "material" }
        return SemanticColor(rawValue: name) != nil || Surface.backgrounds.contains(name) ? "color" : nil
    }
}

extension ShapeChecker {
    /// Checks that the platforms of the plugin have a key and its values.
    ///
    /// - Parameter shape: the object that has the key.
    mutating func checkPlatforms(for member: JSONMember, of shape: ObjectShape) {
        reportOldVersions(for: "\(shape.name).\(member.key)", named: member.key, at: member.keyRange)
        for node in [member.value] + member.value.elements {
            guard let value = node.string else { continue }
            reportOldVersions(for: "\(member.key).\(value)", named: value, at: node.range)
        }
        for warning in advisor?.warnings(about: member, of: shape) ?? [] { diagnostics.add(warning) }
    }

    /// Reports a key or a value that the oldest platform versions of the module do not have.
    ///
    /// - Parameters:
    ///   - path: the path of the key or of the value, as in `Platform`.
    ///   - name: the key or the value.
    private mutating func reportOldVersions(for path: String, named name: String, at range: SourceRange) {
        let versions = checked.minimumVersions
        for kit in checked.kits {
            let tooOld = versions.lacking(path, of: kit)
            if tooOld.isEmpty { continue }
            let needed = tooOld.map { "\($0.platform.name) \($0.needed)" }.joined(separator: " and ")
            let minimum = tooOld.map { "\($0.platform.name) \(versions.version(of: $0.platform))" }
            report(
                .newerPlatform, "'\(name)' needs \(needed)", at: range,
                note: "this target's minimum is \(minimum.joined(separator: " and ")); raise "
                    + "'minimumVersions' in \(ModuleConfiguration.fileName)")
        }
    }
}

extension DiagnosticIdentifier {
    static let newerPlatform: Self = "newer-platform"
    static let tooMany: Self = "too-many"
}
