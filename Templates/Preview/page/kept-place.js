// @ts-check
"use strict";

// The place of the reader on the page, which survives a reload.

/**
 * @typedef {{ areFramesForbidden: boolean, scroll: number, focus: string | null, open: string[], filter: string }} Place
 */

/** @type {Place} */
const firstPlace = { areFramesForbidden: false, scroll: 0, focus: null, open: [], filter: "" };

/**
 * Keeps the place of the reader for the page that is loaded next.
 * @param {boolean} areFramesForbidden
 */
function keepPlace(areFramesForbidden) {
    const open = Array.from(document.querySelectorAll("details[open][id]"), details => details.id);
    const focus = document.activeElement?.id || null;
    const filter = document.getElementById("filter");
    /** @type {Place} */
    const place = {
        areFramesForbidden, scroll: window.scrollY, focus, open,
        filter: filter instanceof HTMLInputElement ? filter.value : "",
    };
    try {
        sessionStorage.setItem(keptStateKey, JSON.stringify(place));
    } catch {
        // Without storage, the page begins at its top.
    }
}

/**
 * Returns the place that was kept.
 * @returns {Place}
 */
function keptPlace() {
    try {
        return { ...firstPlace, ...JSON.parse(sessionStorage.getItem(keptStateKey) ?? "{}") };
    } catch {
        return firstPlace;
    }
}

/** Returns to the place that was kept. The contents of the page must be there. */
function restorePlace() {
    const place = keptPlace();
    const filter = document.getElementById("filter");
    if (place.filter !== "" && filter instanceof HTMLInputElement) {
        filter.value = place.filter;
        filter.dispatchEvent(new Event("input"));
    }
    for (const id of place.open) {
        const details = document.getElementById(id);
        if (details instanceof HTMLDetailsElement) details.open = true;
    }
    if (place.focus !== null) document.getElementById(place.focus)?.focus({ preventScroll: true });
    window.scrollTo({ top: place.scroll, behavior: "auto" });
    keepFramesKnowledge(place.areFramesForbidden);
}

/**
 * Forgets the place, which a reader who reloads the page later does not expect.
 * @param {boolean} areFramesForbidden
 */
function keepFramesKnowledge(areFramesForbidden) {
    try {
        sessionStorage.setItem(keptStateKey, JSON.stringify({ areFramesForbidden }));
    } catch {
        // There is nothing to forget.
    }
}
