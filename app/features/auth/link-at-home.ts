// A link that leads to the home page: a confirmation goes on to the callback, which takes it; a refusal is told here.
import { arrivedLink, takeArrivedLink } from "#app/lib/arrived-link.ts";
import { paths } from "#app/lib/paths.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { toast } from "#app/ui/toast-store.ts";
import { judgeLink } from "./judge-link.ts";

export function answerAtHome(go: (to: string) => void): void {
  const verdict = judgeLink(arrivedLink());
  if (verdict.kind === "session") {
    go(paths.authCallback);
    return;
  }
  // Told once: nothing of it is left for a later page.
  if (!takeArrivedLink() || verdict.kind === "ignored") return;
  toast(verdict.toast);
  // Who has confirmed the address before has an account to sign in to.
  if (verdict.kind === "refusal" && verdict.used && !storedSession(localStorage)) go(paths.auth);
}
