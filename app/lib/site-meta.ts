// A page's title, description, canonical URL, Open Graph tags and JSON-LD, in one shape for all screens.
import type { MetaDescriptor } from "react-router";
import { site } from "./site.ts";

/**
 * Placeholder for the site's origin, which is unknown at build time; the server replaces it with SITE_URL.
 */
export const placeholderOrigin = "https://site.invalid";

const descriptionLimit = 160;

export type PageMeta = {
  title?: string | undefined;
  description: string;
  /** Path inside the site, beginning with a slash. */
  path: string;
  /** An image inside the site. */
  image?: { path: string; alt: string; width: number; height: number } | undefined;
  type?: "website" | "article";
  jsonLd?: Record<string, unknown> | undefined;
};

let origin: string | undefined;

/**
 * In the browser, the origin the server wrote into the page; otherwise the page would name two different
 * URLs.
 */
function siteOrigin(): string {
  if (typeof document === "undefined") return placeholderOrigin;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  origin ??= new URL(canonical ?? location.href).origin;
  return origin;
}

export function absolute(path: string): string {
  return `${siteOrigin()}${path}`;
}

/** Cuts at a word boundary and appends an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= limit) return flat;
  const room = flat.slice(0, limit - 1);
  const lastSpace = room.lastIndexOf(" ");
  const endsAWord = /[\s,;:.]/.test(flat.charAt(limit - 1));
  const cut = endsAWord || lastSpace <= limit / 2 ? room : room.slice(0, lastSpace);
  return `${cut.replace(/[\s,;:.–-]+$/, "")}…`;
}

export function siteMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title
    ? `${page.title} · ${site.name}`
    : `${site.name}: traditional Guyanese herbal remedies`;
  const description = cutAtWord(page.description, descriptionLimit);
  const url = absolute(page.path);
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? site.name },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: "en_GY" },
  ];
  if (page.image) {
    tags.push(
      { property: "og:image", content: absolute(page.image.path) },
      { property: "og:image:width", content: String(page.image.width) },
      { property: "og:image:height", content: String(page.image.height) },
      { property: "og:image:alt", content: page.image.alt },
    );
  }
  tags.push({ name: "twitter:card", content: page.image ? "summary_large_image" : "summary" });
  if (page.jsonLd) tags.push({ "script:ld+json": { "@context": "https://schema.org", ...page.jsonLd } });
  return tags;
}

/** For pages of a signed-in user: a title, but not indexed by search engines. */
export function privateMeta(page: PageMeta): MetaDescriptor[] {
  return [...siteMeta(page), { name: "robots", content: "noindex" }];
}
