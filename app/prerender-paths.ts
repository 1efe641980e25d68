// The paths that are prerendered to HTML files: every route without a parameter, every condition and every
// plant. A signed-in screen is rendered in its loading state; the server answers 404 where there is no file.
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { conditionSlugs } from "#catalogue/words.ts";
import { paths } from "./lib/paths.ts";

/** The paths for search engines. */
export async function sitemapPaths(): Promise<string[]> {
  const { plants } = await loadCatalogueOnce();
  return [
    paths.home,
    paths.plants,
    paths.check,
    paths.identify,
    paths.safety,
    paths.openData,
    paths.games,
    paths.leaderboard,
    paths.about,
    ...conditionSlugs.map((slug) => paths.condition(slug)),
    paths.disclaimer,
    paths.privacy,
    paths.terms,
    paths.install,
    ...plants.map((plant) => paths.plant(plant.id)),
  ];
}

export async function publicPaths(): Promise<string[]> {
  return [
    ...(await sitemapPaths()),
    paths.auth,
    paths.authCallback,
    paths.authReset,
    paths.dashboard,
    paths.account,
    paths.reminders,
    paths.admin,
    paths.adminTestimonials,
    paths.sitemap,
    paths.robots,
    paths.mixtureData,
    paths.identifyData,
    paths.herbalistData,
    paths.savedPlants,
    paths.gameLibrary,
    paths.achievements,
  ];
}
