// @ts-check
"use strict";

// Cards for the files with problems.

/**
 * Creates the cards of the files with problems, or null if there are none.
 * @param {ProblemFile[]} files
 */
function makeProblems(files) {
    if (files.length === 0) return null;
    const count = files.length === 1 ? "1 file has problems" : `${files.length} files have problems`;
    return node("section", { class: "problems", "aria-labelledby": "problems-title" },
        node("h2", { id: "problems-title" }, count),
        node("ul", { class: "problem-cards" }, ...files.map(file => node("li", {}, problemCard(file)))));
}

/**
 * @param {ProblemFile} file
 */
function problemCard(file) {
    return node("article", { class: "problem", "data-problem": file.file },
        node("h3", { class: "path" }, file.file),
        ...file.diagnostics.map(diagnostic => {
            const place = diagnostic.line > 0 ? `${diagnostic.line}:${diagnostic.column}` : null;
            return node("div", { class: "diagnostic" },
                node("p", {},
                    node("span", { class: `severity ${diagnostic.severity}` }, diagnostic.severity), " ",
                    place === null ? null : node("span", { class: "place" }, place), " ", diagnostic.message),
                diagnostic.text === "" ? null
                    : node("pre", { tabindex: 0, role: "group", "aria-label": "Excerpt" },
                        node("code", {}, diagnostic.text)));
        }));
}
