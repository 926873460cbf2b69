/// Returns rows of two columns, with the second column aligned.
package func table(_ rows: [(String, String)], indent: String = "") -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
        "\(indent)\(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }.joined()
}
