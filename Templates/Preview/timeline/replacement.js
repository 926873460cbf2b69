// @ts-check
"use strict";

// Another plugin of the group takes the place of the one on the stage.

/**
 * Returns when the other plugin becomes visible. It waits for its delay, and for the minimum duration of the plugin
 * that it replaces.
 * @param {StageState} state
 */
function replacementTimes({ plugin, schedule, replacement }) {
    const added = schedule.replacedAt;
    if (added === null || replacement === null) return null;
    const phase = phaseAt(presentationTimes(plugin, { ...schedule, replacedAt: null }), added);
    const isVisible = phase === "visible" || phase === "staying";
    const wait = isVisible ? endOfStay(plugin, added) - added : 0;
    const { delay } = replacement.presentation;
    return {
        added,
        visible: added + Math.max(delay, wait),
        /** Whether the backdrop of the other plugin takes the place of the present one without a fade. */
        takesBackdrop: isVisible && delay <= wait && plugin.presentation.backdrop !== null
            && replacement.presentation.backdrop !== null,
    };
}

/**
 * Returns the state of the other plugin at the time of the stage, or null if it is not added.
 * @param {StageState} state
 * @returns {Moment | null}
 */
function replacementMoment(state) {
    const times = replacementTimes(state);
    const { replacement, time, settings } = state;
    if (times === null || replacement === null || time < times.added) return null;
    // A plugin that waits longer is as one with a longer delay. It does not leave again here.
    const delay = times.visible - times.added;
    const presentation = { ...replacement.presentation, delay, dismissesAfter: null };
    const schedule = { removedAt: null, replacedAt: null };
    const moment = momentAt({ ...replacement, presentation }, schedule, time - times.added, settings.reducesMotion);
    return times.takesBackdrop && moment.isShown ? { ...moment, backdropOpacity: 1 } : moment;
}

/**
 * Returns the state of the plugin on the stage.
 * @param {StageState} state
 * @returns {Moment}
 */
function stageMoment(state) {
    const { plugin, schedule, time, settings } = state;
    const moment = momentAt(plugin, schedule, time, settings.reducesMotion);
    const times = replacementTimes(state);
    const losesBackdrop = times !== null && times.takesBackdrop && time >= times.visible;
    return losesBackdrop ? { ...moment, backdropOpacity: 0 } : moment;
}
