import Foundation
import TestSupport
import Testing

/// A server for files on this machine, with a certificate that only ``trusted(_:)`` trusts.
///
/// SwiftPM downloads programs only with https.
final class LocalServer {
    /// The address of the folder `served`.
    let address: String
    private let folder: TemporaryFolder
    private let process = Process()

    /// Whether commands can see other trusted certificates than the rest of the machine.
    static let isPossible: Bool = {
        #if os(Linux)
        let command = try? Command.run("unshare", ["-rm", "sh", "-c", "mount --bind \(certificates) \(certificates)"])
        return command?.status == 0
            && ["python3", "openssl"].allSatisfy {
                (try? Command.run("which", [$0]).status) == 0
            }
        #else
        return false
        #endif
    }()

    /// The file with the certificates that URLSession trusts on Linux.
    private static let certificates = "/etc/ssl/certs/ca-certificates.crt"

    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        try folder.write("", to: "served/index.html")
        let certificate = try Command.run(
            "openssl",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
                "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "certificate.pem",
            ], in: folder.path)
        try #require(certificate.status == 0, "\(certificate.text)")
        try folder.write(Self.program, to: "server.py")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "server.py"]
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardError = FileHandle.nullDevice
        try process.run()
        let deadline = ContinuousClock.now + .seconds(60)
        while !folder.exists("port"), ContinuousClock.now < deadline {
            Thread.sleep(forTimeInterval: 0.02)
        }
        address = "https://localhost:\(try folder.read("port"))"
    }

    deinit { process.terminate() }

    /// Runs a program that trusts the certificate.
    func trusted(_ words: String...) throws -> Command {
        let certificate = folder.path(of: "certificate.pem")
        let script = "mount --bind '\(certificate)' \(Self.certificates) && exec \"$@\""
        return try Command.run("unshare", ["-rm", "sh", "-c", script, "sh"] + words)
    }

    private static let program = """
        import functools, http.server, os, ssl
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory="served")
        server = http.server.HTTPServer(("localhost", 0), handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain("certificate.pem", "key.pem")
        server.socket = context.wrap_socket(server.socket, server_side=True)
        with open("port.new", "w") as file:
            file.write(str(server.server_port))
        os.rename("port.new", "port")
        server.serve_forever()
        """
}
