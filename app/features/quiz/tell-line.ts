// One line that teaches how to tell a plant: the opening of the catalogue's text on recognising it.

const enough = 60;
const longest = 220;

/** The first sentence, and the next ones while the line is too short to teach anything. */
export function tellLine(recognise: string): string {
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
