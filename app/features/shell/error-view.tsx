// The error view for unexpected errors and for pages that could not be fetched.
import { useEffect } from "react";
import { isRouteErrorResponse, Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { Button } from "#app/ui/button.tsx";
import { isNetworkError } from "./network-error.ts";

export function ErrorView({ error }: { error: unknown }) {
  const online = useOnline();
  const unreachable = !online || isNetworkError(error);

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one place where unexpected errors are logged
    if (!unreachable) console.error(error);
  }, [error, unreachable]);

  const title = unreachable ? "This page needs a connection" : "Something went wrong";
  return (
    <div className="page grid min-h-[60dvh] content-center justify-items-center gap-4 py-16 text-center">
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="measure text-soft">
        {unreachable
          ? "It could not be loaded. Check your connection and try again; pages you have already opened may still be available."
          : "That was our mistake, not yours. Try the page once more, or start again from home."}
      </p>
      {isRouteErrorResponse(error) ? <p className="text-sm text-soft">Status {error.status}</p> : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Try again</Button>
        <Button asChild variant="secondary">
          <Link to={paths.home} reloadDocument>
            Return to Home
          </Link>
        </Button>
      </div>
    </div>
  );
}
