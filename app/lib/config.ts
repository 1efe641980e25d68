// The public run-time settings, read once from /config.json, so that one build serves any installation.
// Parsed by hand to keep a schema library out of the first page.
import { memoiseAsync } from "./memoise-async.ts";

export type SiteConfig = {
  supabaseUrl: string;
  supabaseKey: string;
  /** The server's public VAPID key. */
  pushKey: string | null;
  supportWhatsapp: string | null;
  /** A `mailto:` or `https:` link to the people who run the site. */
  supportContact: string | null;
  /** The server whose language model reads questions and writes answers. */
  modelServer: string | null;
  /** Whether passkeys can sign in. */
  passkeys: boolean;
};

export const loadConfig = memoiseAsync(async (): Promise<SiteConfig> => {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`The site's settings could not be read (${response.status})`);
  return parseConfig(await response.json());
});

export function parseConfig(value: unknown): SiteConfig {
  const fields = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  const text = (name: string): string | null => {
    const field: unknown = fields.get(name);
    return typeof field === "string" && field !== "" ? field : null;
  };
  const supabaseUrl = text("supabaseUrl");
  const supabaseKey = text("supabaseKey");
  if (supabaseUrl === null || !isAddress(supabaseUrl) || supabaseKey === null) {
    throw new Error("The site's settings lack the backend's address or its public key");
  }
  return {
    supabaseUrl,
    supabaseKey,
    pushKey: text("pushKey"),
    supportWhatsapp: text("supportWhatsapp"),
    supportContact: text("supportContact"),
    modelServer: text("modelServer"),
    passkeys: fields.get("passkeys") === true,
  };
}

/** By parsing it: Safari before 17 has no call that only checks. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).origin !== "null";
  } catch {
    return false;
  }
}
