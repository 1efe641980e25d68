// The server of the browser tests: the real one with placeholder plates, because drawing a plate takes half a second of
// processor time and hardly any browser test looks at one, and with a database that is patient on a busy machine.
import { registerHooks } from "node:module";

const replaced: Record<string, string> = {
  "#server/plates/plate-cache.ts": "#tests/browser/server/placeholder-plates.ts",
  "#server/db/open.ts": "#tests/browser/server/patient-database.ts",
};

registerHooks({
  resolve: (specifier, context, nextResolve) => nextResolve(replaced[specifier] ?? specifier, context),
});
await import("#server/main.ts");
