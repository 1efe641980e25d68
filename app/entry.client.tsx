import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
// Also listens for the browser's install prompt, which may fire before any screen needs it.
import "./lib/install-prompt.ts";
import { captureLink } from "./lib/arrived-link.ts";
import { providePersonalData } from "./lib/personal-data.ts";
import { countVisit } from "./lib/visits.ts";

captureLink();
countVisit(() => localStorage);
providePersonalData(() => import("./personal-data.ts"));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
