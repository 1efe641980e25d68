/** Prepares the built site for a CDN: a folder of static files with the site's URL, the project's URL and a CSP filled in. */
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { decodeJwt } from "jose";
import { z } from "zod";
import { securityHeaders } from "#server/http/content-security.ts";
import { FALLBACK_PATH, loadSiteFiles } from "#server/http/site-files.ts";
import { siteAddress, whatsappNumber } from "#server/settings.ts";

const CHARSET = '<meta charSet="utf-8"/>';
const address = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** The pages' settings, from the environment. */
export const siteSettings = z.object({
  SITE_URL: siteAddress,
  SUPABASE_URL: address,
  SUPABASE_KEY: z
    .string()
    .refine(isPublicKey, "must be the project's publishable or anon key, never a secret one"),
  SUPPORT_WHATSAPP: whatsappNumber.optional(),
  /** As set for the functions: the privacy page names its server. */
  LLM_BASE_URL: address.optional(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export type SiteFolders = { readonly built: string; readonly plates: string; readonly to: string };

/** @returns the number of pages */
export async function writeHostedSite(
  settings: SiteSettings,
  { built, plates, to }: SiteFolders,
): Promise<number> {
  const https = settings.SITE_URL.startsWith("https:");
  const files = loadSiteFiles(built, { https, siteUrl: settings.SITE_URL, apiUrl: settings.SUPABASE_URL });
  const pictures = (await readdir(plates)).filter((name) => /\.(webp|jpg)$/.test(name));
  await refuseMissingPlates(built, pictures);
  await rm(to, { recursive: true, force: true });
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(to, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  let pages = 0;
  for (const entry of await readdir(built, { recursive: true })) {
    const path = `/${entry.split(sep).join("/")}`;
    const file = /\.(br|gz)$/.test(path) ? undefined : files.find(path);
    if (file === undefined || !/\.[a-z0-9]+$/.test(path)) continue;
    const { bytes } = await file.body("identity");
    if (file.policy === undefined) {
      await write(path, bytes);
      continue;
    }
    pages += 1;
    const page = withPolicy(bytes.toString(), file.policy);
    // CDNs serve plants/aloe.html at /plants/aloe; with plants/aloe/index.html most would redirect to /plants/aloe/.
    await write(path.replace(/(?<=[^/])\/index\.html$/, ".html"), page);
    if (path === FALLBACK_PATH) await write("/404.html", page);
  }
  await mkdir(join(to, "plates"), { recursive: true });
  for (const name of pictures) {
    await cp(join(plates, name), join(to, "plates", name));
    // A plate name without a size means the middle one.
    if (name.endsWith("-640.webp"))
      await cp(join(plates, name), join(to, "plates", name.replace("-640", "")));
  }
  await write(
    "/config.json",
    JSON.stringify({
      supabaseUrl: settings.SUPABASE_URL,
      supabaseKey: settings.SUPABASE_KEY,
      pushKey: null,
      supportWhatsapp: settings.SUPPORT_WHATSAPP ?? null,
      modelServer: settings.LLM_BASE_URL === undefined ? null : new URL(settings.LLM_BASE_URL).host,
    }),
  );
  await write("/_headers", headersFile(https));
  return pages;
}

/** Our server draws missing plates on request; a CDN cannot. */
async function refuseMissingPlates(built: string, pictures: readonly string[]): Promise<void> {
  const plants = (await readdir(join(built, "plants"), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const missing = plants.filter(({ name }) => !pictures.includes(`${name}-640.webp`));
  if (missing.length > 0)
    throw new Error(`${missing.length} plates are not drawn yet: npm run build draws them.`);
}

/** Each page has its own inline scripts, and few CDNs allow a header per page, so the CSP goes into a meta element. */
function withPolicy(page: string, policy: string): string {
  const metaPolicy = policy
    .split("; ")
    // Only valid as a header, which is the same for all pages.
    .filter((part) => !part.startsWith("frame-ancestors"))
    .join("; ");
  // After the charset, which must be within the first kilobyte, and before the first script.
  const parts = page.split(CHARSET);
  if (parts.length !== 2)
    throw new Error("A page does not have exactly one charset element, so its policy cannot be inserted.");
  return parts.join(`${CHARSET}<meta http-equiv="Content-Security-Policy" content="${metaPolicy}"/>`);
}

/** The format of Cloudflare Pages and Netlify; for other CDNs it documents what to set. */
function headersFile(https: boolean): string {
  const rules: Record<string, Record<string, string>> = {
    "/*": { ...securityHeaders({ https }), "content-security-policy": "frame-ancestors 'none'" },
    "/assets/*": { "cache-control": "public, max-age=31536000, immutable" },
    "/plates/*": { "cache-control": "public, max-age=86400, stale-while-revalidate=604800" },
    "/sw.js": { "cache-control": "no-cache" },
    "/config.json": { "cache-control": "no-cache" },
  };
  return Object.entries(rules)
    .map(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function isPublicKey(key: string): boolean {
  if (key.startsWith("sb_publishable_")) return true;
  try {
    return decodeJwt(key).role === "anon";
  } catch {
    return false;
  }
}
