// The recognition hint: the beginning of the catalogue's text on recognising a plant.

const enough = 60;
const longest = 220;

/** The first sentence, and the following ones while the hint is too short. */
export function recognitionHint(recognise: string): string {
  const sentences = recognise
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?])\s+(?=[A-Z“"])/);
  let line = "";
  for (const sentence of sentences) {
    if (line.length >= enough) break;
    const longer = line ? `${line} ${sentence}` : sentence;
    if (line && longer.length > longest) break;
    line = longer;
  }
  return line;
}
