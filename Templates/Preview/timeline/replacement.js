// @ts-check
"use strict";

// The stage with two plugins: another one of the group takes the place of the first one.

/**
 * Returns the state of the other plugin at the time of the stage, or null if it is not added.
 * @param {StageState} state
 * @returns {Moment | null}
 */
function replacementMoment(state) {
    const { replacement, time, settings } = state;
    const { next } = presentationTimes(state);
    if (next === null || replacement === null || time < next.added) return null;
    // A plugin that waits longer is as one with a longer delay. It does not leave again here.
    const presentation = { ...replacement.presentation, delay: next.visible - next.added, dismissesAfter: null };
    if (next.takesPlace) presentation.moveIn = "none";
    const showing = {
        plugin: { ...replacement, presentation },
        schedule: { removedAt: null, replacedAt: null },
        replacement: null,
    };
    const moment = momentAt(showing, time - next.added, settings.reducesMotion);
    return takesBackdrop(state, next) && moment.isShown ? { ...moment, backdropOpacity: 1 } : moment;
}

/**
 * Returns the state of the plugin on the stage.
 * @param {StageState} state
 * @returns {Moment}
 */
function stageMoment(state) {
    const { time, settings } = state;
    const moment = momentAt(state, time, settings.reducesMotion);
    const { next } = presentationTimes(state);
    const losesBackdrop = next !== null && takesBackdrop(state, next) && time >= next.visible;
    return losesBackdrop ? { ...moment, backdropOpacity: 0 } : moment;
}

/**
 * Returns whether the backdrop of the other plugin takes the place of the present one without a fade.
 * @param {Showing} showing
 * @param {NextTimes} next
 */
function takesBackdrop({ plugin, replacement }, next) {
    return next.followsVisible && plugin.presentation.backdrop !== null
        && replacement !== null && replacement.presentation.backdrop !== null;
}
