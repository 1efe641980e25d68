import { expect, test } from "vitest";
import { createQueryBudget, QueryRefusedError } from "#server/limits/query-budget.ts";
import { enterBudgets } from "./execute.ts";

const from = (n: number) => ({ network: `192.0.2.${n}` });

test("a user who asks from many networks has one budget, and other users of those networks their own", async () => {
  const budget = createQueryBudget({ now: () => 0, share: 0.1, waiting: 0 });
  const ann = { role: "authenticated", claims: { sub: "ann" } } as const;
  (await enterBudgets(budget, from(1), ann))(600);
  (await enterBudgets(budget, from(2), ann))(600);
  await expect(enterBudgets(budget, from(3), ann)).rejects.toThrow(QueryRefusedError);
  const bob = { role: "authenticated", claims: { sub: "bob" } } as const;
  (await enterBudgets(budget, from(3), bob))(1);
  (await enterBudgets(budget, from(1), { role: "anon", claims: {} }))(1);
});
