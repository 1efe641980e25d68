/** Reads the content and the lines of its notes once, as part of the build: every later start of a server or a test finds what they were read as. */
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";

await loadHerbalist();
