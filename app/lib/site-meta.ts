// Titles, descriptions, canonical addresses, Open Graph and JSON-LD of a page, in one shape for all screens.
import type { MetaDescriptor } from "react-router";
import { site } from "./site.ts";

/** Stands in for the address of the site, which the build does not know; the server puts SITE_URL in its place. */
export const placeholderOrigin = "https://site.invalid";

const descriptionLimit = 160;

export type PageMeta = {
  title?: string | undefined;
  description: string;
  /** Address inside the site, beginning with a slash. */
  path: string;
  /** Address of a picture inside the site. */
  image?: { path: string; alt: string; width: number; height: number } | undefined;
  type?: "website" | "article";
  jsonLd?: Record<string, unknown> | undefined;
};

let origin: string | undefined;

/** In the browser, what the server wrote into the page; the two must agree or the page would name two addresses. */
function siteOrigin(): string {
  if (typeof document === "undefined") return placeholderOrigin;
  const printed = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  origin ??= new URL(printed ?? location.href).origin;
  return origin;
}

export function absolute(path: string): string {
  return `${siteOrigin()}${path}`;
}

/** Cuts at a word so that a description reads as a sentence begun, never as a word broken. */
export function cutAtWord(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= limit) return flat;
  const room = flat.slice(0, limit - 1);
  const lastSpace = room.lastIndexOf(" ");
  const endsAWord = /[\s,;:.]/.test(flat.charAt(limit - 1));
  const kept = endsAWord || lastSpace <= limit / 2 ? room : room.slice(0, lastSpace);
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
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

/** For a page that belongs to whoever is signed in: it has a name, but no search engine should keep it. */
export function privateMeta(page: PageMeta): MetaDescriptor[] {
  return [...siteMeta(page), { name: "robots", content: "noindex" }];
}
