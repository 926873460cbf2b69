// @ts-check
"use strict";

// The devices of the stage.

/** The part of the window's height that a device may take. */
const highestPart = 0.6;

/**
 * Creates the devices of the stage, and keeps them up to date.
 * @param {Stage} stage
 * @param {(name: string, argument?: string | null) => void} light Shows that a handler was called.
 * @returns {{ element: HTMLElement, layOut: () => void, stop: () => void }}
 */
function makeWireframes(stage, light) {
    const element = node("section", { class: "wireframes", "aria-label": "Wireframe" });
    /** @type {{ frame: HTMLElement, device: HTMLElement, other: HTMLElement | null, settings: Settings }[]} */
    let shown = [];
    let description = "";
    const calls = deviceCalls(stage, light);
    const rebuild = () => {
        const restoreFocus = focusWithin(element);
        shown = shownSettings(stage.state).map(settings => makeFrame(stage.state, settings, calls));
        element.replaceChildren(...shown.map(({ frame, settings }) => {
            const title = settings.appearance === "dark" ? "Dark" : "Light";
            return node("figure", { class: "wireframe", "aria-label": title, "data-appearance": settings.appearance }, frame,
                stage.state.showsBoth ? node("figcaption", {}, title) : null);
        }));
        layOut();
        restoreFocus();
    };
    const layOut = () => {
        const count = stage.state.showsBoth ? 2 : 1;
        const isBeside = element.clientWidth >= 600;
        const width = (element.clientWidth - 32) / (isBeside ? count : 1) - (isBeside && count > 1 ? 16 : 0);
        for (const { frame } of shown) scaleDevices(frame, width, Math.max(360, innerHeight * highestPart));
    };
    stage.onChange(() => {
        const { settings, values, showsBoth, replacement } = stage.state;
        const hasOther = replacementMoment(stage.state) !== null;
        const next = JSON.stringify([settings, values, showsBoth, hasOther && replacement && pluginKey(replacement)]);
        if (next !== description) {
            description = next;
            rebuild();
        } else {
            applyTime(stage.state, shown);
        }
    });
    const observer = new ResizeObserver(layOut);
    observer.observe(element);
    addEventListener("resize", layOut);
    return {
        element,
        layOut,
        stop() {
            observer.disconnect();
            removeEventListener("resize", layOut);
        },
    };
}

/**
 * Returns the surroundings of each device on the stage.
 * @param {StageState} state
 * @returns {Settings[]}
 */
function shownSettings({ settings, showsBoth }) {
    if (!showsBoth) return [settings];
    return [{ ...settings, appearance: "light" }, { ...settings, appearance: "dark" }];
}

/**
 * Creates a frame with a device. A second device in front of it shows only the plugin that replaces the first one.
 * @param {StageState} state
 * @param {Settings} settings
 * @param {Parameters<typeof makeDevice>[4]} calls
 */
function makeFrame(state, settings, calls) {
    const { plugin, values, replacement } = state;
    const device = makeDevice(plugin, settings, values, stageMoment(state), calls);
    const moment = replacementMoment(state);
    const other = moment === null || replacement === null ? null
        : makeDevice(replacement, settings, defaultValues(replacement), moment, noCalls);
    if (other !== null) {
        other.classList.add("replacement");
        other.inert = true;
    }
    return { frame: node("div", { class: "frame" }, device, other), device, other, settings };
}

/**
 * Shows the time on devices that stay.
 * @param {StageState} state
 * @param {{ device: HTMLElement, other: HTMLElement | null, settings: Settings }[]} shown
 */
function applyTime(state, shown) {
    const otherMoment = replacementMoment(state);
    for (const { device, other, settings } of shown) {
        applyMoment(device, state.plugin, settings, stageMoment(state));
        if (other === null || otherMoment === null || state.replacement === null) continue;
        applyMoment(other, state.replacement, settings, otherMoment);
    }
}

/**
 * Returns what the views of a device do.
 * @param {Stage} stage
 * @param {(name: string, argument?: string | null) => void} light
 */
function deviceCalls(stage, light) {
    return {
        /** @param {string} name @param {string} [argument] */
        trigger(name, argument) {
            if (stageMoment(stage.state).ignoresTouches) return;
            light(name, argument);
            const handler = stage.state.plugin.handlers.find(handler => handler.name === name);
            if (handler === undefined || !handler.dismissesPlugin) return;
            stage.change(state => { state.schedule.dismissedAt = rounded(state.time); });
        },
        /** @param {string} input @param {Values[string]} value */
        edit(input, value) {
            stage.change(state => { state.values[input] = value; });
        },
        tapBackdrop() {
            if (stageMoment(stage.state).phase !== "visible") return;
            stage.change(state => { state.schedule.removedAt = rounded(state.time); });
        },
    };
}

/**
 * Returns a function that restores the focus after the contents of an element are new.
 * @param {HTMLElement} element
 */
function focusWithin(element) {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !element.contains(focused)) return () => {};
    const selector = "a, button, input, textarea, [tabindex]";
    const index = Array.from(element.querySelectorAll(selector)).indexOf(focused);
    const selection = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
        ? { start: focused.selectionStart, end: focused.selectionEnd } : null;
    return () => {
        const next = element.querySelectorAll(selector)[index];
        if (!(next instanceof HTMLElement)) return;
        next.focus({ preventScroll: true });
        const isField = next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement;
        if (isField && selection !== null) next.setSelectionRange(selection.start, selection.end);
    };
}
