// How the plant list shows plants: as compact rows or as cards. The choice is stored in the browser and set as
// <html data-plants>; without one, CSS chooses by the width of the window.

type Layout = "rows" | "cards";

const storageKey = "plant-layout";
/** The same width as in the `rows` variant of the stylesheet. */
const narrow = "(width < 40rem)";

/** Runs in <head> before the first paint, so that the list never changes its shape. */
export const layoutScript = `try{var p=localStorage.getItem(${JSON.stringify(storageKey)});if(p==="rows"||p==="cards")document.documentElement.dataset.plants=p}catch(e){}`;

function currentLayout(): Layout {
  const chosen = document.documentElement.dataset.plants;
  if (chosen === "rows" || chosen === "cards") return chosen;
  return matchMedia(narrow).matches ? "rows" : "cards";
}

export function toggleLayout(): void {
  const layout: Layout = currentLayout() === "rows" ? "cards" : "rows";
  document.documentElement.dataset.plants = layout;
  try {
    localStorage.setItem(storageKey, layout);
  } catch (error) {
    // Storage can be full or forbidden; the choice then lasts until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
}
