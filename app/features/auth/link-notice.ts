// Tells what became of a link that led to some page other than the callback: a confirmed address, a late click.
import { isCallback, parseLinkAnswer } from "#app/lib/link-answer.ts";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { refusalToast } from "./judge-link.ts";
import { authMessages } from "./messages.ts";

export function tellOfLink(): void {
  const address = new URL(location.href);
  if (isCallback(address)) return;
  const answer = parseLinkAnswer(address);
  if (answer.kind === "session") {
    tellOfSession(answer.type).catch((error: unknown) => logQuietly("A link could not be read", error));
    return;
  }
  if (answer.kind === "none") return;
  // Told once: a reload or a shared address must not tell it again.
  history.replaceState(history.state, "", address.pathname);
  if (answer.kind === "refused") toast(refusalToast(answer));
  else toast({ title: authMessages.oneMoreMail, description: answer.message });
}

async function tellOfSession(type: string): Promise<void> {
  const supabase = await getSupabase();
  // The library began to read the address when it was made; this waits for the outcome.
  const { error } = await supabase.auth.initialize();
  // It leaves an empty hash behind, which would be shared along with the address.
  if (location.href.endsWith("#")) history.replaceState(history.state, "", location.pathname);
  if (error) toast({ ...authMessages.invalidLink, variant: "destructive" });
  else if (type === "signup" || type === "invite") toast(authMessages.welcome);
  else if (type === "email_change") toast(authMessages.addressChanged);
}
