import { expect, test } from "vitest";
import { canonicalMailbox } from "./canonical-mailbox.ts";

test.each([
  ["Victim@Example.org", "victim@example.org"],
  ["victim+1@example.org", "victim@example.org"],
  ["victim+a+b@example.org.", "victim@example.org"],
  ["v.i.c.t.i.m@gmail.com", "victim@gmail.com"],
  ["v.ictim+news@GoogleMail.com", "victim@gmail.com"],
  ["first.last@example.org", "first.last@example.org"],
  ["+592@example.org", "+592@example.org"],
  ["victim-1@example.org", "victim-1@example.org"],
])("%s leads to %s", (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});
