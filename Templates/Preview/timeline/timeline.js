// @ts-check
"use strict";

// The presentation of a plugin as a function of time. It has the meaning of PluginPresentation in the generated
// code, whose states follow from timers. Nothing here reads a clock.

/**
 * The times of a presentation, in seconds after the plugin was added. Null for what does not happen.
 * @typedef {{
 *     visible: number | null,
 *     request: { time: number, cause: "removal" | "replacement" | "dismissal" } | null,
 *     leaving: number | null,
 *     gone: number | null,
 * }} PresentationTimes
 */

/** The generated code ignores a shorter rest of the minimum duration, which is a rounding error. */
const shortestRest = 0.001;

/**
 * Returns when a plugin becomes visible, is asked to leave, and is gone.
 * @param {PluginDescription} plugin
 * @param {Schedule} schedule
 * @returns {PresentationTimes}
 */
function presentationTimes(plugin, schedule) {
    const visible = plugin.presentation.delay;
    const request = firstRequest(plugin, schedule);
    /** @type {PresentationTimes} */
    const times = { visible, request, leaving: null, gone: null };
    if (request !== null && request.time < visible) {
        // The timer of the delay is cancelled.
        times.visible = null;
        times.gone = request.time;
    } else if (request !== null) {
        times.leaving = endOfStay(plugin, request.time);
        const movesOut = plugin.presentation.moveOut !== "none";
        times.gone = times.leaving + (movesOut ? plugin.presentation.duration : 0);
    }
    return removedImmediately(times, schedule.dismissedAt ?? null);
}

/**
 * Returns the request that removes the plugin. Later ones have no effect, since it is leaving already.
 * @param {PluginDescription} plugin
 * @param {Schedule} schedule
 * @returns {PresentationTimes["request"]}
 */
