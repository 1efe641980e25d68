// The device's share sheet; where there is none, the link is copied.
import { Share2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { plantMessages } from "../messages.ts";
import { plantAddress, type Shared, shareLength, shareText } from "./share-text.ts";

export function ShareButton({ plant }: { plant: Shared }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Share ${plant.common_name}`}
      className="noscript:hidden"
      onClick={() => void share(plant)}
    >
      <Share2 aria-hidden />
    </Button>
  );
}

async function share(plant: Shared): Promise<void> {
  const data = {
    title: plant.common_name,
    text: shareText(plant, shareLength.page),
    url: plantAddress(plant.id),
  };
  if ("share" in navigator) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // The user closed the share sheet and does not want a copy either.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    toast({ title: plantMessages.linkCopied });
  } catch {
    toast({ ...plantMessages.linkNotCopied, variant: "destructive" });
  }
}
