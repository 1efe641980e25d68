// The one truth about addresses inside the site.

export const paths = {
  home: "/",
  plants: "/plants",
  plant: (id: string) => `/plants/${encodeURIComponent(id)}`,
  auth: "/auth",
  authCallback: "/auth/callback",
  authReset: "/auth/reset",
  dashboard: "/dashboard",
  account: "/account",
} as const;
