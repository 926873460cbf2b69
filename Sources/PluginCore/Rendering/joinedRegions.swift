/// Returns one file with a region for each framework. The compiler uses the region of the first
/// framework that can be imported.
///
/// - Parameters:
///   - bodies: the file as it is for each framework alone. The region is the code between `#if` with
///     the framework's condition and `#endif`, or the whole file if it does not contain these lines. The
///     code before and after the region comes from the first body.
///   - plugin: the plugin that the file is for; nil if it is for several.
func joinedRegions(
    of bodies: [[UInt8]], for kits: [Kit], plugin: PluginDescription? = nil
) -> [UInt8] {
    if bodies.count == 1 { return bodies[0] }
    let parts = zip(bodies, kits).map { body, kit in
        RegionParts(
            of: String(decoding: body, as: UTF8.self),
            condition: kit.spelling.condition(for: plugin))
    }
    var lines = Array(parts[0].before)
    for (index, kit) in kits.enumerated() {
        let condition =
            index == 0
            ? "#if \(kit.spelling.condition(for: plugin))"
            : "#elseif \(kit.spelling.conditionBesideOthers)"
        lines += [Substring(condition)] + parts[index].region
    }
    lines += ["#endif"] + parts[0].after
    return Array((lines.joined(separator: "\n") + "\n").utf8)
}

/// The lines of a file for one framework.
private struct RegionParts {
    var before: ArraySlice<Substring> = []
    var region: ArraySlice<Substring>
    var after: ArraySlice<Substring> = []

    init(of text: String, condition: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.last == "" { lines.removeLast() }
        region = lines
        guard let start = lines.firstIndex(where: { $0 == "#if \(condition)" }),
            let end = lines.lastIndex(of: "#endif"), start < end
        else { return }
        before = lines[..<start]
        region = lines[(start + 1)..<end]
        after = lines[(end + 1)...]
    }
}
