// The server of the browser tests: the real one with placeholder plates, because drawing a plate takes half a second of
// processor time and hardly any browser test looks at one.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      specifier === "#server/plates/plate-cache.ts"
        ? "#tests/browser/server/placeholder-plates.ts"
        : specifier,
      context,
    ),
});
await import("#server/main.ts");
