// The one truth about addresses inside the site.

export const paths = {
  home: "/",
  about: "/about",
  condition: (slug: string) => `/condition/${encodeURIComponent(slug)}`,
  privacy: "/privacy",
  terms: "/terms",
  disclaimer: "/disclaimer",
  install: "/install",
  plants: "/plants",
  plant: (id: string) => `/plants/${encodeURIComponent(id)}`,
  auth: "/auth",
  authCallback: "/auth/callback",
  authReset: "/auth/reset",
  dashboard: "/dashboard",
  account: "/account",
  reminders: "/reminders",
  adminTestimonials: "/admin/testimonials",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  check: "/check",
  mixtureData: "/mixture-data.json",
} as const;
