// The gallery: a card per plugin, and one per file with problems.

/** The number of plugins from which a field filters them. */
const longestUnfiltered = 12;

/** The height of a card's wireframe in pixels. */
const paneHeight = 392;

/**
 * Creates the gallery.
 * @param {string[]} notes
 */
function makeGallery(notes) {
    const { plugins } = pageData;
    const panes = paneBuilder();
    const cards = plugins.map(plugin => ({ plugin, element: makeCard(plugin, panes.add) }));
    const title = plugins.length === 0 ? "No plugins" : plugins.length === 1 ? "1 plugin" : `${plugins.length} plugins`;
    const element = node("div", { class: "gallery" },
        noteList(notes), node("h1", { tabindex: -1 }, title), problemSection(),
        cards.length > longestUnfiltered ? filterField(cards) : null,
        node("ul", { class: "cards" }, ...cards.map(({ element }) => element)));
    return { element, stop: panes.stop };
}

/**
 * @param {PluginDescription} plugin
 * @param {(plugin: PluginDescription) => HTMLElement} makePane
 */
function makeCard(plugin, makePane) {
    const key = pluginKey(plugin);
    const id = `card-${key}`;
    return node("li", {}, node("article", { class: "card", "aria-labelledby": id, "data-card": key },
        node("div", { class: "card-top" },
            node("h2", { id }, node("a", { href: `#${encoded(key)}` }, plugin.name)),
            node("p", { class: "summary" }, plugin.summary),
            warningList(plugin),
            makePane(plugin)),
        helperCode(plugin)));
}

/** Builds the wireframes that can be seen: a page can have a thousand. */
function paneBuilder() {
    /** @type {Map<Element, PluginDescription>} */
    const plugins = new Map();
    const theme = matchMedia("(prefers-color-scheme: dark)");
    /** @param {Element} pane */
    const build = pane => {
        const plugin = plugins.get(pane);
        if (plugin === undefined) return;
        const state = defaultState(plugin);
        state.appearance = theme.matches ? "dark" : "light";
        const frame = node("div", { class: "frame" }, makeDevice(plugin, state));
        pane.replaceChildren(frame);
        scaleDevice(frame, pane.clientWidth - 32, paneHeight - 32);
    };
    const observer = new IntersectionObserver(entries => {
        for (const { target, isIntersecting } of entries) {
            if (isIntersecting) build(target);
            else target.replaceChildren();
        }
    }, { rootMargin: "600px" });
    const rebuild = () => [...plugins.keys()].filter(pane => pane.firstChild !== null).forEach(build);
    theme.addEventListener("change", rebuild);
    addEventListener("resize", rebuild);
    return {
        /** @param {PluginDescription} plugin */
        add(plugin) {
            const pane = node("div", { class: "pane", inert: true, "aria-hidden": "true" });
            plugins.set(pane, plugin);
            observer.observe(pane);
            return pane;
        },
        stop() {
            observer.disconnect();
            theme.removeEventListener("change", rebuild);
            removeEventListener("resize", rebuild);
        },
    };
}

/**
 * Scales the device in a frame to fit a width and a height. Devices have the size of their points.
 * @param {HTMLElement} frame
 * @param {number} width
 * @param {number} height
 */
function scaleDevice(frame, width, height) {
    const device = frame.firstElementChild;
    if (!(device instanceof HTMLElement) || device.offsetWidth === 0 || width <= 0) return;
    const scale = Math.min(1, width / device.offsetWidth, height / device.offsetHeight);
    setStyles(frame, { width: device.offsetWidth * scale, height: device.offsetHeight * scale });
    setStyles(device, { transform: `scale(${scale})` });
}

/**
 * Creates a field that hides the cards without its text in their name, summary or file.
 * @param {{ plugin: PluginDescription, element: HTMLElement }[]} cards
 */
function filterField(cards) {
    const field = node("input", { id: "filter", type: "search", autocomplete: "off", spellcheck: "false" });
    const status = node("span", { class: "quiet", role: "status" });
    field.addEventListener("input", () => {
        const text = field.value.trim().toLowerCase();
        for (const { plugin, element } of cards) {
            element.hidden = !`${plugin.name} ${plugin.summary ?? ""} ${plugin.file}`.toLowerCase().includes(text);
        }
        const count = cards.filter(({ element }) => !element.hidden).length;
        status.textContent = text === "" ? "" : `${count} of ${cards.length}`;
    });
    return node("p", { class: "filter" }, node("label", { for: "filter" }, "Filter"), field, status);
}

/** Creates the cards of the files with problems; null if there are none. Plugins show their own. */
function problemSection() {
    const files = pageData.problems.filter(({ file }) => !pageData.plugins.some(plugin => plugin.file === file));
    if (files.length === 0) return null;
    return node("section", { class: "problems", "aria-labelledby": "problems-title" },
        node("h2", { id: "problems-title" }, files.length === 1 ? "1 file has problems" : `${files.length} files have problems`),
        node("ul", { class: "problem-cards" }, ...files.map(({ file, diagnostics }) => node("li", {},
            node("article", { class: "problem", "data-problem": file }, node("h3", {}, file),
                ...diagnostics.map(diagnosticBlock))))));
}

/** @param {Diagnostic} diagnostic */
function diagnosticBlock({ severity, line, column, message, excerpt, notes }) {
    return node("div", { class: "diagnostic" },
        node("p", {}, node("span", { class: `severity ${severity}` }, severity), " ",
            node("span", { class: "place" }, `${line}:${column}`), " ", message),
        excerpt === "" ? null
            : node("pre", { tabindex: 0, role: "group", "aria-label": "Excerpt" }, node("code", {}, excerpt)),
        ...notes.map(note => node("p", { class: "quiet" }, `note: ${note}`)));
}

/**
 * Creates the list of warnings about a plugin: those of plugingen, and those about what cannot be read or seen; null if
 * there are none.
 * @param {PluginDescription} plugin
 */
function warningList(plugin) {
    const diagnostics = pageData.problems.find(({ file }) => file === plugin.file)?.diagnostics ?? [];
    const warnings = [
        ...diagnostics.map(({ line, column, message, notes }) => {
            return { place: `${line}:${column}`, problem: message, advice: notes.join(". ") };
        }), ...legibilityWarnings(plugin),
    ];
    if (warnings.length === 0) return null;
    return node("ul", { class: "warnings", "aria-label": "Warnings" }, ...warnings.map(({ place, problem, advice }) => {
        return node("li", {},
            node("span", { class: "severity warning" }, "warning"), " ", node("span", { class: "place" }, place), " ", problem,
            advice === "" ? null : node("p", { class: "quiet" }, advice));
    }));
}
