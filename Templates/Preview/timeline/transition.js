// @ts-check
"use strict";

// The transitions of a plugin, as PluginTransition in the generated code runs them.

/**
 * What a transition changes.
 * @typedef {{ opacity: number, x: number, y: number, backdrop: number }} Pose
 */

/**
 * Returns the pose of a plugin that is in its place.
 * @param {PluginDescription} plugin
 * @returns {Pose}
 */
function restingPose(plugin) {
    return { opacity: 1, x: 0, y: 0, backdrop: plugin.presentation.backdrop === null ? 0 : 1 };
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
    // A slide animates one transform, and thus both axes.
    switch (motion) {
        case "slideFromTop": return { x: 0, y: -1, backdrop: 0 };
        case "slideFromBottom": return { x: 0, y: 1, backdrop: 0 };
        case "slideFromLeading": return { x: -1, y: 0, backdrop: 0 };
        case "slideFromTrailing": return { x: 1, y: 0, backdrop: 0 };
    }
}

/**
 * Returns the pose of a visible plugin.
 * @param {PluginDescription} plugin
 * @param {PresentationTimes} times
 * @param {number} time
 * @param {boolean} reducesMotion
 * @returns {Pose}
 */
function poseAt(plugin, { visible, leaving }, time, reducesMotion) {
    const { moveIn, moveOut, duration } = plugin.presentation;
    const resting = restingPose(plugin);
    if (visible === null) return resting;
    const start = { ...resting, ...outside(moveIn, reducesMotion) };
    /** @param {number} time */
    const movingIn = time => between(start, resting, progress(time - visible, duration));
    if (leaving === null || time < leaving) return movingIn(time);
    // The animation out begins where the animation in has arrived. What it does not change goes on moving in.
    const end = outside(moveOut, reducesMotion);
    const movingOut = between(movingIn(leaving), { ...resting, ...end }, progress(time - leaving, duration));
    const pose = movingIn(time);
    for (const key of /** @type {(keyof Pose)[]} */ (Object.keys(end))) pose[key] = movingOut[key];
    return pose;
}

/**
 * @param {Pose} start
 * @param {Pose} end
 * @param {number} part
 * @returns {Pose}
 */
function between(start, end, part) {
    /** @param {keyof Pose} key */
    const value = key => start[key] + (end[key] - start[key]) * part;
    return { opacity: value("opacity"), x: value("x"), y: value("y"), backdrop: value("backdrop") };
}

/**
 * Returns the part of the way that an animation has come, from 0 to 1.
 * @param {number} elapsed
 * @param {number} duration
 */
function progress(elapsed, duration) {
    if (elapsed >= duration) return 1;
    return elapsed <= 0 ? 0 : easeInOut(elapsed / duration);
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
    if (reducesMotion) return "fade instead of a slide";
    switch (motion) {
        case "slideFromTop": return "slide at the top edge";
        case "slideFromBottom": return "slide at the bottom edge";
        case "slideFromLeading": return "slide at the leading edge";
        case "slideFromTrailing": return "slide at the trailing edge";
    }
}
