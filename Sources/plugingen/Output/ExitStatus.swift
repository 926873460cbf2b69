/// How a run ended, for the shell.
enum ExitStatus: Int32 {
    case success = 0
    /// A description or a file is wrong.
    case failure = 1
    /// The command line is wrong (`EX_USAGE` of BSD's sysexits).
    case usage = 64
}
