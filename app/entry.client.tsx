import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
// Also listens for the browser's install prompt, which may fire before any screen needs it.
import "./lib/install-prompt.ts";
import { countVisit } from "./lib/visits.ts";

countVisit(() => localStorage);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
