import UIKit

/// A screen that shows a spinner until its content has loaded.
final class ContentViewController: UIViewController {
    let contentLabel = UILabel()
    private let loader: any ContentLoader

    init(loader: any ContentLoader) {
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentLabel.frame = view.bounds
        view.addSubview(contentLabel)
        loadContent()
    }

    func loadContent() {
        let loadingVC = LoadingViewController()
        add(loadingVC)

        loader.load { [weak self] content in
            loadingVC.remove()
            self?.render(content)
        }
    }

    private func render(_ content: String) {
        contentLabel.text = content
    }
}
