// The single source of paths inside the site.

/** On the sign-in page: the visitor wants an account. */
export const signUpParameter = "new";

export const paths = {
  home: "/",
  about: "/about",
  condition: (slug: string) => `/condition/${encodeURIComponent(slug)}`,
  conditionData: (slug: string) => `/condition/${encodeURIComponent(slug)}.data`,
  emblem: (slug: string) => `/plates/emblem-${encodeURIComponent(slug)}.webp`,
  privacy: "/privacy",
  terms: "/terms",
  disclaimer: "/disclaimer",
  install: "/install",
  plants: "/plants",
  plant: (id: string) => `/plants/${encodeURIComponent(id)}`,
  plantData: (id: string) => `/plants/${encodeURIComponent(id)}.data`,
  auth: "/auth",
  signUp: `/auth?${signUpParameter}=1`,
  authCallback: "/auth/callback",
  authReset: "/auth/reset",
  dashboard: "/dashboard",
  account: "/account",
  reminders: "/reminders",
  /** The form for a new reminder, filled in for a plant and, if it is given, one of its preparations. */
  newReminder: (plant: string, preparation?: string) =>
    `/reminders?${new URLSearchParams({ plant, ...(preparation === undefined ? {} : { preparation }) })}`,
  admin: "/admin",
  adminTestimonials: "/admin/testimonials",
  games: "/games",
  gameLibrary: "/game-library.json",
  achievements: "/achievements",
  leaderboard: "/leaderboard",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  check: "/check",
  mixtureData: "/mixture-data.json",
  identify: "/identify",
  identifyData: "/identify-data.json",
  keyDrawing: (character: string, state: string) => `/plates/key-${character}-${state}.webp`,
  herbalistData: "/herbalist.json",
  safety: "/safety",
  openData: "/open-data",
  dataFile: (name: string) => `/data/${name}`,
  plantRecord: (id: string) => `/data/plants/${encodeURIComponent(id)}.json`,
  savedPlants: "/saved-plants.json",
} as const;
