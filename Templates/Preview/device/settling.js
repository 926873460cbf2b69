// @ts-check
"use strict";

// What depends on the sizes that elements have on the page.

/**
 * Lets the keyboard scroll content that is too high.
 * @param {HTMLElement} box
 * @param {string} name
 */
function letKeysScroll(box, name) {
    const canScroll = box.scrollHeight > box.clientHeight;
    box.tabIndex = canScroll ? 0 : -1;
    if (canScroll) {
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", `Content of ${name}`);
    } else {
        box.removeAttribute("role");
        box.removeAttribute("aria-label");
    }
}

/** Calls actions when elements get a size, and whenever it changes. */
class Settling {
    constructor() {
        /** @type {Map<Element, () => void>} */
        this.actions = new Map();
        this.observer = new ResizeObserver((entries) => {
            for (const { target } of entries) {
                // Elements that are not on the page have no size.
                if (target.clientWidth > 0) this.actions.get(target)?.();
            }
        });
    }

    /**
     * @param {HTMLElement} element
     * @param {() => void} action
     */
    settle(element, action) {
        this.actions.set(element, action);
        this.observer.observe(element, { box: "border-box" });
    }
}

/**
 * Makes images smaller if the content is too high: in the generated code, images shrink before content scrolls.
 * @param {HTMLElement} box the scroll view
 */
function shrinkImages(box) {
    /** @type {HTMLElement[]} */
    const images = Array.from(box.querySelectorAll('[data-kind="image"]:not(.device-fixed)'));
    for (const image of images) setStyle(image, "height", "");
    for (const image of images) {
        const excess = box.scrollHeight - box.clientHeight;
        if (excess <= 0) return;
        setStyle(image, "height", `${Math.max(0, image.offsetHeight - excess)}px`);
        // An image beside a higher view makes no room.
        if (box.scrollHeight - box.clientHeight === excess) setStyle(image, "height", "");
    }
}
