// What a published copy of the catalogue says about itself.

export type Release = {
  title: string;
  version: string;
  /** The day of the version, as in CHANGELOG.md. */
  date: string;
  licence: string;
  licenceUrl: string;
  abstract: string;
  citation: string;
};

/** The text of CHANGELOG.md gives the day; a version that is not there yet has none to publish under. */
export function releaseOf(version: string, changelog: string): Release {
  const date = changelog.match(
    new RegExp(`^## \\[${version.replaceAll(".", "\\.")}\\] - (\\d{4}-\\d{2}-\\d{2})$`, "m"),
  )?.[1];
  if (date === undefined) throw new Error(`CHANGELOG.md has no section for version ${version}`);
  const title = "Bush Tea: medicinal plants of Guyana";
  return {
    title,
    version,
    date,
    licence: "Creative Commons Attribution 4.0 International (CC BY 4.0)",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    abstract:
      "Plants that people in Guyana use or should avoid: names, recognition, traditional uses, results of research in people, cautions with medicines, illnesses and other plants, and sources. Educational, not medical advice.",
    citation: `The Bush Tea authors (${date.slice(0, 4)}). ${title}. Version ${version}. Data set.`,
  };
}
