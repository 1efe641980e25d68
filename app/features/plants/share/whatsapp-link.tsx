// Opens WhatsApp with the plant's name, a line about it and its URL. A link, so that it works without
// scripts.
import { Button, type ButtonProps } from "#app/ui/button.tsx";
import { WhatsappMark } from "#app/ui/whatsapp-mark.tsx";
import { plantAddress, type Shared, shareText, whatsappLink } from "./share-text.ts";

export function WhatsappLink({
  plant,
  length,
  ...look
}: { plant: Shared; length: number } & Pick<ButtonProps, "variant" | "className">) {
  return (
    <Button {...look} asChild size="icon">
      <a
        href={whatsappLink(shareText(plant, length), plantAddress(plant.id))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Share ${plant.common_name} on WhatsApp`}
      >
        <WhatsappMark />
      </a>
    </Button>
  );
}
