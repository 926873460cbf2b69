/// Where the list's items come from.
@MainActor
protocol DataLoader {
    func loadItems(_ completion: @escaping (Result<[String], any Error>) -> Void)
}
