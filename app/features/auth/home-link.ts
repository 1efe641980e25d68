// Handles an email link that opened the home page: passes a confirmation on to the callback, and shows any error.
import { peekArrivedLink, takeArrivedLink } from "#app/lib/arrived-link.ts";
import { paths } from "#app/lib/paths.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { toast } from "#app/ui/toast-store.ts";
import { classifyLink } from "./classify-link.ts";

export function handleHomeLink(go: (to: string) => void): void {
  const link = classifyLink(peekArrivedLink());
  if (link.kind === "session") {
    go(paths.authCallback);
    return;
  }
  // Taken, so that the message is shown once.
  if (!takeArrivedLink() || link.kind === "ignored") return;
  toast(link.toast);
  // A used confirmation link means that the account exists.
  if (link.kind === "refusal" && link.used && !storedSession(localStorage)) go(paths.auth);
}
