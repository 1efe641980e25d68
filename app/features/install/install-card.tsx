// The card at the bottom of the home page that offers to install the app. Kept low, so that it covers no
// warning on a phone.
import { X } from "lucide-react";
import { installPrompt } from "#app/lib/install-prompt.ts";
import { Button } from "#app/ui/button.tsx";
import { installMessages } from "./messages.ts";
import { dismissOffer, useOffersInstall } from "./offer.ts";

export function InstallCard() {
  const offered = useOffersInstall();
  if (!offered) return null;
  return (
    <section
      aria-label={installMessages.card.title}
      data-install-card
      className="flex w-full max-w-md animate-rise items-center gap-2 rounded border border-forest bg-raised py-3 pr-1 pl-4 shadow-[0_0.5rem_2rem_var(--veil)]"
    >
      <div className="min-w-0 flex-1">
        <p className="font-title text-lg leading-tight font-semibold">{installMessages.card.title}</p>
        <p className="text-sm leading-snug text-soft">{installMessages.card.text}</p>
      </div>
      <Button onClick={() => installPrompt.prompt()} className="shrink-0 max-sm:px-3">
        {installMessages.installNow}
      </Button>
      <Button variant="quiet" size="icon" aria-label={installMessages.card.dismiss} onClick={dismissOffer}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
