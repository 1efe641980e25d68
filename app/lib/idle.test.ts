import { expect, test } from "vitest";
import { importLater } from "./idle.ts";

test("an import starts in a task of its own", async () => {
  const order: string[] = [];
  const imported = importLater(async () => {
    order.push("import");
    return "module";
  });
  await Promise.resolve();
  order.push("the rest of the task");
  expect(await imported).toBe("module");
  expect(order).toEqual(["the rest of the task", "import"]);
});
