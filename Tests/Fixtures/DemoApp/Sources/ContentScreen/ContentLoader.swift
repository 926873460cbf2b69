/// Where content comes from.
@MainActor
protocol ContentLoader {
    func load(_ completion: @escaping (String) -> Void)
}
