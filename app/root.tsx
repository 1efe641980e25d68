// The HTML document around every page, and the error boundary.

import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { ErrorView } from "#app/features/shell/error-view.tsx";
import { signedInScript } from "#app/lib/signed-in-mark.ts";
import type { Route } from "./+types/root";
import { AuthProvider } from "./features/auth/auth-provider.tsx";
import { NotFound } from "./features/shell/not-found.tsx";
import { Shell } from "./features/shell/shell.tsx";
import { framesScript } from "./lib/first-frames.ts";
import { fonts } from "./lib/font-preloads.ts";
import { historyScript } from "./lib/history-entry.ts";
import { useAnnounceHydration } from "./lib/hydrated-event.ts";
import { paths } from "./lib/paths.ts";
import { layoutScript } from "./lib/plant-layout.ts";
import { queryClient } from "./lib/query-client.ts";
import { themeScript } from "./lib/theme.ts";
import { useHydrated } from "./lib/use-hydrated.ts";
import { waitedScript } from "./lib/waited-mark.ts";
import stylesUrl from "./styles/app.css?url";
import { Spinner } from "./ui/spinner.tsx";

export const links: Route.LinksFunction = () => [
  ...fonts,
  { rel: "stylesheet", href: stylesUrl },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

const headScript = [
  historyScript,
  themeScript,
  signedInScript,
  layoutScript,
  framesScript,
  waitedScript,
].join(";");

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf6e9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10180f" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts, needed before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
        {/* With scripts, OfflineServices adds it when the page is idle. */}
        <noscript>
          <link rel="manifest" href={paths.manifest} />
        </noscript>
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <Shell>{children}</Shell>
          </AuthProvider>
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useAnnounceHydration();
  return <Outlet />;
}

/** Shown from the fallback file until the screen has loaded. */
export function HydrateFallback() {
  return (
    <div className="page grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading…" />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The fallback file contains the loading view, so hydration must start with it.
  if (!useHydrated()) return <HydrateFallback />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ErrorView error={error} />;
}
