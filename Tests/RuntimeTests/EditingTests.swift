import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Editing of text behind plugins")
struct EditingTests {
    #if UIKIT
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #else
    private let field = NSTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #endif
    private let window = HostWindow()
    private let clock = ManualClock()
    private let corner = ChildPlacement(edges: [.top, .leading], width: 100, height: 40)

    @Test("a plugin that covers its host ends the editing behind it when it becomes visible")
    func endsEditing() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            #if UIKIT && os(Linux)
            let delegate = StubbornDelegate()
            field.delegate = delegate
            defer { field.delegate = nil }
            #endif
            edit()
            window.host.add(plugin)
            expect(isEditing, "the editing ends before the plugin is visible")
            clock.advance(by: 1)
            expect(!isEditing, "the user types on behind the plugin")
        }
    }

    @Test("a modal plugin and one with a backdrop end the editing beside them")
    func endsEditingBesideModal() {
        clock.run {
            let modal = PluginView()
            modal.makeModal()
            let backdrop = PluginBackdrop(.clear)
            let plugins = [
                StubPlugin(PluginPresentation(placement: corner), view: modal),
                StubPlugin(PluginPresentation(placement: corner, parts: [backdrop])),
            ]
            for plugin in plugins {
                edit()
                window.host.add(plugin)
                expect(!isEditing, "the user types on beside the plugin")
                plugin.remove(animated: false)
            }
        }
    }

    @Test("plugins that leave events to the host, and those behind it, leave the editing alone")
    func leavesEditing() {
        clock.run {
            let (passing, scrolling) = (PluginEventView(), PluginEventView())
            #if UIKIT
            passing.passesTouches = true
            #else
            passing.passesClicks = true
            #endif
            scrolling.scrollsHost = true
            let behind = ChildPlacement(edges: .all, isBehind: true)
            let plugins = [
                StubPlugin(PluginPresentation(placement: corner)),
                StubPlugin(PluginPresentation(placement: behind)),
                StubPlugin(PluginPresentation(), view: passing),
                StubPlugin(PluginPresentation(), view: scrolling),
            ]
            for plugin in plugins {
                edit()
                window.host.add(plugin)
                expect(isEditing, "it ends the editing")
                plugin.remove(animated: false)
            }
        }
    }

    @Test("a plugin ends no editing in another container")
    func leavesOtherEditing() {
        clock.run {
            let container = PlatformView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            window.host.view.addSubview(container)
            let plugin = StubPlugin(PluginPresentation())
            edit()
            window.host.add(plugin, in: container)
            expect(isEditing, "it ends the editing outside of its container")
        }
    }

    /// Edits the text field, in the host's view if no other view is given.
    private func edit(in view: PlatformView? = nil) {
        (view ?? window.host.view).addSubview(field)
        #if UIKIT
        field.becomeFirstResponder()
        #else
        window.window.makeFirstResponder(field)
        #endif
        expect(isEditing, "the text field is not edited")
    }

    private var isEditing: Bool {
        #if UIKIT
        field.isFirstResponder
        #else
        (window.window.firstResponder as? NSText)?.delegate === field
        #endif
    }
}
