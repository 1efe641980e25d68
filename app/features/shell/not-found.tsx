// The 404 view.
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";

export function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification requires logging the unknown path
    console.error("404 Error: User attempted to access non-existent route:", pathname);
  }, [pathname]);

  return (
    <div className="page grid min-h-[60dvh] content-center justify-items-center gap-4 py-16 text-center">
      <title>{`Page not found · ${site.name}`}</title>
      <p aria-hidden="true" className="font-title text-6xl text-forest">
        404
      </p>
      <h1 className="text-3xl">Oops! Page not found</h1>
      <p className="measure text-soft">
        There is nothing at this address. The page may have moved, or the address may contain a typo.
      </p>
      <Button asChild className="mt-2">
        <Link to={paths.home}>Return to Home</Link>
      </Button>
    </div>
  );
}
