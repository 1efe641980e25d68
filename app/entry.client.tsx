import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
// Also catches the browser's offer to install, which may come before any screen asks for it.
import "./lib/install-prompt.ts";
import { receiveLink } from "./lib/arrived-link.ts";
import { countVisit } from "./lib/visits.ts";

receiveLink();
countVisit(() => localStorage);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
