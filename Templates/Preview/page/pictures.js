// The pictures that `plugingen preview --images` takes: of each plugin at first, and with another value of each input
// that hides, shows or changes something.

/** The greatest number of states of a plugin. */
const pictureLimit = 12;

/**
 * Returns the names of all pictures, and the addresses that show them.
 * @returns {{ name: string, address: string }[]}
 */
function pictures() {
    return pageData.plugins.flatMap(plugin => pictureStates(plugin).flatMap(({ name, state }) => [
        { name, address: makeAddress(plugin, state) },
        { name: `${name}~dark`, address: makeAddress(plugin, { ...state, appearance: "dark" }) },
    ]));
}

/**
 * Returns the states of a plugin that look different, the first of them without a change.
 * @param {PluginDescription} plugin
 */
function pictureStates(plugin) {
    const first = defaultState(plugin);
    const key = pluginKey(plugin);
    const seen = new Set();
    return [{ name: key, state: first }, ...otherValues(plugin).map(({ suffix, key: input, value }) => {
        return { name: `${key}.${suffix}`, state: { ...first, [input]: value } };
    })].filter(({ state }) => {
        const { size } = seen;
        seen.add(makeDevice(plugin, state).innerHTML);
        return seen.size > size && size < pictureLimit;
    });
}

/**
 * Returns another value of each input with few values, and the end of the name of a picture with it.
 * @param {PluginDescription} plugin
 */
function otherValues(plugin) {
    return fieldsOf(plugin).flatMap(({ key, name, kind, isOptional, value }) => {
        if (name === null) return [];
        if (isOptional) {
            const sample = plugin.inputs.find(input => input.name === name)?.sample ?? null;
            return [{ key, suffix: value === null ? name : `${name}.nil`, value: value === null ? sample : null }];
        }
        return kind === "flag" ? [{ key, suffix: value ? `${name}.false` : name, value: !value }] : [];
    });
}

/**
 * Shows a picture, and returns its place on the page.
 * @param {string} address
 */
async function showPicture(address) {
    document.documentElement.classList.add("for-pictures");
    const isShown = new Promise(done => addEventListener("hashchange", done, { once: true }));
    location.hash = address;
    await isShown;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const device = document.querySelector("[data-stage] figure .device");
    if (device === null) throw new Error(`There is nothing at ${address}`);
    const { x, y, width, height } = device.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
}
