// A plate's alternative text in its two parts: what is drawn, and what the numbers on the drawing stand for.

const separator = " Numbered below: ";

export function plateTexts(alt: string): { drawn: string; key: string[] } {
  const [drawn = "", key = ""] = alt.split(separator);
  return { drawn, key: key === "" ? [] : key.replace(/\.$/, "").split(", ") };
}
