import { expect, it } from "vitest";
import { largestFile, plateFiles, plateWidths } from "./raster.ts";

it("uses the lowest quality when no quality meets the size limit", async () => {
  // Noise does not compress.
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
  // Encoding noise is slow on a busy machine.
}, 60_000);
