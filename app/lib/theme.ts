// The colour theme: light, dark or the system's. The choice is stored in the browser and set as <html data-
// theme>.

export type Theme = "light" | "dark";

const storageKey = "theme";

/** Runs in <head> before the first paint, so that a dark theme never flashes light. */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(storageKey)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch (error) {
    // Storage can be full or forbidden; the choice then lasts until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
}
