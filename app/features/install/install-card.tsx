// The card at the foot of the home page that offers to install the app.
import { Download, X } from "lucide-react";
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
      className="relative w-full max-w-md animate-rise rounded border border-forest bg-raised p-4 shadow-[0_0.5rem_2rem_var(--veil)]"
    >
      <p className="pr-11 font-title text-xl font-semibold">{installMessages.card.title}</p>
      <p className="pr-11 text-soft">{installMessages.card.text}</p>
      <Button onClick={() => installPrompt.prompt()} className="mt-3 w-full">
        <Download aria-hidden />
        {installMessages.installNow}
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={installMessages.card.dismiss}
        onClick={dismissOffer}
        className="absolute top-2 right-2"
      >
        <X aria-hidden />
      </Button>
    </section>
  );
}
