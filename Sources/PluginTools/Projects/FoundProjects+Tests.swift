extension FoundProjects {
    /// Returns the target for the tests of another one: the one that is named after it, or else the one with the fewest
    /// dependencies, unless it is named after a third target.
    func testTarget(of target: FoundTarget) -> FoundTarget? {
        let targets = projects.map(\.targets).first { $0.contains(where: target.isSame) } ?? []
        let tests = targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
        let named = Set(targets.map { $0.name + "Tests" })
        return tests.first { $0.name == target.name + "Tests" }
            ?? tests.filter { !named.contains($0.name) }
            .min { $0.dependencies.count < $1.dependencies.count }
    }
}
