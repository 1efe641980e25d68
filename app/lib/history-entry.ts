// Marks the first entry of a visit in the browser's history as React Router does, before the first paint: the router would write
// key and number in two calls, the second in the longest task of hydration.

/** Runs in <head>. */
export const historyScript = `history.state||history.replaceState({key:Math.random().toString(32).slice(2),idx:0},"")`;
