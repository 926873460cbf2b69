import PluginGeneration
import SystemCalls

/// Writes files to a folder, of which threads make the contents.
///
/// A folder takes one new file at a time, and to wait for each other there took threads 7 % of the time of
/// the processors. So one thread at a time writes, for all of them, while the others make more.
final class FolderWriter: @unchecked Sendable {
    private typealias File = (path: String, bytes: [UInt8])

    /// How many files wait before the threads that make more wait as well: where the file system is slow, all of
    /// a large run would be in memory otherwise.
    private static let limit = 64

    private let folder: OutputFolder
    private let listLock = Lock()
    private var waiting: [File] = []
    /// Whoever holds it changes what is below.
    private let writingLock = Lock()
    private(set) var written: [String] = []
    private(set) var failures: [FileSystemError] = []

    init(_ folder: OutputFolder) { self.folder = folder }

    /// Writes a file, or leaves it to the thread that writes. When no thread is in here any more, all files
    /// are written.
    func write(_ bytes: [UInt8], to path: String) {
        let count = listLock.hold {
            waiting.append((path, bytes))
            return waiting.count
        }
        // The turn of the thread that writes is over when none is waiting.
        if count > Self.limit { writingLock.hold {} }
        // Once more after each turn: a file may come when the turn is over, but not yet the lock free.
        while listLock.hold({ !waiting.isEmpty }), writingLock.holdIfFree(writeWaiting) {}
    }

    private func writeWaiting() {
        while let file = listLock.hold({ waiting.popLast() }) {
            do throws(FileSystemError) {
                try folder.write(file.bytes, to: fileName(ofPath: file.path))
                written.append(file.path)
            } catch {
                failures.append(error)
            }
        }
    }
}
