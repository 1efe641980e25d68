// The one truth about addresses inside the site.

export const paths = {
  home: "/",
  plants: "/plants",
  plant: (id: string) => `/plants/${encodeURIComponent(id)}`,
} as const;
