import { Downloads } from "#app/features/open-data/downloads.tsx";
import { loadRelease } from "#app/features/open-data/release.server.ts";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { absolute, siteMeta } from "#app/lib/site-meta.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { Route } from "./+types/open-data";

const description =
  "The whole catalogue of Guyanese medicinal plants to download: uses, results of research, cautions and sources, as JSON, CSV and a Darwin Core checklist, under CC BY 4.0.";

export function loader() {
  return loadRelease();
}

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Open data",
    description,
    path: paths.openData,
    jsonLd: {
      "@type": "Dataset",
      name: `${site.name}: medicinal plants of Guyana`,
      description,
      url: absolute(paths.openData),
      license: "https://creativecommons.org/licenses/by/4.0/",
    },
  });

export default function OpenData({ loaderData: release }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-sunk">
        <div className="page pt-3 pb-8 sm:pb-10">
          <BackLink to={paths.home}>Back to Home</BackLink>
          <h1 className="mt-3 text-4xl sm:text-5xl">Open data</h1>
          <p className="measure mt-3 text-lg">
            Everything the encyclopedia says, to download, check and build on. Version {release.version} of{" "}
            {release.date}.
          </p>
        </div>
      </header>
      <div className="page grid gap-10 py-8 sm:py-12">
        <Notice tone="warning" title={site.notMedicalAdvice} className="max-w-3xl">
          <p>
            Cautions belong to the uses: whoever shows a use from these files must show its cautions with it.
          </p>
        </Notice>
        <section aria-labelledby="downloads">
          <h2 id="downloads" className="mb-4 text-2xl">
            Downloads
          </h2>
          <Downloads />
        </section>
        <section aria-labelledby="licence" className="measure">
          <h2 id="licence" className="text-2xl">
            Licence, and how to cite it
          </h2>
          <p className="mt-3">
            The data may be used and changed, also commercially, under the{" "}
            <a href={release.licenceUrl} className={textLink}>
              {release.licence}
            </a>
            : name the source and say what you changed. The plates belong to it. Each plant's page offers its
            own record.
          </p>
          <p className="mt-3 rounded border border-line bg-raised p-4">{release.citation}</p>
        </section>
        <section aria-labelledby="reading" className="measure">
          <h2 id="reading" className="text-2xl">
            How to read it
          </h2>
          <p className="mt-3">
            A row marked "read" was read in the work it cites, at the place it names; "recalled" rests on
            general knowledge. "Clinical" evidence means that people who used this preparation for this
            complaint were helped; the result says how many and how much. "Not recorded" and "no information
            found" mean just that.
          </p>
        </section>
      </div>
    </>
  );
}
