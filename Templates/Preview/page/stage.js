// The stage: one plugin large, with controls for everything that an address states.

/** Milliseconds without a change after which the address is written. Browsers limit how often that is allowed. */
const addressDelay = 250;

/** The part of the window's height that a device may take. */
const highestPart = 0.6;

/**
 * Creates the stage.
 * @param {PluginDescription} plugin
 * @param {State} state
 * @param {string[]} notes
 */
function makeStage(plugin, state, notes) {
    let timer = 0;
    /** @type {(() => void)[]} */
    const listeners = [];
    const saveAddress = () => {
        clearTimeout(timer);
        const address = makeAddress(plugin, state);
        if (address !== location.hash) history.replaceState(null, "", address);
    };
    /** @type {Stage} */
    const stage = {
        plugin, state,
        change(update) {
            Object.assign(state, update);
            for (const listener of listeners) listener();
            clearTimeout(timer);
            timer = setTimeout(saveAddress, addressDelay);
        },
        onChange(listener) {
            listeners.push(listener);
            listener();
        },
    };
    const handlers = makeHandlers(stage);
    const wireframes = makeWireframes(stage, handlers.light);
    const timeline = makeTimeline(stage);
    addEventListener("pagehide", saveAddress);
    return {
        element: node("div", { class: "stage", "data-stage": pluginKey(plugin) },
            noteList(notes), stageHeader(stage),
            node("div", { class: "stage-columns" },
                node("div", { class: "show" }, wireframes.element, timeline.element),
                node("div", { class: "controls" },
                    section("inputs", "Inputs", ...plugin.inputs.map(input => inputRow(stage, input))),
                    handlers.element, makeSurroundings(stage), makeDetails(plugin),
                    section("usage", "Host helpers", ...[helperCode(plugin)].filter(code => code !== null))))),
        saveAddress,
        layOut: wireframes.layOut,
        isPlaying: timeline.isPlaying,
        stop() {
            clearTimeout(timer);
            removeEventListener("pagehide", saveAddress);
            timeline.stop();
            wireframes.stop();
        },
    };
}

/** @param {Stage} stage */
function stageHeader(stage) {
    const { plugin, state } = stage;
    const index = pageData.plugins.indexOf(plugin);
    return node("header", { class: "stage-header" },
        node("div", { class: "stage-title" },
            node("h1", { tabindex: -1 }, plugin.name),
            node("div", { class: "copy-address" }, "Address ",
                copyButton("address of this state", () => new URL(makeAddress(plugin, state), location.href).href)),
            node("nav", { "aria-label": "Other plugins", class: "steps" },
                stepLink(stage, pageData.plugins[index - 1], "Previous"),
                stepLink(stage, pageData.plugins[index + 1], "Next"))),
        node("p", { class: "summary" }, plugin.summary),
        warningList(plugin));
}

/**
 * Creates a link to another plugin, in the same surroundings.
 * @param {Stage} stage
 * @param {PluginDescription | undefined} plugin
 * @param {string} title
 */
function stepLink(stage, plugin, title) {
    if (plugin === undefined) return null;
    const link = node("a", { "aria-label": `${title}: ${plugin.name}` }, title);
    stage.onChange(() => {
        const state = defaultState(plugin);
        for (const { key, options } of fieldsOf(plugin)) {
            if (options.includes(String(stage.state[key]))) state[key] = stage.state[key];
        }
        link.setAttribute("href", makeAddress(plugin, state));
    });
    return link;
}

/**
 * Creates the devices of the stage, and keeps them up to date.
 * @param {Stage} stage
 * @param {(name: string, argument?: string) => void} light Shows that a handler was called.
 */
function makeWireframes({ plugin, state, change, onChange }, light) {
    const element = node("section", { class: "wireframes", "aria-label": "Wireframe" });
    /** @type {DeviceCalls} */
    const calls = {
        trigger(name, argument) {
            if (phaseAt(plugin, state) !== "visible") return;
            light(name, argument);
            if (plugin.handlers.some(handler => handler.name === name && handler.dismissesPlugin)) change({ leaves: state.at });
        },
        edit(name, value) {
            const field = fieldsOf(plugin).find(field => field.name === name);
            if (field !== undefined) change({ [field.key]: value });
        },
        tapBackdrop() {
            const { delay, minimumDuration } = plugin.presentation;
            if (phaseAt(plugin, state) === "visible") change({ leaves: Math.max(state.at, delay + minimumDuration) });
        },
    };
    const layOut = () => {
        const frames = /** @type {HTMLElement[]} */ (Array.from(element.querySelectorAll(".frame")));
        const isBeside = frames.length > 1 && element.clientWidth >= 600;
        const width = (element.clientWidth - 32) / (isBeside ? 2 : 1) - (isBeside ? 16 : 0);
        for (const frame of frames) scaleDevice(frame, width, Math.max(360, innerHeight * highestPart));
    };
    const rebuild = () => {
        const restoreFocus = focusWithin(element);
        const isBoth = state.appearance === "both";
        const appearances = isBoth ? /** @type {const} */ (["light", "dark"]) : [state.appearance];
        element.replaceChildren(...appearances.map(appearance => {
            const title = appearance === "dark" ? "Dark" : "Light";
            return node("figure", { class: "wireframe", "aria-label": title, "data-appearance": appearance },
                node("div", { class: "frame" }, makeDevice(plugin, { ...state, appearance }, calls)),
                isBoth ? node("figcaption", {}, title) : null);
        }));
        layOut();
        restoreFocus();
    };
    let shown = "";
    onChange(() => {
        const next = JSON.stringify({ ...state, at: 0, leaves: 0 });
        if (next !== shown) rebuild();
        else element.querySelectorAll(".device").forEach(device => showPhase(device, plugin, state));
        shown = next;
    });
    const observer = new ResizeObserver(layOut);
    observer.observe(element);
    addEventListener("resize", layOut);
    return {
        element, layOut,
        stop() {
            observer.disconnect();
            removeEventListener("resize", layOut);
        },
    };
}

/**
 * Returns a function that restores the focus after the contents of an element are new.
 * @param {HTMLElement} element
 */
function focusWithin(element) {
    const focused = document.activeElement;
    const selector = "a, button, input, [tabindex]";
    const index = Array.from(element.querySelectorAll(selector)).findIndex(other => other === focused);
    const [start, end] = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : [null, null];
    return () => {
        const next = element.querySelectorAll(selector)[index];
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
        if (next instanceof HTMLInputElement && start !== null) next.setSelectionRange(start, end);
    };
}
