// The hero: what this is, and that it is not medical advice.
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import branchUrl from "#app/assets/hero-branch.svg?url";
import creekUrl from "#app/assets/hero-creek.svg?url";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-hidden border-b border-line">
      <div aria-hidden="true" className="hero-picture pointer-events-none absolute inset-0 -z-10 select-none">
        <img
          src={branchUrl}
          alt=""
          // Not fetched where it is not visible.
          loading="lazy"
          width={460}
          height={320}
          className="absolute top-0 right-0 w-[38%] max-md:hidden lg:w-[min(32%,60svh)]"
        />
        <img
          src={creekUrl}
          alt=""
          width={920}
          height={920}
          fetchPriority="high"
          className="absolute right-0 bottom-0 w-full max-w-none max-sm:w-[112%] md:w-[84%] lg:h-[94%] lg:w-auto"
        />
      </div>
      <div className="page flex flex-col justify-center pt-8 pb-[100vw] sm:pt-12 sm:pb-[88vw] md:pb-[70vw] lg:min-h-[min(calc(100svh-4rem),60rem)] lg:py-14">
        <div className="max-w-[34rem]">
          <h1 id="hero-title" className="text-[3.5rem] leading-none sm:text-6xl lg:text-[5.5rem]">
            {site.name}
          </h1>
          <p className="mt-3 font-title text-xl text-forest sm:text-2xl lg:text-3xl">{site.tagline}</p>
          <p className="mt-4 sm:text-lg">{site.description}</p>
          <div className="mt-6 rounded border-2 border-annatto bg-annatto-wash p-4 sm:p-5">
            <p className="flex gap-3 text-lg leading-snug font-bold text-annatto">
              <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
              {site.notMedicalAdvice}
            </p>
            <p className="mt-2 pl-9">{site.notASubstitute}</p>
          </div>
          <Button asChild size="large" className="mt-7 max-sm:w-full">
            <Link to={paths.plants}>Open the Encyclopedia</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
