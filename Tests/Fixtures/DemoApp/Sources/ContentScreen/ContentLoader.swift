/// The source of the content.
@MainActor
protocol ContentLoader {
    func load(_ completion: @escaping (String) -> Void)
}
