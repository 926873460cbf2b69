/// Returns rows of two columns, with the second column aligned.
package func table(_ rows: [(String, String)], indent: String = "") -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
        "\(indent)\(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }.joined()
}

/// Returns a number with its noun: "1 line", "3 lines".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
