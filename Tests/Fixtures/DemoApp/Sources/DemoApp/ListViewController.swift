import UIKit

/// A list that shows the loading indicator and the error view as plugins, with any superclass.
class ListViewController: UITableViewController {
    private let dataLoader: any DataLoader
    private var items: [String] = []

    init(dataLoader: any DataLoader) {
        self.dataLoader = dataLoader
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadItems()
    }

    private func loadItems() {
        let loadingViewController = LoadingViewController()
        add(loadingViewController)

        dataLoader.loadItems { [weak self] result in
            loadingViewController.remove()
            self?.handle(result)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
}

extension ListViewController {
    fileprivate func handle(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let items):
            self.items = items
            tableView.reloadData()
        case .failure(let error):
            handle(error)
        }
    }

    private func handle(_ error: any Error) {
        let errorViewController = ErrorViewController()
        errorViewController.message = error.localizedDescription

        errorViewController.reloadHandler = { [weak self] in
            self?.loadItems()
        }

        add(errorViewController)
    }
}
