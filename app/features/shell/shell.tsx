// The layout around every screen.
import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { whenIdle } from "#app/lib/idle.ts";
import { loadOnDemand } from "#app/lib/load-on-demand.ts";
import { currentToasts, subscribeToToasts } from "#app/ui/toast-store.ts";
import { BottomNav } from "./bottom-nav.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

// Nothing visible depends on the parts below: the next page retries what could not be loaded.
// Offline support is loaded when the page is idle.
const OfflineServices = loadOnDemand(async () => {
  await whenIdle();
  return (await import("#app/features/offline/offline-services.tsx")).OfflineServices;
});
const SignedInServices = loadOnDemand(async () => {
  await whenIdle();
  return (await import("./signed-in-services.tsx")).SignedInServices;
});
// Most toasts answer what somebody did, so their code is loaded at the first touch or key press.
const Toaster = loadOnDemand(async () => {
  await firstToastOrTouch();
  return (await import("#app/ui/toaster.tsx")).Toaster;
});

function firstToastOrTouch(): Promise<void> {
  return new Promise((resolve) => {
    const near = () => resolve();
    if (currentToasts().length > 0) near();
    subscribeToToasts(near);
    for (const sign of ["pointerdown", "keydown"])
      addEventListener(sign, near, { once: true, capture: true, passive: true });
  });
}

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
          <SignedInServices />
        </Suspense>
      ) : null}
    </>
  );
}
