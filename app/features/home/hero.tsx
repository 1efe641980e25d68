// The first thing seen: what this is, and that it is not medical advice.
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";

export function Hero() {
  return (
    <section className="hero relative isolate overflow-hidden">
      <div className="page flex min-h-[calc(100svh-8rem)] flex-col justify-center py-10 md:min-h-[calc(100svh-4rem)] md:py-16">
        <div className="max-w-xl">
          <h1 className="text-6xl md:text-[5.5rem]">{site.name}</h1>
          <p className="mt-4 font-title text-2xl text-forest md:text-3xl">{site.tagline}</p>
          <p className="mt-4 text-lg">{site.description}</p>
          <div className="mt-6 rounded border-2 border-annatto bg-annatto-wash p-4 sm:p-5">
            <p className="flex gap-3 text-lg leading-snug font-bold text-annatto">
              <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
              {site.notMedicalAdvice}
            </p>
            <p className="mt-2 sm:pl-9">{site.notASubstitute}</p>
          </div>
          <Button asChild size="large" className="mt-7">
            <Link to={paths.plants}>Open the Encyclopedia</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
