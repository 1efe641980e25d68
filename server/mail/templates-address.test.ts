import { expect, it } from "vitest";
import { movingAccountWarning } from "./templates.ts";

it.each([
  ["ann@gmail.com", "signs in as a…@gmail.com today"],
  [
    "x@your-account-was-hacked-call-1-800-555-0100-now.evil.example",
    "signs in as x…@…55-0100-now.evil.example today",
  ],
])("names the account to a stranger's mailbox, and not a sentence in its domain: %s", (account, said) => {
  expect(movingAccountWarning(account)).toContain(said);
  expect(movingAccountWarning(account)).not.toContain("your-account-was-hacked");
});
