#if canImport(AppKit)
import AppKit

extension NoteViewController {
    func pluginViewDidLayout() {}
}
#endif
