import { Moon, Sun } from "lucide-react";
import { chooseTheme, currentTheme } from "#app/lib/theme.ts";
import { Button } from "#app/ui/button.tsx";

/** Label and icon are chosen by CSS alone, because the prerendered page does not know the user's theme. */
export function ThemeToggle() {
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
      <span className="sr-only dark:hidden">Switch to dark theme</span>
      <span className="sr-only hidden dark:inline">Switch to light theme</span>
    </Button>
  );
}
