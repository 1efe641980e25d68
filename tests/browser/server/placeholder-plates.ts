// Replaces the plate cache in browser tests: the plates of one plant are drawn, all others are one grey picture.
import sharp from "sharp";
import {
  createPlateCache as createRealPlateCache,
  type PlateCache,
  parsePlateName,
} from "../../../server/plates/plate-cache.ts";

/** The plant whose plates are drawn, for the tests of link previews and layout. */
const DRAWN_PLANT = "neem";

export const createPlateCache: typeof createRealPlateCache = (folder, plants, pool): PlateCache => {
  const real = createRealPlateCache(folder, plants, pool);
  const ids = new Set(plants.map(({ id }) => id));
  const sheet = { width: 320, height: 400, channels: 3, background: "#888" } as const;
  const placeholder = sharp({ create: sheet }).webp().toBuffer();
  return {
    ...real,
    warm: async () => undefined,
    file: async (name) => {
      const wanted = parsePlateName(name);
      const isPlaceholder = wanted?.type === "image/webp" && ids.has(wanted.id) && wanted.id !== DRAWN_PLANT;
      return isPlaceholder
        ? { bytes: await placeholder, type: "image/webp", etag: '"placeholder"' }
        : real.file(name);
    },
  };
};
