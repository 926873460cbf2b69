// @ts-check
"use strict";

// The handlers of a plugin. One that a button of the device triggers lights up.

/** Milliseconds for which a handler is lit. */
const litDuration = 1500;

/**
 * Creates the list of handlers.
 * @param {Stage} stage
 * @returns {{ element: HTMLElement | null, light: (name: string, argument?: string | null) => void }}
 */
function makeHandlers(stage) {
    const { plugin } = stage.state;
    if (plugin.handlers.length === 0) return { element: null, light() {} };
    const status = node("p", { class: "handler-status", "aria-live": "polite" });
    const items = new Map(plugin.handlers.map(handler => [handler.name, handlerItem(stage, handler)]));
    let timer = 0;
    let count = 0;
    return {
        element: section("handlers", "Handlers", node("ul", { class: "handlers" }, ...items.values()), status),
        light(name, argument) {
            for (const [other, item] of items) item.classList.toggle("lit", other === name);
            count += 1;
            const call = `${name}(${typeof argument === "string" ? argument : ""})`;
            // A text that stays the same is not announced again.
            status.textContent = count === 1 ? `Called: ${call}` : `Called: ${call}. Call ${count}`;
            clearTimeout(timer);
            timer = setTimeout(() => items.get(name)?.classList.remove("lit"), litDuration);
        },
    };
}

/**
 * @param {Stage} stage
 * @param {Handler} handler
 */
function handlerItem(stage, handler) {
    return node("li", { "data-handler": handler.name },
        node("code", { class: "name" }, handler.name),
        handler.dismissesPlugin ? node("span", { class: "tag" }, "dismisses the plugin") : null,
        handler.makesBusy ? runningBox(stage, handler.name) : null,
        handler.summary === null ? null : node("p", { class: "quiet" }, handler.summary));
}

/**
 * Creates the box that lets an async handler run, so that its button is busy.
 * @param {Stage} stage
 * @param {string} name
 */
function runningBox(stage, name) {
    const box = node("input", { type: "checkbox", "aria-label": `${name} runs` });
    box.addEventListener("change", () => stage.change(state => { state.values[name] = box.checked; }));
    stage.onChange(() => { box.checked = stage.state.values[name] === true; });
    return node("div", {}, node("label", { class: "check" }, box, "Runs: its button is busy"));
}
