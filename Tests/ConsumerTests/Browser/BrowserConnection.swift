import Foundation

/// A process of Chromium, and the messages of the DevTools protocol to and from it.
///
/// Chromium reads JSON from its file descriptor 3 and writes JSON to 4. A zero byte ends each message.
/// A thread reads the messages; all other code may run on any thread.
final class BrowserConnection: @unchecked Sendable {
    /// The seconds after which an answer is an error.
    private static let limit: TimeInterval = 20

    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private let changed = NSCondition()
    private var lastIdentifier = 0
    private var replies: [Int: Data] = [:]
    private var events: [Message] = []
    private var isClosed = false

    /// A message of the browser.
    private struct Message: Decodable {
        let id: Int?
        let method: String?
        let sessionId: String?
        /// The whole message.
        var data = Data()

        private enum CodingKeys: CodingKey { case id, method, sessionId }
    }

    /// Starts the browser.
    init(_ path: String, _ options: [String]) throws {
        process.executableURL = URL(filePath: "/bin/sh")
        let command = #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#
        process.arguments = ["-c", command, path] + options
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        Thread.detachNewThread { [self] in read() }
    }

    /// Closes the browser, and waits until its process has ended.
    func close() {
        _ = try? call("Browser.close", [:], session: nil)
        let end = Date(timeIntervalSinceNow: 5)
        while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    // MARK: - Calls

    /// Calls a method of the protocol, and returns the whole answer.
    ///
    /// - Parameter session: the session of a page; nil for the browser.
    func call(_ method: String, _ parameters: [String: Any], session: String?) throws -> Data {
        changed.lock()
        defer { changed.unlock() }
        lastIdentifier += 1
        let identifier = lastIdentifier
        var request: [String: Any] = ["id": identifier, "method": method, "params": parameters]
        if let session { request["sessionId"] = session }
        guard !isClosed else { throw BrowserError("the browser has ended: \(method)") }
        try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: request) + [0])
        try wait(for: method) { replies[identifier] != nil }
        let reply = replies.removeValue(forKey: identifier) ?? Data()
        if let error = try JSONDecoder().decode(Failure.self, from: reply).error {
            throw BrowserError("\(method): \(error.message)")
        }
        return reply
    }

    private struct Failure: Decodable {
        struct Reason: Decodable { let message: String }
        let error: Reason?
    }

    // MARK: - Events

    /// Waits for an event of a session, and returns the events before it too.
    func wait(forEvent method: String, session: String) throws {
        changed.lock()
        defer { changed.unlock() }
        try wait(for: method) {
            events.contains { $0.sessionId == session && $0.method == method }
        }
    }

    /// Returns the parameters of a session's events, in order, and forgets these events.
    func takeEvents<Parameters: Decodable>(
        _ method: String, as type: Parameters.Type, session: String
    ) throws -> [Parameters] {
        try take { $0.sessionId == session && $0.method == method }
            .map { try JSONDecoder().decode(Event<Parameters>.self, from: $0.data).params }
    }

    /// Forgets the events of a session.
    func dropEvents(session: String) {
        _ = take { $0.sessionId == session }
    }

    private func take(_ isWanted: (Message) -> Bool) -> [Message] {
        changed.lock()
        defer { changed.unlock() }
        let taken = events.filter(isWanted)
        events.removeAll(where: isWanted)
        return taken
    }

    // MARK: - Messages

    /// Waits, with the lock, until a condition holds.
    private func wait(for what: String, until condition: () -> Bool) throws {
        let end = Date(timeIntervalSinceNow: Self.limit)
        while !condition() {
            if isClosed { throw BrowserError("the browser ended before: \(what)") }
            guard changed.wait(until: end) || condition() else {
                throw BrowserError("no answer within \(Self.limit) seconds: \(what)")
            }
        }
    }

    private func read() {
        var rest = Data()
        while case let data = answers.fileHandleForReading.availableData, !data.isEmpty {
            rest.append(data)
            while let end = rest.firstIndex(of: 0) {
                receive(Data(rest[..<end]))
                rest = Data(rest[(end + 1)...])
            }
        }
        changed.withLock {
            isClosed = true
            changed.broadcast()
        }
    }

    private func receive(_ data: Data) {
        guard var message = try? JSONDecoder().decode(Message.self, from: data) else { return }
        message.data = data
        changed.withLock {
            if let identifier = message.id {
                replies[identifier] = data
            } else {
                events.append(message)
            }
            changed.broadcast()
        }
    }
}

/// A mistake of the browser, or of the test that uses it.
struct BrowserError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
