// @ts-check
"use strict";

// The handlers of a plugin. One that a button of the device triggers lights up.

/** Milliseconds for which a handler is lit. */
const litDuration = 1500;

/**
 * Creates the list of handlers.
 * @param {PluginDescription} plugin
 * @returns {{ element: HTMLElement | null, light: (name: string, argument?: string | null) => void }}
 */
function makeHandlers(plugin) {
    if (plugin.handlers.length === 0) return { element: null, light() {} };
    const status = node("p", { class: "handler-status", "aria-live": "polite" });
    const items = new Map(plugin.handlers.map(handler => [handler.name, handlerItem(handler)]));
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
 * @param {Handler} handler
 */
function handlerItem(handler) {
    return node("li", { "data-handler": handler.name },
        node("code", { class: "name" }, handler.name),
        handler.dismissesPlugin ? node("span", { class: "tag" }, "dismisses the plugin") : null,
        handler.summary === null ? null : node("p", { class: "quiet" }, handler.summary));
}
