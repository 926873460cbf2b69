import PluginCore
import SystemCalls

/// A browser without windows that shows one page.
///
/// It reads and writes messages of the DevTools protocol, which is JSON. A zero byte ends each message.
struct HeadlessBrowser {
    private let program: String
    private let command: RunningCommand
    private var received: [UInt8] = []
    private var session = ""
    private var lastIdentifier = 0

    /// The time after which a missing answer is an error.
    private static let milliseconds: Int32 = 60_000

    /// Starts a program. The caller must end it.
    init(_ program: String) throws(PictureError) {
        self.program = program
        do throws(SystemError) {
            command = try RunningCommand(Self.shellCommand(for: program))
        } catch {
            throw PictureError("'\(program)' cannot be started: \(error.reason)")
        }
    }

    /// Ends the browser.
    func end() { command.end(milliseconds: 5000) }

    /// The browser reads from its descriptor 3, writes to 4, and ends when the program ends.
    private static func shellCommand(for program: String) -> String {
        """
        profile=$(mktemp -d) || exit
        [ "$(id -u)" = 0 ] && sandbox=--no-sandbox
        \(singleQuoted(program)) $sandbox \(options.joined(separator: " ")) --user-data-dir="$profile" \
        3<&0 4>&1 </dev/null >/dev/null 2>&1
        rm -rf "$profile" || { sleep 1; rm -rf "$profile"; }
        """
    }

    private static let options = [
        "--headless", "--remote-debugging-pipe", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", "--disable-extensions", "--hide-scrollbars",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        // Nothing moves on a picture.
        "--force-prefers-reduced-motion",
        // Pictures of many plugins change the address more often than a page may.
        "--disable-ipc-flooding-protection",
        // Letters are as wide as the font says, on each screen.
        "--font-render-hinting=none", "--force-device-scale-factor=1",
    ]

    /// Shows a page in a window of a size, with nothing behind it.
    mutating func show(_ page: String, width: Int, height: Int) throws(PictureError) {
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let attached = try call("Target.attachToTarget", ["targetId": target.text("targetId"), "flatten": true])
        session = attached.member("sessionId")?.string ?? ""
        _ = try call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .integer(width), "height": .integer(height),
                "deviceScaleFactor": .integer(1), "mobile": false,
            ])
        _ = try call(
            "Emulation.setDefaultBackgroundColorOverride",
            ["color": ["r": .integer(0), "g": .integer(0), "b": .integer(0), "a": .integer(0)]])
        let frame = try call("Page.getFrameTree", [:]).member("frameTree")?.member("frame")
        _ = try call("Page.setDocumentContent", ["frameId": frame.map { $0.text("id") } ?? "", "html": .string(page)])
    }

    /// Evaluates an expression, and waits for its value if it is a promise.
    mutating func evaluate(_ script: String) throws(PictureError) -> JSONNode? {
        let answer = try call(
            "Runtime.evaluate", ["expression": .string(script), "returnByValue": true, "awaitPromise": true])
        if let exception = answer.member("exceptionDetails") {
            let reason = exception.member("exception")?.member("description")?.string
            throw PictureError("the page has an error: \(reason ?? script)")
        }
        return answer.member("result")?.member("value")
    }

    /// Returns a PNG of an area of the page.
    mutating func picture(of area: PictureArea) throws(PictureError) -> [UInt8] {
        let answer = try call(
            "Page.captureScreenshot",
            [
                "format": "png", "captureBeyondViewport": true,
                "clip": [
                    "x": .number(area.x), "y": .number(area.y), "width": .number(area.width),
                    "height": .number(area.height), "scale": .integer(1),
                ],
            ])
        return answer.member("data")?.string.flatMap(bytes(ofBase64:)) ?? []
    }

    // MARK: Messages

    /// Calls a method of the protocol, and returns its result.
    private mutating func call(_ method: String, _ parameters: JSONText) throws(PictureError) -> JSONNode {
        lastIdentifier += 1
        var message: JSONText = [
            "id": .integer(lastIdentifier), "method": .string(method), "params": parameters,
        ]
        if !session.isEmpty { message = message.adding(["sessionId": .string(session)]) }
        do throws(SystemError) {
            try command.send(Array(message.compactText.utf8) + [0])
        } catch {
            throw ended
        }
        // Calls follow each other: the next message with a number is the answer. Others are events.
        while true {
            let message = try nextMessage()
            guard message.member("id") != nil else { continue }
            if let error = message.member("error") {
                throw PictureError(
                    "the browser cannot take pictures: \(method): " + (error.member("message")?.string ?? "no reason"),
                    note: "update the browser: \(program)")
            }
            if let result = message.member("result") { return result }
        }
    }

    private mutating func nextMessage() throws(PictureError) -> JSONNode {
        while true {
            if let end = received.firstIndex(of: 0) {
                let bytes = Array(received[..<end])
                received.removeSubrange(...end)
                var ignored = DiagnosticCollector()
                let file = SourceFile(path: program, bytes: bytes)
                if let message = readJSON(file, reporting: &ignored) { return message }
                continue
            }
            guard let more = command.nextBytes(milliseconds: Self.milliseconds) else {
                throw PictureError("the browser did not answer in \(Self.milliseconds / 1000) seconds: \(program)")
            }
            if more.isEmpty { throw ended }
            received += more
        }
    }

    private var ended: PictureError {
        PictureError(
            "the browser ended before it took the pictures: \(program)",
            note: "'\(program) --headless --dump-dom about:blank' shows why; to add an option such as --no-sandbox, "
                + "name a script that does: PLUGINGEN_BROWSER=./browser.sh")
    }
}

/// A rectangle of a page, in pixels.
struct PictureArea {
    let x, y, width, height: Double

    init?(_ node: JSONNode?) {
        let numbers = (node?.elements ?? []).compactMap(\.number)
        guard numbers.count == 4 else { return nil }
        (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
}

extension JSONNode {
    /// The string of a key, as JSON.
    fileprivate func text(_ key: String) -> JSONText { JSONText(member(key)?.string) }

    fileprivate var number: Double? {
        if case .number(let number) = value { number.double } else { nil }
    }
}
