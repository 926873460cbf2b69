#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What every program asks of the system it runs on, besides files.
package enum System {
    package static func writeToStandardError(_ text: String) {
        FileIO.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Ends the program.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }

    /// How many threads can run at a time.
    static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The system's own function, which the one of ``System`` hides there.
private func systemExit(_ status: Int32) -> Never { exit(status) }
