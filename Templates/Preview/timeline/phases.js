// @ts-check
"use strict";

// The phases of a plugin as parts of the time line.

/**
 * @typedef {{ start: number, end: number, kind: string, title: string }} Span
 */

const spanTitles = /** @type {Record<string, string>} */ ({
    waiting: "delay", movingIn: "in", visible: "visible", staying: "stays", movingOut: "out", absent: "",
});

/**
 * Returns the phases of a plugin, from 0 to the end of the time line.
 * @param {StageState} state
 * @param {number} end
 * @returns {Span[]}
 */
function spans(state, end) {
    const { reducesMotion } = state.settings;
    const times = new Set([0, end, ...events(state, reducesMotion).map(event => event.time)]);
    const { moveIn, delay, duration } = state.plugin.presentation;
    const arrival = delay + (moveIn === "none" ? 0 : duration);
    times.add(Math.min(arrival, end));
    const sorted = [...times].sort((one, other) => one - other);
    /** @type {Span[]} */
    const list = [];
    for (const [index, start] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next === undefined) break;
        const middle = (start + next) / 2;
        const { phase, isShown } = momentAt(state, middle, reducesMotion);
        const kind = isShown && phase !== "movingOut" && middle < arrival ? "movingIn" : phase;
        const last = list[list.length - 1];
        if (last !== undefined && last.kind === kind) last.end = next;
        else list.push({ start, end: next, kind, title: spanTitles[kind] ?? "" });
    }
    return list;
}

/**
 * Creates the parts of the time line, and its marks.
 * @param {StageState} state
 * @param {number} end
 */
function makePhases(state, end) {
    const parts = spans(state, end).map(span => {
        const part = node("span", { class: `span ${span.kind}` }, span.title);
        part.style.setProperty("left", `${100 * span.start / end}%`);
        part.style.setProperty("width", `${100 * (span.end - span.start) / end}%`);
        return part;
    });
    const marks = events(state, state.settings.reducesMotion).map(event => {
        const mark = node("span", { class: `mark ${event.kind}` });
        mark.style.setProperty("left", `${100 * event.time / end}%`);
        return mark;
    });
    return node("div", { class: "phases", "aria-hidden": "true" }, ...parts, ...marks);
}
