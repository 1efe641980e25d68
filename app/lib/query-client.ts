// The query cache of the whole site, created once outside any component. Queries whose results are the same for all
// users set `meta: { isPublic: true }`; all others are treated as personal and removed on sign-out.
import { onlineManager, QueryClient } from "@tanstack/react-query";

// TanStack Query assumes a page is online until an event says otherwise; a page opened offline would get no
// event when the connection is back. During prerendering `onLine` is undefined.
onlineManager.setOnline(navigator.onLine !== false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 30 * 60_000,
      // A query made offline fails at once with a message; a paused one would show "Loading…" until the
      // connection is back. On reconnect, failed and stale queries are fetched again, fresh ones are not.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures) => failures < 1 && navigator.onLine,
      refetchOnWindowFocus: false,
    },
    // The same for mutations: they fail with a message instead of leaving a control pending.
    mutations: { networkMode: "always" },
  },
});
