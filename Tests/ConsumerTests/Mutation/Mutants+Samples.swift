import PluginGeneration

extension Mutant {
    /// A mutant of each template for code in the user's module.
    static let samples = HeadlessKit.allCases.flatMap { kit in
        let mutants = Mutant.all.filter { $0.kit == kit }
        let indices = MutatedTemplate.all(for: kit).flatMap { template in
            mutants.indices.filter { template.hasText(of: mutants[$0]) }.prefix(1)
        }
        return Set(indices).sorted().map { mutants[$0] }
    }
}

/// A template for code in the user's module.
struct MutatedTemplate {
    let name: String
    /// The text between the tags of each line.
    private let lines: [[Substring]]

    private init(_ template: EmbeddedTemplate) {
        name = template.name
        lines = template.text.split(separator: "\n").map { line in
            line.trimmingPrefix(while: { $0 == " " }).split(separator: "{{").flatMap { part in
                let end = part.firstRange(of: "}}")?.upperBound ?? part.startIndex
                return part[end...].isEmpty ? [] : [part[end...]]
            }
        }.filter { parts in parts.reduce(0) { $0 + $1.count } > 12 }
    }

    /// Returns whether the longest line that a mutant changes, or a part of it, comes from the
    /// template.
    func hasText(of mutant: Mutant) -> Bool {
        let changed = (mutant.original.split(separator: "\n").max { $0.count < $1.count } ?? "")
            .trimmingPrefix(while: { $0 == " " })
        return lines.contains { parts in
            if changed.count > 12, parts.contains(where: { $0.contains(changed) }) { return true }
            var rest = changed[...]
            return parts.allSatisfy { part in
                guard let range = rest.firstRange(of: part) else { return false }
                rest = rest[range.upperBound...]
                return true
            }
        }
    }

    /// Returns the templates for code of a framework, except for templates of tests and templates
    /// with only a few lines.
    static func all(for kit: HeadlessKit) -> [MutatedTemplate] {
        var templates: [EmbeddedTemplate] = []
        var names = ["ChildContainment", "PluginViewController"]
        while let name = names.popLast() {
            guard
                let template = EmbeddedTemplates.all["\(kit.rawValue)/\(name)"]
                    ?? EmbeddedTemplates.all[name],
                !templates.contains(where: { $0.name == template.name })
            else { continue }
            templates.append(template)
            names += template.text.matches(of: /{{> (\w+)}}/).map { String($0.1) }
        }
        return templates.filter { $0.text.count > 1200 }.map(MutatedTemplate.init)
    }
}
