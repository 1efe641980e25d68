import { expect, it } from "vitest";
import { plateSources } from "./plate.tsx";

it("offers a generated plate in three widths", () => {
  expect(plateSources("/plates/sweet-broom.webp")).toEqual({
    src: "/plates/sweet-broom-640.webp",
    srcSet:
      "/plates/sweet-broom-320.webp 320w, /plates/sweet-broom-640.webp 640w, /plates/sweet-broom-1200.webp 1200w",
  });
});

it("uses an operator's photograph as it is", () => {
  const photo = "https://pictures.example/neem.jpg";
  expect(plateSources(photo)).toEqual({ src: photo });
});
