// The public run-time settings, read once from /config.json: one build serves any installation.
import * as z from "zod/mini";

const configSchema = z.object({
  supabaseUrl: z.url(),
  supabaseKey: z.string().check(z.minLength(1)),
  /** The key push services know this server by. */
  pushKey: z.nullish(z.string()),
  supportWhatsapp: z.nullish(z.string()),
});

export type SiteConfig = z.infer<typeof configSchema>;

let pending: Promise<SiteConfig> | undefined;

export function loadConfig(): Promise<SiteConfig> {
  pending ??= readConfig().catch((error: unknown) => {
    // A failed read is not kept: the next caller tries again.
    pending = undefined;
    throw error;
  });
  return pending;
}

async function readConfig(): Promise<SiteConfig> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`The site's settings could not be read (${response.status})`);
  return configSchema.parse(await response.json());
}
