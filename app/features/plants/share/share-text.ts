// The text of a message when a plant is shared.
import { paths } from "#app/lib/paths.ts";
import { absolute, cutAtWord } from "#app/lib/site-meta.ts";

export type Shared = { id: string; common_name: string; scientific_name: string; description: string };

export const shareLength = { card: 80, page: 100 } as const;

export function shareText(plant: Shared, length: number): string {
  return `${plant.common_name} (${plant.scientific_name}): ${cutAtWord(plant.description, length)}`;
}

/**
 * Opens WhatsApp with a text and a URL. The URL is not encoded, so that the server can still replace its
 * placeholder origin.
 */
export function whatsappLink(text: string, address?: string): string {
  const link = `https://wa.me/?text=${encodeURIComponent(text)}`;
  return address ? `${link}%0A${address}` : link;
}

export function plantAddress(id: string): string {
  return absolute(paths.plant(id));
}
