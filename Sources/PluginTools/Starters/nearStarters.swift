import PluginCore

extension Starter {
    /// Returns the starters that are most like a plugin with a name, the nearest first: those with almost the same name, and
    /// those for the same purpose.
    package static func near(_ name: String) -> [Starter] {
        let folded = name.lowercased()
        let alike = nearestMatch(to: name, among: all.map(\.name))
        let contained = all.map(\.name).filter { folded.contains($0.lowercased()) }
        let related = relatedWords.filter { $0.words.contains(where: folded.contains) }.flatMap(\.starters)
        var known: Set<String> = []
        return ([alike].compactMap(\.self) + contained + related).filter { known.insert($0).inserted }.compactMap(named)
    }

    /// Parts of names that people give to plugins, and starters to begin with. A starter that does not exist is left out.
    private static let relatedWords: [(words: [String], starters: [String])] = [
        (["snackbar", "toast", "notification", "alert", "notice"], ["Toast", "Banner"]),
        (["skeleton", "shimmer", "placeholder"], ["Skeleton", "Loading"]),
        (["spinner", "loader", "activity", "busy", "hud", "wait"], ["Loading", "Progress"]),
        (["upload", "download", "import", "export"], ["Progress"]),
        (["failure", "failed", "problem", "retry"], ["Error"]),
        (["empty", "nodata", "nothing"], ["EmptyState"]),
        (["noresult", "search"], ["SearchResults", "EmptyState"]),
        (["connection", "network", "internet"], ["Offline"]),
        (["subscri", "upgrade", "purchase", "premium"], ["Paywall"]),
        (["access", "consent", "camera", "location"], ["Permission"]),
        (["player", "playing"], ["MiniPlayer"]),
        (["map", "pin"], ["MapOverlay"]),
        (["title", "section"], ["Header"]),
    ]
}
