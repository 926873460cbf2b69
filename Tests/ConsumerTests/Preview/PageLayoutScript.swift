import Foundation

/// Scripts that read the layout of the device on a page's stage.
enum PageLayoutScript {
    /// Gives text the metrics of the headless UIKit.
    static let metrics = """
        textMetrics.family = "Unifont";
        textMetrics.monospacedFamily = "Unifont";
        """

    /// Returns a script that opens fragments of addresses, and returns the layouts of their devices.
    static func layouts(of fragments: [String]) throws -> String {
        let list = String(decoding: try JSONEncoder().encode(fragments), as: UTF8.self)
        return """
            (async () => {
                const layouts = [];
                for (const fragment of \(list)) {
                    // The page's own listener comes first.
                    await new Promise(done => {
                        addEventListener("hashchange", done, { once: true });
                        location.hash = fragment;
                    });
                    // Resize observers, which follow in the frame, complete the layout.
                    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
                    layouts.push(\(layout));
                }
                return layouts;
            })()
            """
    }

    /// Returns the `Layout` of the device.
    private static let layout = """
        (() => {
            const screen = document.querySelector("[data-stage] [data-screen]");
            const { x, y, width } = screen.getBoundingClientRect();
            const scale = width / screen.offsetWidth;
            const area = element => {
                const box = element.getBoundingClientRect();
                return {
                    x: (box.x - x) / scale, y: (box.y - y) / scale,
                    width: box.width / scale, height: box.height / scale,
                };
            };
            const isHidden = element => element.getClientRects().length === 0;
            const scrolls = element => ["auto", "scroll"].includes(getComputedStyle(element).overflowY)
                && element.scrollHeight - element.clientHeight >= 1;
            const plugin = screen.querySelector("[data-plugin]");
            return {
                plugin: area(plugin),
                isHidden: isHidden(plugin),
                scrolls: [plugin, ...plugin.querySelectorAll("*")].some(scrolls),
                views: [...plugin.querySelectorAll("[data-view]")].map(view => ({
                    name: view.dataset.view, area: area(view), isHidden: isHidden(view),
                })),
            };
        })()
        """
}
