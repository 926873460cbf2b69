import UIKit

struct Problem: Error {}

final class ProblemView: UIView {}

extension OutageViewController {
    func pluginViewDidLoad() {}
}
