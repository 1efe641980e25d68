// Plates become files of three widths that a slow connection can carry.
import { expect, it } from "vitest";
import { largestFile, plateFiles, plateWidths } from "./raster.ts";

it("ends with the smallest quality where nothing keeps a picture small", async () => {
  // Noise is what no encoder can make small.
  const [width, height] = [400, 500];
  let seed = 1;
  const data = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, () => {
      seed = (seed * 48271) % 2147483647;
      return seed & 255;
    }),
  );
  const files = await plateFiles({ data, width, height });
  expect([...files.keys()]).toEqual([...plateWidths]);
  expect(files.get(320)?.length).toBeGreaterThan(largestFile[320]);
  // Encoding noise is slow work; a busy machine needs many times the usual time for it.
}, 60_000);
