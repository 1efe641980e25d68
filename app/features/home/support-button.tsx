// The round WhatsApp support button: on phones, if the operator has set a number.
import { useEffect, useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { usePlatform } from "#app/lib/platform.ts";
import { supportLink } from "#app/lib/support-link.ts";
import { WhatsappMark } from "#app/ui/whatsapp-mark.tsx";

export function SupportButton() {
  const platform = usePlatform();
  const onPhone = platform === "android" || platform === "ios";
  const number = useSupportNumber(onPhone);
  if (!onPhone || !number) return null;
  return (
    <a
      href={supportLink(number)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Get help on WhatsApp"
      className="grid size-14 animate-appear place-items-center rounded-full border-2 border-paper bg-forest text-on-forest transition-colors hover:bg-forest-strong md:hidden [&_svg]:size-7"
    >
      <WhatsappMark />
    </a>
  );
}

function useSupportNumber(wanted: boolean): string | null {
  const [number, setNumber] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import("#app/lib/config.ts")
      .then(({ loadConfig }) => loadConfig())
      .then(({ supportWhatsapp }) => setNumber(supportWhatsapp ?? null))
      // Offline, the button is not needed.
      .catch((error: unknown) => {
        if (navigator.onLine) logQuietly("Error reading the support number:", error);
      });
  }, [wanted]);
  return number;
}
