// @ts-check
"use strict";

// Taps and long presses on stacks, and on a plugin whose outermost stack has one.

/** Elements that handle their own clicks. */
const tappedControls = "button, input, a, [role=link]";

/**
 * Lets clicks on an element, or long presses, call the handler of a tap. Controls in it handle their own clicks.
 * @param {HTMLElement} element
 * @param {Tap} tap
 * @param {RenderContext} context
 */
function letTap(element, tap, context) {
    element.classList.add("device-tap");
    const isOnControl = (/** @type {Event} */ event) =>
        event.target instanceof Element && event.target.closest(tappedControls) !== null;
    if (tap.gesture === "tap") {
        element.addEventListener("click", (event) => {
            if (!isOnControl(event)) context.calls.trigger(tap.handler);
        });
        return;
    }
    let timer = 0;
    element.addEventListener("pointerdown", (event) => {
        if (!isOnControl(event)) timer = window.setTimeout(() => context.calls.trigger(tap.handler), 500);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
        element.addEventListener(end, () => window.clearTimeout(timer));
    }
}

/**
 * Makes the element of a stack a button for the keyboard and for assistive technologies, unless it has controls.
 * @param {HTMLElement} element
 * @param {Tap} tap
 * @param {RenderContext} context
 */
function describeTap(element, tap, context) {
    const title = optionalText(tap.title, context);
    if (!tap.isButton) {
        if (title !== null) element.title = title;
        return;
    }
    element.setAttribute("role", "button");
    element.tabIndex = 0;
    if (title !== null) element.setAttribute("aria-label", title);
    element.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        context.calls.trigger(tap.handler);
    });
}
