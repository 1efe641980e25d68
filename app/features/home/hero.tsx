// The hero: what this is, that it is not medical advice, and the question field, in sight without scrolling on a phone.
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import branchUrl from "#app/assets/hero-branch.svg?url";
import creekUrl from "#app/assets/hero-creek.svg?url";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";

/** `children`: the chat panel. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-clip border-b border-line">
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10 select-none">
        {/* On wide screens the picture stays beside a long conversation; on narrow ones it is below the panel. */}
        <div className="hero-picture absolute inset-x-0 bottom-0 h-[100vw] overflow-clip lg:sticky lg:top-16 lg:h-[min(calc(100svh-4rem),60rem)]">
          <img
            src={branchUrl}
            alt=""
            // Not fetched where it is not visible.
            loading="lazy"
            width={460}
            height={320}
            className="absolute top-0 right-0 w-[min(32%,60svh)] max-lg:hidden"
          />
          <img
            src={creekUrl}
            alt=""
            width={920}
            height={920}
            fetchPriority="high"
            className="absolute right-0 bottom-0 w-full max-w-none max-sm:w-[112%] lg:h-[94%] lg:w-auto"
          />
        </div>
      </div>
      <div className="page pt-3 pb-[96vw] sm:pt-10 lg:min-h-[min(calc(100svh-4rem),60rem)] lg:py-14">
        <div className="max-w-[36rem]">
          <h1 id="hero-title" className="text-4xl leading-none sm:text-6xl lg:text-[5rem]">
            {site.name}
          </h1>
          <p className="mt-1 font-title text-lg leading-tight text-forest sm:mt-3 sm:text-2xl">
            {site.tagline}
          </p>
          <div className="mt-3 rounded border-2 border-annatto bg-annatto-wash px-3 py-2 sm:mt-6 sm:p-4">
            <p className="flex gap-2 leading-snug font-bold text-annatto sm:text-lg">
              <TriangleAlert aria-hidden className="size-5 shrink-0 sm:mt-0.5 sm:size-6" />
              {site.notMedicalAdvice}
            </p>
            <p className="mt-1 text-sm leading-snug sm:pl-8 sm:text-base">{site.notASubstitute}</p>
          </div>
          {children}
          <p className="mt-8 sm:text-lg">{site.description}</p>
          <Button asChild size="large" variant="secondary" className="mt-5 max-sm:w-full">
            <Link to={paths.plants}>Open the Encyclopedia</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
