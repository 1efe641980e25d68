// The layout around every screen.
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { whenIdle } from "#app/lib/idle.ts";
import { BottomNav } from "./bottom-nav.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

// Offline support is loaded when the page is idle.
const OfflineServices = lazy<() => ReactNode>(async () => {
  await whenIdle();
  try {
    const { OfflineServices: Corner } = await import("#app/features/offline/offline-services.tsx");
    return { default: Corner };
  } catch {
    // The connection was lost before the chunk arrived: nothing visible depends on it, and the next page
    // retries.
    return { default: () => null };
  }
});
// Announces achievements to signed-in users; nothing on the page depends on it.
const AchievementAnnouncer = lazy(async () => {
  await whenIdle();
  try {
    const { AchievementAnnouncer: Announcer } = await import("#app/features/achievements/announcer.tsx");
    return { default: Announcer };
  } catch {
    // As above: the next page retries.
    return { default: () => null };
  }
});
// Toasts appear only after hydration, so their chunk is not part of the first load.
const Toaster = lazy(() => import("#app/ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col pb-16 md:pb-0">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded bg-forest px-4 py-3 font-semibold text-on-forest focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <BottomNav />
      <AfterHydration />
    </div>
  );
}

/** Parts that are mounted after hydration. */
function AfterHydration() {
  const [hydrated, setHydrated] = useState(false);
  const { user } = useAuth();
  useEffect(() => {
    performance.mark("alive");
    startTransition(() => setHydrated(true));
  }, []);
  if (!hydrated) return null;
  return (
    <>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
      <Suspense fallback={null}>
        <OfflineServices />
      </Suspense>
      {user ? (
        <Suspense fallback={null}>
          <AchievementAnnouncer />
        </Suspense>
      ) : null}
    </>
  );
}
