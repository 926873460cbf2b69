// @ts-check
"use strict";

// The transitions of a plugin, as PluginTransition in the generated code runs them.

/**
 * What a transition changes.
 * @typedef {{ opacity: number, x: number, y: number, scale: number, backdrop: number }} Pose
 */

/**
 * Returns the pose of a plugin that is in its place.
 * @param {PluginDescription} plugin
 * @returns {Pose}
 */
function restingPose(plugin) {
    return { opacity: 1, x: 0, y: 0, scale: 1, backdrop: plugin.presentation.backdrop === null ? 0 : 1 };
}

/**
 * Returns what a motion changes, and the values that it has outside.
 * @param {Motion} motion
 * @param {boolean} reducesMotion
 * @returns {Partial<Pose>}
 */
function outside(motion, reducesMotion) {
    if (motion === "none") return {};
    if (motion === "fade" || reducesMotion) return { opacity: 0, backdrop: 0 };
    if (motion === "scale") return { opacity: 0, scale: 0.85, backdrop: 0 };
    // A slide animates one transform, and thus both axes.
    switch (motion) {
        case "slideFromTop": return { x: 0, y: -1, backdrop: 0 };
        case "slideFromBottom": return { x: 0, y: 1, backdrop: 0 };
        case "slideFromLeading": return { x: -1, y: 0, backdrop: 0 };
        case "slideFromTrailing": return { x: 1, y: 0, backdrop: 0 };
    }
}

/**
 * An animation, of what its end names.
 * @typedef {{ start: number, end: Partial<Pose>, springs?: boolean }} Leg
 */

/**
 * Returns the pose of a visible plugin. Each animation begins where the one before has arrived. What it does not change
 * goes on.
 * @param {PluginDescription} plugin
 * @param {PresentationTimes} times
 * @param {number} time
 * @param {boolean} reducesMotion
 * @returns {Pose}
 */
function poseAt(plugin, times, time, reducesMotion) {
    const { moveIn, duration } = plugin.presentation;
    const resting = restingPose(plugin);
    const start = { ...resting, ...outside(moveIn, reducesMotion) };
    const legs = animations(plugin, times, reducesMotion);
    /** @param {keyof Pose} key */
    const value = key => valueAt(key, start, legs, time, duration);
    return { opacity: value("opacity"), x: value("x"), y: value("y"), scale: value("scale"), backdrop: value("backdrop") };
}

/**
 * Returns the animations of a plugin, in order: in, out and back again, and out.
 * @param {PluginDescription} plugin
 * @param {PresentationTimes} times
 * @param {boolean} reducesMotion
 * @returns {Leg[]}
 */
function animations(plugin, { visible, returned, leaving }, reducesMotion) {
    const resting = restingPose(plugin);
    const away = outside(plugin.presentation.moveOut, reducesMotion);
    /** @type {Partial<Pose>} */
    const back = {};
    for (const key of /** @type {(keyof Pose)[]} */ (Object.keys(away))) back[key] = resting[key];
    /** @type {Leg[]} */
    const legs = [];
    if (visible !== null) legs.push({ start: visible, end: resting, springs: plugin.presentation.springs });
    if (returned !== null) legs.push({ start: returned.from, end: away }, { start: returned.time, end: back });
    if (leaving !== null) legs.push({ start: leaving, end: away });
    return legs;
}

/**
 * Returns a value of a pose at a time.
 * @param {keyof Pose} key
 * @param {Pose} first The pose before the animations.
 * @param {Leg[]} legs
 * @param {number} time
 * @param {number} duration
 * @returns {number}
 */
function valueAt(key, first, legs, time, duration) {
    const leg = legs[legs.length - 1];
    if (leg === undefined) return first[key];
    const end = leg.end[key];
    const earlier = legs.slice(0, -1);
    if (time < leg.start || end === undefined) return valueAt(key, first, earlier, time, duration);
    const start = valueAt(key, first, earlier, leg.start, duration);
    return start + (end - start) * progress(time - leg.start, duration, leg.springs === true);
}

/**
 * Returns the part of the way that an animation has come: from 0 to 1, or beyond with a spring.
 * @param {number} elapsed
 * @param {number} duration
 * @param {boolean} springs
 */
function progress(elapsed, duration, springs) {
    if (elapsed >= duration) return 1;
    if (elapsed <= 0) return 0;
    return springs ? spring(elapsed / duration) : easeInOut(elapsed / duration);
}

/**
 * Returns where a spring with a damping ratio of 0.7 is after a part of its duration, at whose end it has nearly come to
 * rest.
 * @param {number} part
 */
function spring(part) {
    const damping = 0.7;
    const decay = Math.log(1000);
    const undamped = Math.sqrt(1 - damping * damping);
    const angle = decay / damping * undamped * part;
    return 1 - Math.exp(-decay * part) * (Math.cos(angle) + damping / undamped * Math.sin(angle));
}

/**
 * Returns the value of UIKit's default curve, UIView.AnimationCurve.easeInOut, for a part of the duration: a Bézier
 * curve with the control points (0.42, 0) and (0.58, 1).
 * See https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/easeineaseout
 * @param {number} part
 */
function easeInOut(part) {
    let lower = 0;
    let upper = 1;
    // Both coordinates grow with the parameter. 30 halvings find it with nine digits.
    for (let step = 0; step < 30; step += 1) {
        const middle = (lower + upper) / 2;
        if (bezier(0.42, 0.58, middle) < part) lower = middle;
        else upper = middle;
    }
    return bezier(0, 1, (lower + upper) / 2);
}

/**
 * Returns a coordinate of a cubic Bézier curve from 0 to 1.
 * @param {number} first
 * @param {number} second
 * @param {number} parameter
 */
function bezier(first, second, parameter) {
    const rest = 1 - parameter;
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + parameter ** 3;
}

/**
 * Returns how a plugin moves, or null if it does not.
 * @param {Motion} motion
 * @param {boolean} reducesMotion
 */
function motionInWords(motion, reducesMotion) {
    if (motion === "none") return null;
    if (motion === "fade") return "fade";
    if (motion === "scale") return reducesMotion ? "fade instead of a scale" : "scale and fade";
    if (reducesMotion) return "fade instead of a slide";
    switch (motion) {
        case "slideFromTop": return "slide at the top edge";
        case "slideFromBottom": return "slide at the bottom edge";
        case "slideFromLeading": return "slide at the leading edge";
        case "slideFromTrailing": return "slide at the trailing edge";
    }
}
