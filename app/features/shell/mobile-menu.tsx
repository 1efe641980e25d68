// The navigation menu on phones: a button in the header and the sheet it opens.
import { Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { entriesFor } from "./navigation.ts";
import { useCurrentPath } from "./use-current-path.ts";

export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const current = useCurrentPath();
  const { user } = useAuth();
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Menu"
      className="md:hidden"
      trigger={
        <Button variant="quiet" size="icon" aria-label="Open menu" className="md:hidden">
          <Menu aria-hidden />
        </Button>
      }
    >
      <nav aria-label="Menu" className="flex-1 p-3">
        <ul className="grid gap-1">
          {entriesFor("menu", user ? "user" : "guest").map((entry) => (
            <li key={entry.label}>
              <Link
                to={entry.to}
                onClick={() => setOpen(false)}
                aria-current={current === entry.to ? "page" : undefined}
                className="flex min-h-12 items-center gap-3 rounded px-3 text-lg no-underline hover:bg-forest-wash aria-[current=page]:bg-forest-wash aria-[current=page]:font-semibold aria-[current=page]:text-forest"
              >
                <entry.icon aria-hidden className="size-5 shrink-0 text-forest" />
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="arrowhead-band" />
      <p className="p-5 text-sm text-soft">{site.communityLine}.</p>
    </Sheet>
  );
}
