import { Link } from "react-router";
import { Story } from "#app/features/about/story.tsx";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { absolute, siteMeta } from "#app/lib/site-meta.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/about";

const description =
  "Why Bush Tea was made: by a Guyanese living with high blood pressure who went back to traditional remedies and wanted others to do it safely.";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "About Us",
    description,
    path: paths.about,
    jsonLd: { "@type": "AboutPage", name: `About ${site.name}`, description, url: absolute(paths.about) },
  });

export default function About() {
  return (
    <>
      <header className="border-b border-line bg-sunk">
        <div className="page pt-3 pb-10 sm:pb-14">
          <BackLink to={paths.home}>Back to Home</BackLink>
          <h1 className="mt-3 text-4xl sm:text-5xl">About {site.name}</h1>
          <p className="measure mt-3 font-title text-xl text-forest sm:text-2xl">
            One person's pressure, and everybody's bush.
          </p>
        </div>
      </header>
      <div className="page grid gap-8 py-8 sm:py-12">
        <Story />
        <Notice tone="warning" title={site.notMedicalAdvice}>
          <p>{site.notASubstitute}.</p>
        </Notice>
        <Button asChild size="large" className="justify-self-center max-sm:w-full">
          <Link to={paths.home}>Explore Herbal Remedies</Link>
        </Button>
      </div>
    </>
  );
}
