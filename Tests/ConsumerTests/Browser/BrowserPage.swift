import Foundation

/// A tab of the browser.
struct BrowserPage {
    private let connection: BrowserConnection
    private let target: String
    private let session: String

    init(_ connection: BrowserConnection, target: String, session: String) throws {
        self.connection = connection
        self.target = target
        self.session = session
        for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> Data {
        try connection.call(method, parameters, session: session)
    }

    func close() {
        _ = try? connection.call("Target.closeTarget", ["targetId": target], session: nil)
    }

    // MARK: - Addresses

    /// Opens an address in a new document, and waits until it is loaded.
    func open(_ address: String) throws {
        _ = try connection.takeEvents("Page.loadEventFired", as: Empty.self, session: session)
        let answer = try call("Page.navigate", ["url": address])
        let result = try JSONDecoder().decode(Answer<Navigation>.self, from: answer).result
        if let error = result.errorText { throw BrowserError("\(address): \(error)") }
        if result.loaderId == nil { try call("Page.reload") }
        try connection.wait(forEvent: "Page.loadEventFired", session: session)
        try settle()
    }

    /// Changes the fragment of the address, as a link within the page does.
    func go(to fragment: String) throws {
        try run("location.hash = \(InputValue.text(fragment).literal)")
        try settle()
    }

    /// Waits until an expression is true, also in a document that replaces the present one.
    func wait(until condition: String) throws {
        let end = Date(timeIntervalSinceNow: 10)
        while (try? evaluate("Boolean(\(condition))", as: Bool.self)) != true {
            guard Date() < end else { throw BrowserError("it is not true: \(condition)") }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Waits until the page has drawn what has changed.
    func settle() throws {
        try run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    private struct Empty: Decodable {}

    // MARK: - JavaScript

    /// Evaluates an expression, waits for it if it is a promise, and decodes its value.
    func evaluate<Value: Decodable>(_ script: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(Answer<Evaluation<Value>>.self, from: evaluated(script)).result.result.value
    }

    /// Runs a script for its effect.
    func run(_ script: String) throws {
        _ = try evaluated(script)
    }

    private func evaluated(_ script: String) throws -> Data {
        let answer = try call("Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
        if let exception = try JSONDecoder().decode(Answer<EvaluationProblem>.self, from: answer)
            .result.exceptionDetails
        {
            throw BrowserError("\(exception.message) in: \(script)")
        }
        return answer
    }

    // MARK: - The device

    /// Sets the size of the window in CSS pixels, and the number of image pixels for each.
    func setSize(_ width: Int, _ height: Int, scale: Double = 1) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    /// Sets what the user prefers: `prefers-color-scheme: dark`, and others.
    func setPreferences(_ preferences: [String: String]) throws {
        try call("Emulation.setEmulatedMedia", ["features": preferences.map { ["name": $0.key, "value": $0.value] }])
    }

    /// Presses and releases a key, such as `Tab` or `ArrowRight`.
    func press(_ key: String) throws {
        let codes = [
            "Tab": 9, "Enter": 13, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
            "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
        ]
        let code = codes[key] ?? Int(key.uppercased().utf8.first ?? 0)
        var parameters: [String: Any] = ["key": key, "windowsVirtualKeyCode": code]
        parameters["text"] = key == "Enter" ? "\r" : key.count == 1 ? key : nil
        for type in ["keyDown", "keyUp"] {
            parameters["type"] = type
            try call("Input.dispatchKeyEvent", parameters)
        }
    }

    // MARK: - Images

    /// Returns a PNG of an area of the page; nil for the window.
    func screenshot(of area: Area? = nil) throws -> Data {
        var parameters: [String: Any] = ["format": "png", "captureBeyondViewport": area != nil]
        if let area {
            parameters["clip"] = [
                "x": area.x, "y": area.y, "width": area.width, "height": area.height, "scale": 1,
            ]
        }
        let answer = try call("Page.captureScreenshot", parameters)
        return try JSONDecoder().decode(Answer<Image>.self, from: answer).result.data
    }

    // MARK: - Records

    /// Returns what has happened since the page was created or asked last, and forgets it.
    func takeRecords() throws -> PageRecords {
        func take<Parameters: Decodable>(_ method: String) throws -> [Parameters] {
            try connection.takeEvents(method, as: Parameters.self, session: session)
        }
        var records = PageRecords()
        let calls: [ConsoleCall] = try take("Runtime.consoleAPICalled")
        records.problems += calls.filter { ["error", "warning", "assert"].contains($0.type) }.map(\.message)
        let thrown: [ThrownException] = try take("Runtime.exceptionThrown")
        records.problems += thrown.map(\.exceptionDetails.message)
        let entries: [LogEntry] = try take("Log.entryAdded")
        records.problems += entries.filter { ["error", "warning"].contains($0.entry.level) }
            .map { "\($0.entry.text) \($0.entry.url ?? "")" }
        let dialogs: [OpenedDialog] = try take("Page.javascriptDialogOpening")
        records.problems += dialogs.map { "a dialog: \($0.message)" }
        let failures: [FailedRequest] = try take("Network.loadingFailed")
        records.problems += failures.map { "a failed request: \($0.blockedReason ?? $0.errorText)" }
        let requests: [SentRequest] = try take("Network.requestWillBeSent")
        records.requests = requests.map(\.request.url)
        connection.dropEvents(session: session)
        return records
    }
}
