import { describe, expect, test } from "vitest";
import { type MailKind, movingAccountWarning, renderMail } from "./templates.ts";

const withLinkAndCode: MailKind[] = [
  "magic-link",
  "signup",
  "recovery",
  "invite",
  "email-change-new",
  "email-change-current",
];

const kinds: MailKind[] = [
  ...withLinkAndCode,
  "reauthentication",
  "email-change-code",
  "already-registered",
  "password-added",
  "password-changed",
  "email-changed",
  "email-change-undo",
  "two-step-added",
  "two-step-stays",
  "two-step-again",
  "passkey-added",
  "two-step-changed",
  "two-step-guessed",
  "passkey-removed",
  "sign-in-removed",
  "sign-in-added",
  "address-removed",
  "signed-out",
  "change-undone",
  "account-deleted",
  "left-account-deleted",
  "account-replaced",
];

describe("mail templates", () => {
  test.each(withLinkAndCode)("%s contains its link and its code, as text and as HTML", (kind) => {
    const link = "http://localhost:3000/auth/v1/verify?token=abc&type=x";
    const mail = renderMail(kind, { link, code: "012345" });
    expect(mail.text).toContain(link);
    expect(mail.text).toContain("012345");
    expect(mail.html).toContain('href="http://localhost:3000/auth/v1/verify?token=abc&amp;type=x"');
    expect(mail.html).toContain("012345");
    expect(mail.subject).toMatch(/Bush Tea/);
  });

  test.each(["magic-link", "recovery"] as const)("%s without a code speaks of none", (kind) => {
    const { text, html } = renderMail(kind, { link: "http://localhost/" });
    expect(text).toContain("It works once, for one hour.");
    for (const shown of [text, html]) expect(shown).not.toMatch(/\bcode\b|\bboth\b/i);
  });

  test("have distinct subjects and load nothing from other hosts", () => {
    const mails = kinds.map((kind) => renderMail(kind, { link: "http://localhost/", code: "000000" }));
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(kinds.length);
    for (const mail of mails) expect(mail.html).not.toMatch(/<img|<script|<link|url\(/);
  });

  test.each(kinds)("%s speaks of no button in plain text, where there is only an address", (kind) => {
    const { text } = renderMail(kind, { link: "http://localhost/", code: "000000" });
    expect(text).not.toMatch(/button|press|click/i);
    if (kind !== "reauthentication" && kind !== "email-change-code")
      expect(text).toContain("open this address):\nhttp://localhost/");
  });

  test("escape inserted values", () => {
    expect(renderMail("magic-link", { link: 'http://x/"><script>', code: "1" }).html).not.toContain(
      "<script>",
    );
  });
});

test.each([
  ["ann@gmail.com", "signs in as a…@gmail.com today"],
  [
    "x@your-account-was-hacked-call-1-800-555-0100-now.evil.example",
    "signs in as x…@…55-0100-now.evil.example today",
  ],
])("names the account to a stranger's mailbox, and not a sentence in its domain: %s", (account, said) => {
  expect(movingAccountWarning(account)).toContain(said);
  expect(movingAccountWarning(account)).not.toContain("your-account-was-hacked");
});
