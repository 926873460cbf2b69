import PluginGeneration
import SystemCalls

/// What a run looked at that found all files as they should be, or made them so: while none of that
/// changes, a run with the same words has nothing to do, and is told so without reading a file.
///
/// A run depends on its words, on the program, and on what it asked the system for. Of that, what each file
/// or folder is known by besides its contents is kept, and compared; see ``FileStamp``. A file that is
/// changed within one tick of the system's clock can look the same, so that nothing is kept that was
/// changed just before the run, as git does with its index; what the run itself wrote is read once more
/// by the next.
package struct RunRecord {
    /// The format of records.
    private static let version = "plugingen run 1"
    /// How long before a run its files have to be as they are, in nanoseconds: more than a tick.
    private static let tick = 50_000_000
    /// The same where a file system counts whole seconds, or two as FAT does.
    private static let coarseTick = 2_100_000_000
    /// How long a record is kept that no run has written again, in nanoseconds: 30 days.
    private static let lifetime = 30 * 86_400 * 1_000_000_000

    /// That the files of a record were compared with what they are to be.
    private static let isRead = "read"
    /// The last text of a record: one without it was cut off.
    private static let end = "end of record"

    private let folder: String
    private let path: String
    private let words: [String]
    private let start: Int

    /// - Parameters:
    ///   - words: what a run depends on besides files.
    ///   - folder: where records are kept.
    ///   - start: when the run begins, in nanoseconds since 1970.
    package init(
        of words: [String], in folder: String, start: Int = System.nanosecondsSince1970
    ) {
        self.words = [Self.version] + words
        self.folder = folder
        self.start = start
        let key = Fingerprint(of: Array(words.joined(separator: "\0").utf8))
        path = joinPath(folder, key.text)
    }

    /// The files that a run would find as they should be; nil where there may be something to do.
    package func upToDateFiles() -> [String]? {
        guard let bytes = try? FileIO.read(path) else { return nil }
        var texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard texts.popLast() == Self.end, texts.prefix(words.count).elementsEqual(words) else {
            return nil
        }
        texts = texts.dropFirst(words.count)
        guard let state = texts.popFirst(), let isRead = texts.popFirst(),
            let count = texts.popFirst().flatMap({ Int($0) }), (0...texts.count).contains(count)
        else { return nil }
        let files = Array(texts.prefix(count))
        let paths = Array(texts.dropFirst(count))
        guard Self.state(of: Self.stamps(of: paths)) == state else { return nil }
        if isRead == Self.isRead { return files }
        guard Self.areAsGenerated(files) else { return nil }
        save(upToDate: files, lookedAt: paths)
        return files
    }

    /// Keeps that all files of a run are as they should be, unless something that it looked at is too new.
    ///
    /// What cannot be written is not kept.
    ///
    /// - Parameters:
    ///   - paths: all that the run looked at.
    ///   - written: which of the files it wrote, rather than found.
    package func save(
        upToDate files: [String], lookedAt paths: [String], written: [String] = []
    ) {
        let stamps = Self.stamps(of: paths)
        let own = Set(written + Self.folders(of: written))
        for case (let path, let stamp?) in zip(paths, stamps) where !own.contains(path) {
            let tick = stamp.changed % 1_000_000_000 == 0 ? Self.coarseTick : Self.tick
            if stamp.changed > start - tick { return }
        }
        let kind = written.isEmpty ? Self.isRead : "written"
        let texts =
            words + [Self.state(of: stamps), kind, String(files.count)] + files + paths + [Self.end]
        // No path has the byte that they are kept apart by; words could.
        if texts.contains(where: { $0.utf8.contains(0) }) { return }
        do throws(FileSystemError) {
            try FileIO.makeDirectory(folder)
            removeOldRecords()
            try FileIO.replace(path, with: Array(texts.joined(separator: "\0").utf8))
        } catch {}
    }

    /// Whether files that a run wrote are still as it did, and its folders hold no others.
    private static func areAsGenerated(_ files: [String]) -> Bool {
        let known = Set(files)
        let strangers = folders(of: files).contains { folder in
            let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
            return names.contains { name in
                name.hasSuffix(".swift") && !known.contains(joinPath(folder, name))
            }
        }
        return !strangers
            && mapInParallel(files) { path in
                let bytes = try? FileIO.read(path, limit: 10_000_000, followsLink: false)
                return bytes.flatMap(GeneratedText.init)?.isEdited == false
            }.allSatisfy(\.self)
    }

    private static func folders(of paths: [String]) -> [String] {
        Set(paths.map { directory(of: $0) }).map(String.init)
    }

    private static func stamps(of paths: [String]) -> [FileStamp?] {
        mapInParallel(paths, FileIO.stamp)
    }

    private static func state(of stamps: [FileStamp?]) -> String {
        var bytes: [UInt8] = []
        for stamp in stamps {
            let numbers = stamp.map {
                [$0.device, Int(truncatingIfNeeded: $0.node), $0.size, $0.written, $0.changed]
            }
            for number in numbers ?? [] {
                withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
            }
            bytes.append(stamp == nil ? 0 : 1)
        }
        return Fingerprint(of: bytes).text
    }

    /// Removes the records of runs that are not made any more, and what was left of writing some.
    private func removeOldRecords() {
        FileIO.removeAbandonedFiles(in: folder)
        for name in (try? FileIO.contents(ofDirectory: folder)) ?? [] where !name.hasPrefix(".") {
            let path = joinPath(folder, name)
            guard let stamp = FileIO.stamp(of: path), stamp.written < start - Self.lifetime else {
                continue
            }
            try? FileIO.remove(path)
        }
    }
}
