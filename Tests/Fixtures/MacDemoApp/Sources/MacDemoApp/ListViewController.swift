import AppKit

/// A list that shows the loading indicator and the error view as plugins.
final class ListViewController: NSViewController {
    private let dataLoader: any DataLoader
    let listView = ListView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))

    init(dataLoader: any DataLoader) {
        self.dataLoader = dataLoader
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = listView
    }

    override func viewWillAppear() {
        super.viewWillAppear()
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
}

extension ListViewController {
    fileprivate func handle(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let items):
            listView.rows = items
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
