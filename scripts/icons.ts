/** Renders the app icons from public/favicon.svg; run `node scripts/run.mjs scripts/icons.ts` after changing it. */
import { mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";

const folder = "public/icons";
const paper = "#fbf6e9";
const mark = [...readFileSync("public/favicon.svg", "utf8").matchAll(/<path[^>]*\/>/g)].join("");

mkdirSync(folder, { recursive: true });
for (const size of [192, 512]) {
  await draw(`icon-${size}`, size, `<rect width="32" height="32" rx="6" fill="${paper}"/>${mark}`);
  // Phones crop a maskable icon to their own shape, so the mark is kept within the safe area.
  const middle = `<g transform="translate(5.6 5.4) scale(0.66)">${mark}</g>`;
  await draw(`maskable-${size}`, size, `<rect width="32" height="32" fill="${paper}"/>${middle}`);
}

async function draw(name: string, size: number, content: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${content}</svg>`;
  await sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`);
}
