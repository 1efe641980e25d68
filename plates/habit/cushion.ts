// What the low cushions of many stems share: the stems that spread from one foot, and pairs of minute leaves along them.
import { arc, degrees, frame, type Point, up } from "../drawing/geometry.ts";
import { type Page, Sketch, turnedBy } from "../drawing/sketch.ts";

/** A stem that leaves the foot flat, as far as it leans in degrees, and turns up. */
export const cushionStem = (page: Page, lean: number, length: number, sway: number): Point[] => {
  const { random } = page;
  const line = arc(
    [lean * 0.15, random.around(1, 3)],
    up + degrees(lean + random.around(0, 5)),
    length * page.tall * random.between(0.94, 1.06),
    -degrees(lean) * random.between(0.34, 0.61),
    random.around(0, sway),
    21,
  );
  page.notes.push({ part: "shoot", line });
  return line;
};

/**
 * Places a pair of leaves that is drawn along +x by `draw`; such pairs are shared by those of one `kind` that point in about
 * the same direction.
 */
export const placePair = (
  sketch: Sketch,
  kind: string,
  { point, angle }: { point: Point; angle: number },
  size: number,
  draw: (drawing: Sketch) => void,
): void => {
  const { page } = sketch;
  const eighth = Math.round(angle / (Math.PI / 4));
  sketch.reuse(
    `${kind} ${eighth} ${Math.floor(page.random.between(0, 2))}`,
    () => {
      const drawing = new Sketch(page);
      turnedBy(page, (eighth * Math.PI) / 4, () => draw(drawing));
      return drawing;
    },
    frame(point, angle, size),
  );
};
