import HeadlessKit

extension NSWindow {
    /// Shows a window as a sheet. The handler receives the response that ends it.
    public func beginSheet(
        _ sheetWindow: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        sheetWindow.storedSheetParent = self
        sheetWindow.sheetHandler = handler
        shownSheets.append(sheetWindow)
        sheetWindow.orderFront(nil)
    }

    public func endSheet(_ sheetWindow: NSWindow) {
        endSheet(sheetWindow, returnCode: .stop)
    }

    public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard sheetWindow.storedSheetParent === self else { return }
        shownSheets.removeAll { $0 === sheetWindow }
        sheetWindow.storedSheetParent = nil
        sheetWindow.orderOut(nil)
        let handler = sheetWindow.sheetHandler
        sheetWindow.sheetHandler = nil
        handler?(returnCode)
    }
}