function firstRequest(plugin, schedule) {
    const { delay, dismissesAfter, group } = plugin.presentation;
    /** @type {NonNullable<PresentationTimes["request"]>[]} */
    const requests = [];
    if (schedule.removedAt !== null) requests.push({ time: schedule.removedAt, cause: "removal" });
    if (schedule.replacedAt !== null && group !== null) {
        requests.push({ time: schedule.replacedAt, cause: "replacement" });
    }
    if (dismissesAfter !== null) requests.push({ time: delay + dismissesAfter, cause: "dismissal" });
    return requests.reduce((/** @type {PresentationTimes["request"]} */ first, request) => {
        return first === null || request.time < first.time ? request : first;
    }, null);
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
 * Returns the times of a plugin that leaves immediately if it is still there.
 * @param {PresentationTimes} times
 * @param {number | null} dismissal
 * @returns {PresentationTimes}
 */
function removedImmediately(times, dismissal) {
    if (dismissal === null || (times.gone !== null && times.gone <= dismissal)) return times;
    return {
        visible: times.visible !== null && times.visible <= dismissal ? times.visible : null,
        request: times.request !== null && times.request.time < dismissal ? times.request : null,
        leaving: times.leaving !== null && times.leaving < dismissal ? times.leaving : null,
        gone: dismissal,
    };
}

/**
 * Returns the state of a plugin at a time. What happens at this time has happened already.
 * @param {PluginDescription} plugin
 * @param {Schedule} schedule
 * @param {number} time Seconds after the plugin was added.
 * @param {boolean} reducesMotion
 * @returns {Moment}
 */
function momentAt(plugin, schedule, time, reducesMotion) {
    const times = presentationTimes(plugin, schedule);
    const phase = phaseAt(times, time);
    const isShown = phase !== "absent" && phase !== "waiting";
    const pose = isShown ? poseAt(plugin, times, time, reducesMotion) : restingPose(plugin);
    return {
        phase,
        isShown,
        opacity: pose.opacity,
        offset: { x: pose.x, y: pose.y },
        backdropOpacity: isShown ? pose.backdrop : 0,
        // The host's content moves at once, and moves back when the plugin is gone.
        isPushing: isShown && plugin.placement.isPushing,
        blocksTouches: blocksTouches(plugin, phase),
    };
}

/**
 * @param {PresentationTimes} times
 * @param {number} time
 * @returns {Moment["phase"]}
 */
function phaseAt({ visible, request, leaving, gone }, time) {
    if (time < 0 || (gone !== null && time >= gone)) return "absent";
    if (visible === null || time < visible) return "waiting";
    if (leaving !== null && time >= leaving) return "movingOut";
    return request !== null && time >= request.time ? "staying" : "visible";
}

/**
 * Returns whether no touch reaches the host: a shield covers the container, or the plugin does.
 * @param {PluginDescription} plugin
 * @param {Moment["phase"]} phase
 */
function blocksTouches(plugin, phase) {
    const { touches, backdrop } = plugin.presentation;
    switch (phase) {
        case "waiting": return touches === "block";
        case "visible":
        case "staying": return plugin.isModal || backdrop !== null || (!letsTouchesThrough(touches) && coversHost(plugin.placement));
        default: return false;
    }
}

/** @param {Presentation["touches"]} touches */
function letsTouchesThrough(touches) {
    return touches === "pass" || touches === "scroll";
}

/**
 * Returns whether a plugin is in front of all that its host shows.
 * @param {Placement} placement
 */
function coversHost({ position, width, height, maximumWidth, isBehind }) {
    return position === "fill" && width === null && height === null && maximumWidth === null && !isBehind;
}

/**
 * Returns what happens to a plugin, in order.
 * @param {PluginDescription} plugin
 * @param {Schedule} schedule
 * @param {boolean} reducesMotion
 * @returns {{ time: number, kind: string, title: string }[]}
 */
function events(plugin, schedule, reducesMotion) {
    const { minimumDuration, duration, moveIn, moveOut } = plugin.presentation;
    const { visible, request, leaving, gone } = presentationTimes(plugin, schedule);
    const end = gone ?? Infinity;
    const list = [{ time: 0, kind: "added", title: "Added to the host" }];
    if (visible !== null) {
        const how = motionInWords(moveIn, reducesMotion);
        list.push({ time: visible, kind: "visible", title: how === null ? "Becomes visible" : `Becomes visible: ${how}` });
        if (moveIn !== "none" && duration > 0 && visible + duration <= Math.min(leaving ?? end, end)) {
            list.push({ time: visible + duration, kind: "shown", title: "Is in its place" });
        }
        if (minimumDuration > 0 && visible + minimumDuration <= end) {
            list.push({ time: visible + minimumDuration, kind: "minimum", title: "The minimum duration ends" });
        }
    }
    if (request !== null) list.push({ time: request.time, kind: request.cause, title: causeInWords(plugin, request.cause) });
    if (leaving !== null && moveOut !== "none") {
        list.push({ time: leaving, kind: "leaving", title: `Moves out: ${motionInWords(moveOut, reducesMotion)}` });
    }
    if (gone !== null) list.push({ time: gone, kind: "gone", title: goneInWords(visible, gone, schedule) });
    // Array.prototype.sort is stable: what happens at one time keeps its order.
    return list.sort((one, other) => one.time - other.time);
}

/**
 * @param {PluginDescription} plugin
 * @param {"removal" | "replacement" | "dismissal"} cause
 */
function causeInWords(plugin, cause) {
    switch (cause) {
        case "removal": return "The host asks for its removal";
        case "replacement": return `Another plugin of the group “${plugin.presentation.group}” is shown`;
        case "dismissal": return "Dismisses itself";
    }
}

/**
 * @param {number | null} visible
 * @param {number} gone
 * @param {Schedule} schedule
 */
function goneInWords(visible, gone, schedule) {
    if (gone === schedule.dismissedAt) return "A handler dismisses it immediately";
    return visible === null ? "Is gone, and was never visible" : "Is gone";
}
