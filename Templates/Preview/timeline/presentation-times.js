// @ts-check
"use strict";

// When a plugin becomes visible, stays and leaves, and when the next one of its group becomes visible. The times have
// the meaning of PluginPresentation in the generated code, where they follow from timers. Nothing here reads a clock.

/**
 * A plugin on the stage, and the one that replaces it. Without `replacement`, that one has no delay.
 * @typedef {{ plugin: PluginDescription, schedule: Schedule, replacement: PluginDescription | null }} Showing
 */

/**
 * The next plugin of the group.
 *
 * - `followsVisible`: whether the plugin before is visible until this one is.
 * - `takesPlace`: whether the plugin before is of the same type and fills the host, which the change shows without a transition.
 * @typedef {{ added: number, visible: number, followsVisible: boolean, takesPlace: boolean }} NextTimes
 */

/**
 * The times of a presentation, in seconds after the plugin was added. Null for what does not happen.
 *
 * - `request`: the first request to leave.
 * - `handled`: when a handler dismisses the visible plugin, which then ignores touches.
 * - `returned`: when a plugin that has begun to move out is kept for the next one. It also ignores touches.
 * - `leaving`: when the plugin moves out for the last time.
 * @typedef {{
 *     visible: number | null,
 *     request: { time: number, cause: "removal" | "dismissal" | "handler" } | null,
 *     handled: number | null,
 *     returned: { from: number, time: number } | null,
 *     leaving: number | null,
 *     gone: number | null,
 *     next: NextTimes | null,
 * }} PresentationTimes
 */

/** The generated code ignores a shorter rest of the minimum duration, which is a rounding error. */
const shortestRest = 0.001;

/** Seconds within which a plugin that moves out is kept for the next one of its group. */
const timeForNext = 0.05;

/**
 * Returns when a plugin becomes visible, is asked to leave, and is gone.
 * @param {Showing} showing
 * @returns {PresentationTimes}
 */
function presentationTimes({ plugin, schedule, replacement }) {
    const { delay, group } = plugin.presentation;
    const request = firstRequest(plugin, schedule);
    const added = group === null ? null : schedule.replacedAt;
    const end = Math.min(request?.time ?? Infinity, added ?? Infinity);
    const times = end < delay ? timesDuringDelay(request, end) : timesAlone(plugin, schedule, request);
    return added === null ? times : timesWithNext({ plugin, schedule, replacement }, times, added);
}

/**
 * Returns the first request to leave.
 * @param {PluginDescription} plugin
 * @param {Schedule} schedule
 * @returns {PresentationTimes["request"]}
 */
function firstRequest(plugin, { removedAt, dismissedAt }) {
    const { delay, dismissesAfter } = plugin.presentation;
    /** @type {NonNullable<PresentationTimes["request"]>[]} */
    const requests = [];
    if (removedAt !== null) requests.push({ time: removedAt, cause: "removal" });
    if (dismissesAfter !== null) requests.push({ time: delay + dismissesAfter, cause: "dismissal" });
    if (typeof dismissedAt === "number") requests.push({ time: dismissedAt, cause: "handler" });
    return requests.reduce((/** @type {PresentationTimes["request"]} */ first, request) => {
        return first === null || request.time < first.time ? request : first;
    }, null);
}

/**
 * Returns the times of a plugin that is removed during its delay, by a request or for the next plugin.
 * @param {PresentationTimes["request"]} request
 * @param {number} gone
 * @returns {PresentationTimes}
 */
function timesDuringDelay(request, gone) {
    return {
        visible: null,
        request: request !== null && request.time === gone ? request : null,
        handled: null,
        returned: null,
        leaving: null,
        gone,
        next: null,
    };
}

/**
 * Returns the times of a plugin that becomes visible, without a next one.
 * @param {PluginDescription} plugin
 * @param {Schedule} schedule
 * @param {PresentationTimes["request"]} request
 * @returns {PresentationTimes}
 */
function timesAlone(plugin, { removedAt, dismissedAt }, request) {
    const { delay, dismissesAfter } = plugin.presentation;
    const asked = Math.min(removedAt ?? Infinity, dismissesAfter === null ? Infinity : delay + dismissesAfter);
    const handled = dismissedAt ?? Infinity;
    // A handler does not wait for the minimum duration.
    const leaving = Math.min(endOfStay(plugin, asked), handled);
    return {
        visible: delay,
        request,
        handled: Number.isFinite(handled) && handled === leaving ? handled : null,
        returned: null,
        leaving: Number.isFinite(leaving) ? leaving : null,
        gone: Number.isFinite(leaving) ? leaving + durationOut(plugin) : null,
        next: null,
    };
}

/**
 * Returns the times of a plugin and of the next one, which is added at a time.
 * @param {Showing} showing
 * @param {PresentationTimes} times The times without the next plugin.
 * @param {number} added
 * @returns {PresentationTimes}
 */
function timesWithNext({ plugin, schedule, replacement }, times, added) {
    const delay = replacement?.presentation.delay ?? 0;
    const isEqual = replacement === plugin && fillsContainer(plugin.placement);
    const next = { added, visible: added + delay, followsVisible: false, takesPlace: false };
    const { visible, handled, leaving, gone } = times;
    // The handler shows the next plugin before this one moves out.
    if (handled === added) return timesUntilNext(plugin, times, { ...next, takesPlace: isEqual });
    if (visible === null || (gone !== null && gone <= added)) return { ...times, next };
    if (leaving === null || added < leaving) {
        const end = Math.max(next.visible, endOfStay(plugin, added));
        const timesWithHandler = { ...times, handled: schedule.dismissedAt ?? null };
        return timesUntilNext(plugin, timesWithHandler, { ...next, visible: end, takesPlace: isEqual });
    }
    if (added - leaving >= timeForNext) return { ...times, next };
    if (delay === 0) return { ...times, gone: isEqual ? added : gone, next: { ...next, takesPlace: isEqual } };
    const returned = { from: leaving, time: added };
    return { ...timesUntilNext(plugin, times, { ...next, takesPlace: isEqual }), returned };
}

/**
 * Returns the times of a plugin that stays until the next one is visible.
 * @param {PluginDescription} plugin
 * @param {PresentationTimes} times The times without the next plugin.
 * @param {NextTimes} next
 * @returns {PresentationTimes}
 */
function timesUntilNext(plugin, times, next) {
    const { request, handled } = times;
    return {
        ...times,
        request: request !== null && request.time <= next.visible ? request : null,
        handled: handled !== null && handled <= next.visible ? handled : null,
        leaving: next.visible,
        gone: next.visible + (next.takesPlace ? 0 : durationOut(plugin)),
        next: { ...next, followsVisible: true },
    };
}

/**
 * Returns when a visible plugin leaves that is asked to at a time: after its minimum duration.
 * @param {PluginDescription} plugin
 * @param {number} time
 */
function endOfStay(plugin, time) {
    const { delay, minimumDuration } = plugin.presentation;
    const end = delay + minimumDuration;
    return end - time < shortestRest ? time : end;
}

/**
 * Returns the seconds for which a plugin moves out.
 * @param {PluginDescription} plugin
 */
function durationOut({ presentation: { moveOut, duration } }) {
    return moveOut === "none" ? 0 : duration;
}

/**
 * Returns whether a plugin is attached to all edges of its container.
 * @param {Placement} placement
 */
function fillsContainer({ position }) {
    return position === "fill" || position === "listBackground";
}
