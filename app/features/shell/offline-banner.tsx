import { WifiOff } from "lucide-react";
import { useOnline } from "#app/lib/use-online.ts";

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-16 z-30">
      {online ? null : (
        <p className="bg-gold text-on-gold">
          <span className="page flex min-h-9 items-center gap-2 font-semibold max-sm:text-sm">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            You're offline. Some features may be limited.
          </span>
        </p>
      )}
    </div>
  );
}
