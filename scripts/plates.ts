// Draws the botanical plates.
//   npm run plates                       the missing ones (also: -- --all, as the build calls it)
//   npm run plates -- --sheet FILE       contact sheets with names: FILE.png, or FILE-1.png, FILE-2.png …
//   npm run plates -- --only ID [--open] one plant, to .cache/plates/ID.svg and .png; --open shows it
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readPlants } from "#catalogue/load.ts";
import { plateFolder } from "#server/plates/folder.ts";
import { drawKeyPictures } from "#server/plates/key-pictures.ts";
import { drawOrnaments } from "#server/plates/ornaments.ts";
import { createPlateCache, type PlatedPlant } from "#server/plates/plate-cache.ts";
import { createPool } from "#server/plates/pool.ts";

const { values } = parseArgs({
  options: {
    all: { type: "boolean" },
    sheet: { type: "string" },
    only: { type: "string" },
    open: { type: "boolean" },
    out: { type: "string", default: plateFolder },
  },
});

const plants: PlatedPlant[] = (await readPlants()).value.map(({ id, names, plate }) => ({
  id,
  names: { common: names.common, scientific: names.scientific },
  plate,
}));

if (values.only !== undefined) await drawOne(values.only);
else if (values.sheet !== undefined) await drawSheets(values.sheet);
else await drawMissing();

async function drawOne(id: string): Promise<void> {
  const plant = plants.find((each) => each.id === id);
  if (plant === undefined) {
    console.error(`There is no plant "${id}"; its file would be content/plants/${id}.yaml`);
    process.exitCode = 1;
    return;
  }
  // Imported on demand: loading the drawing code would slow down a build with nothing to draw.
  const { makePlate } = await import("#plates/plate.ts");
  const { fromPixels, rasterise } = await import("#server/plates/raster.ts");
  mkdirSync(values.out, { recursive: true });
  const { svg } = makePlate(plant.id, plant.plate);
  const picture = join(values.out, `${id}.png`);
  writeFileSync(join(values.out, `${id}.svg`), svg);
  await fromPixels(await rasterise(svg, 1200))
    .png()
    .toFile(picture);
  console.log(`${picture} (drawing: ${Math.round(svg.length / 1024)} KB)`);
  if (values.open) {
    const viewer =
      process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
    spawn(viewer, [picture], { detached: true, stdio: "ignore" })
      .on("error", () => console.log("No picture viewer was found to open it with."))
      .unref();
  }
}

async function drawSheets(file: string): Promise<void> {
  const { contactSheet } = await import("#server/plates/contact-sheet.ts");
  const stem = file.replace(/\.png$/, "");
  const perSheet = 30;
  const sheets = Math.ceil(plants.length / perSheet);
  for (let i = 0; i < sheets; i++) {
    const name = sheets === 1 ? `${stem}.png` : `${stem}-${i + 1}.png`;
    await contactSheet(plants.slice(i * perSheet, (i + 1) * perSheet), 6, name);
    console.log(name);
  }
}

async function drawMissing(): Promise<void> {
  const started = performance.now();
  const pool = createPool(Math.max(1, Math.min(4, availableParallelism())));
  const cache = createPlateCache(values.out, plants, pool);
  const missing = await cache.missing();
  let done = 0;
  const failed: string[] = [];
  await Promise.all([
    drawOrnaments(values.out),
    drawKeyPictures(values.out),
    ...missing.map(async (plant) => {
      await cache.draw(plant).catch((error: Error) => failed.push(`${plant.id}: ${error.message}`));
      done += 1;
      showProgress(done, missing.length);
    }),
  ]);
  await pool.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Plates: ${missing.length - failed.length} drawn, ${plants.length - missing.length} up to date (${seconds} s)`,
  );
  for (const line of failed) console.error(line);
  if (failed.length > 0) process.exitCode = 1;
}

/** On a terminal one line that counts up, elsewhere a line every 40 plates. */
function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\rDrawing plates ${done} of ${all}${done === all ? "\n" : ""}`);
  else if (done % 40 === 0 || done === all) console.log(`Drawing plates ${done} of ${all}`);
}
