// Client-side validation of email addresses, codes and new passwords.
import * as z from "zod/mini";
import { signInMessages } from "./messages.ts";

export const codeLength = 6;

export const email = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, signInMessages.invalidEmail.description));

export const code = z.string().check(z.regex(/^[0-9]{6}$/));

/** The server's limits: bcrypt ignores everything after 72 bytes. */
export const newPassword = z.string().check(
  z.minLength(8, signInMessages.passwordShort),
  z.refine((text) => new TextEncoder().encode(text).length <= 72, signInMessages.passwordLong),
);

/** Removes spaces and dashes from a typed or pasted code. */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").slice(0, codeLength);
}
