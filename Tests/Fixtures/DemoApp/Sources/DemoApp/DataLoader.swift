/// The source of the list's items.
@MainActor
protocol DataLoader {
    func loadItems(_ completion: @escaping (Result<[String], any Error>) -> Void)
}
