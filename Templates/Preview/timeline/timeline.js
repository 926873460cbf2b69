// @ts-check
"use strict";

// The state of a plugin as a function of time, and what happens to it.

/**
 * Returns the state of a plugin at a time. What happens at this time has happened already.
 * @param {Showing} showing
 * @param {number} time Seconds after the plugin was added.
 * @param {boolean} reducesMotion
 * @returns {Moment}
 */
function momentAt(showing, time, reducesMotion) {
    const { plugin } = showing;
    const times = presentationTimes(showing);
    const phase = phaseAt(times, time);
    const isShown = phase !== "absent" && phase !== "waiting";
    const pose = isShown ? poseAt(plugin, times, time, reducesMotion) : restingPose(plugin);
    const isHeld = phase === "staying" && isHeldAt(times, time);
    return {
        phase,
        isShown,
        opacity: pose.opacity,
        offset: { x: pose.x, y: pose.y },
        scale: pose.scale,
        backdropOpacity: isShown ? pose.backdrop : 0,
        // The host's content moves at once, and moves back when the plugin is gone.
        isPushing: isShown && plugin.placement.isPushing,
        ignoresTouches: isHeld || phase === "movingOut",
        blocksTouches: blocksTouches(plugin, phase, isHeld),
    };
}

/**
 * @param {PresentationTimes} times
 * @param {number} time
 * @returns {Moment["phase"]}
 */
function phaseAt({ visible, request, returned, leaving, gone }, time) {
    if (time < 0 || (gone !== null && time >= gone)) return "absent";
    if (visible === null || time < visible) return "waiting";
    if (leaving !== null && time >= leaving) return "movingOut";
    if (returned !== null && time >= returned.from) return time < returned.time ? "movingOut" : "staying";
    return request !== null && time >= request.time ? "staying" : "visible";
}

/**
 * Returns whether a plugin that stays for the next one ignores touches, because it was leaving already.
 * @param {PresentationTimes} times
 * @param {number} time
 */
function isHeldAt({ handled, returned }, time) {
    return (handled !== null && time >= handled) || (returned !== null && time >= returned.time);
}

/**
 * Returns whether no touch reaches the host: a shield covers the container, or the plugin does.
 * @param {PluginDescription} plugin
 * @param {Moment["phase"]} phase
 * @param {boolean} isHeld
 */
function blocksTouches(plugin, phase, isHeld) {
    const { touches, backdrop } = plugin.presentation;
    const covers = isHeld ? plugin.placement.position === "fill" : !letsTouchesThrough(touches) && coversHost(plugin.placement);
    switch (phase) {
        case "waiting": return touches === "block";
        case "visible":
        case "staying": return plugin.isModal || backdrop !== null || covers;
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
 * @typedef {{ time: number, kind: string, title: string }} TimedEvent
 */

/**
 * Returns what happens to a plugin, in order.
 * @param {Showing} showing
 * @param {boolean} reducesMotion
 * @returns {TimedEvent[]}
 */
function events(showing, reducesMotion) {
    const { plugin } = showing;
    const times = presentationTimes(showing);
    const list = [
        { time: 0, kind: "added", title: "Added to the host" },
        ...eventsOfAppearance(plugin, times, reducesMotion),
        ...eventsOfRequests(times),
        ...eventsOfNext(showing, times),
        ...eventsOfDeparture(plugin, times, reducesMotion),
    ];
    // Array.prototype.sort is stable: what happens at one time keeps its order.
    return list.sort((one, other) => one.time - other.time);
}

/**
 * @param {PluginDescription} plugin
 * @param {PresentationTimes} times
 * @param {boolean} reducesMotion
 * @returns {TimedEvent[]}
 */
function eventsOfAppearance(plugin, { visible, handled, returned, leaving, gone }, reducesMotion) {
    if (visible === null) return [];
    const { minimumDuration, duration, moveIn } = plugin.presentation;
    const how = motionInWords(moveIn, reducesMotion);
    const list = [{ time: visible, kind: "visible", title: how === null ? "Becomes visible" : `Becomes visible: ${how}` }];
    const shown = visible + duration;
    if (moveIn !== "none" && duration > 0 && shown <= (returned?.from ?? leaving ?? Infinity)) {
        list.push({ time: shown, kind: "shown", title: "Is in its place" });
    }
    const end = visible + minimumDuration;
    if (minimumDuration > 0 && end <= (handled ?? gone ?? Infinity)) {
        list.push({ time: end, kind: "minimum", title: "The minimum duration ends" });
    }
    return list;
}

/**
 * @param {PresentationTimes} times
 * @returns {TimedEvent[]}
 */
function eventsOfRequests({ request, handled }) {
    const list = request === null ? [] : [{ time: request.time, kind: request.cause, title: causeInWords(request.cause) }];
    // A handler ends the stay for which the plugin was asked before.
    if (handled !== null && request?.cause !== "handler") {
        list.push({ time: handled, kind: "handler", title: causeInWords("handler") });
    }
    return list;
}

/**
 * @param {NonNullable<PresentationTimes["request"]>["cause"]} cause
 */
function causeInWords(cause) {
    switch (cause) {
        case "removal": return "The host asks for its removal";
        case "dismissal": return "Dismisses itself";
        case "handler": return "A handler dismisses it";
    }
}

/**
 * @param {Showing} showing
 * @param {PresentationTimes} times
 * @returns {TimedEvent[]}
 */
function eventsOfNext({ plugin, replacement }, { next, returned }) {
    if (next === null) return [];
    const list = [{
        time: next.added, kind: "replacement", title: `Another plugin of the group “${plugin.presentation.group}” is shown`,
    }];
    if (returned !== null) list.push({ time: returned.time, kind: "returned", title: "Returns, and stays until the other one is visible" });
    if (replacement !== null) {
        const how = next.takesPlace ? ": without a transition" : "";
        list.push({ time: next.visible, kind: "replacementVisible", title: `${replacement.name} becomes visible${how}` });
    }
    return list;
}

/**
 * @param {PluginDescription} plugin
 * @param {PresentationTimes} times
 * @param {boolean} reducesMotion
 * @returns {TimedEvent[]}
 */
function eventsOfDeparture({ presentation }, { visible, returned, leaving, gone }, reducesMotion) {
    const how = motionInWords(presentation.moveOut, reducesMotion);
    const starts = [returned?.from ?? null, leaving === gone ? null : leaving].filter(time => time !== null);
    const list = how === null ? []
        : starts.map(time => ({ time: Number(time), kind: "leaving", title: `Moves out: ${how}` }));
    if (gone !== null) {
        list.push({ time: gone, kind: "gone", title: visible === null ? "Is gone, and was never visible" : "Is gone" });
    }
    return list;
}
