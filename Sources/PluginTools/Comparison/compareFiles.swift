import PluginCore
import SystemCalls

/// Compares rendered files with the files on disk, and reports those that cannot be read.
///
/// Only contents are compared, not times. If the file on disk has CRLF line endings, the rendered file gets them too:
/// git may have changed them at checkout.
package func compareFiles(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    mapInParallel(files, compare).compactMap { result in
        switch result {
        case .success(let comparison): return comparison
        case .failure(let error):
            diagnostics.error(.fileAccess, error)
            return nil
        }
    }
}

private func compare(_ file: RenderedFile) -> Result<FileComparison, FileSystemError> {
    if FileIO.isMissing(file.path) { return .success(unedited(file.path, .missing, expected: file.bytes)) }
    let bytes = Result { () throws(FileSystemError) in try FileIO.read(file.path, followsLink: false) }
    return bytes.map { compare(SourceFile(path: file.path, bytes: $0), with: file.bytes) }
}

/// Returns the comparison of a file that is up to date or missing.
private func unedited(_ path: String, _ state: FileState, expected: [UInt8]?) -> FileComparison {
    FileComparison(
        path: path, state: state, isEdited: false, fileOnDisk: nil, expected: expected,
        place: SourcePlace(SourceFile(path: path, bytes: [])))
}

private func compare(_ present: SourceFile, with rendered: [UInt8]) -> FileComparison {
    let expected = present.bytes == rendered ? rendered : LineEnding(of: present.bytes).applied(to: rendered)
    if present.bytes == expected { return unedited(present.path, .upToDate, expected: nil) }
    let text = GeneratedText(present.bytes)
    let isEdited = text?.isEdited != false
    return FileComparison(
        path: present.path, state: isEdited ? .editedByHand : .outOfDate, isEdited: isEdited,
        fileOnDisk: present, expected: expected,
        place: firstDifference(of: present, from: expected, ignoresHeader: text != nil))
}

/// Returns the first line that is different.
///
/// - Parameter ignoresHeader: whether differences in the header are ignored. A change of any line below the header changes the
///   header too.
private func firstDifference(of present: SourceFile, from expected: [UInt8], ignoresHeader: Bool) -> SourcePlace {
    let theirs = TextLine.lines(of: expected)
    let lines = TextLine.lines(of: present.bytes)
    let different = lines.indices.filter { $0 >= theirs.count || lines[$0] != theirs[$0] }
    let index =
        different.first { !ignoresHeader || !(2..<4).contains($0) }
        ?? (lines.count < theirs.count ? nil : different.first) ?? lines.count - 1
    guard lines.indices.contains(index) else { return SourcePlace(present) }
    return SourcePlace(present, present.lineRange(around: lines[index].bytes.startIndex))
}

/// The ending of the lines of a text.
enum LineEnding {
    case lineFeed, carriageReturnLineFeed

    /// Finds the ending of the first line. Git changes all lines of a file or none.
    init(of bytes: [UInt8]) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        self = end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? .carriageReturnLineFeed : .lineFeed
    }

    /// Returns the text with this ending of all lines.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let bytes = withLineFeeds(bytes)
        if self == .lineFeed { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            if byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
            result.append(byte)
        }
        return result
    }
}
