import PluginDescriptions

/// One text of what was rendered for several kits: what is the same in all of them once, and what is
/// not behind conditions.
func merge(_ texts: [[UInt8]], of kits: [KitSpelling]) -> [UInt8] {
    var merged: [SourceBlock] = []
    for (position, text) in texts.enumerated() {
        let lines = sourceLines(of: String(decoding: text, as: UTF8.self))
        let blocks = SourceBlock.blocks(of: lines[...], kit: position)
        merged = position == 0 ? blocks : merge(merged, blocks)
    }
    let lines = write(merged, for: Array(kits.indices), of: kits)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
}

/// The blocks of both, those that are in both once, each in its order.
private func merge(_ one: [SourceBlock], _ other: [SourceBlock]) -> [SourceBlock] {
    // How many blocks are in both of what is left of each.
    var common = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in one.indices.reversed() {
        for j in other.indices.reversed() {
            common[i][j] =
                one[i].key == other[j].key
                ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
        }
    }
    var merged: [SourceBlock] = []
    var (i, j) = (0, 0)
    while i < one.count || j < other.count {
        if i < one.count, j < other.count, one[i].key == other[j].key {
            var block = one[i]
            block.kits += other[j].kits
            block.isSeparated = block.isSeparated || other[j].isSeparated
            if let body = block.body, let otherBody = other[j].body {
                block.body = merge(body, otherBody)
            }
            merged.append(block)
            (i, j) = (i + 1, j + 1)
        } else if j == other.count || i < one.count && common[i + 1][j] >= common[i][j + 1] {
            merged.append(one[i])
            i += 1
        } else {
            merged.append(other[j])
            j += 1
        }
    }
    return merged
}

/// The lines of blocks, those that some kits do not have behind conditions.
///
/// - Parameter present: the positions of the kits that the code around the blocks is for.
private func write(_ blocks: [SourceBlock], for present: [Int], of kits: [KitSpelling])
    -> [Substring]
{
    var lines: [Substring] = []
    var rest = blocks[...]
    while let block = rest.first {
        if block.isSeparated, !lines.isEmpty { lines.append("") }
        if block.kits == present {
            lines += write(block, of: kits)
            rest.removeFirst()
            continue
        }
        let run = rest.prefix { $0.kits != present }
        rest = rest.dropFirst(run.count)
        let indentation = block.lines[0].prefix(block.lines[0].indentation)
        var isFirst = true
        var isWhole = true
        for kit in present {
            let own = run.filter { $0.kits.contains(kit) }
            if own.isEmpty {
                isWhole = false
                continue
            }
            let condition = isWhole ? kits[kit].conditionBesideOthers : kits[kit].condition
            lines.append(indentation + (isFirst ? "#if " : "#elseif ") + condition)
            isFirst = false
            for (index, block) in own.enumerated() {
                if block.isSeparated, index > 0 { lines.append("") }
                lines += write(block, of: kits)
            }
        }
        lines.append(indentation + "#endif")
    }
    return lines
}

private func write(_ block: SourceBlock, of kits: [KitSpelling]) -> [Substring] {
    guard let body = block.body else { return block.lines }
    return block.lines + write(body, for: block.kits, of: kits) + block.end
}
