// What an e-mail address, a code and a new password must look like before anything is sent.
import * as z from "zod/mini";
import { signInMessages } from "./messages.ts";

export const codeLength = 6;

export const email = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, signInMessages.invalidEmail.description));

export const code = z.string().check(z.regex(/^[0-9]{6}$/));

/** The server's own limits: bcrypt reads 72 bytes and no more. */
export const newPassword = z.string().check(
  z.minLength(8, signInMessages.passwordShort),
  z.refine((text) => new TextEncoder().encode(text).length <= 72, signInMessages.passwordLong),
);

/** A code as it was typed or pasted, without the gap or dash many mails print in it. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").slice(0, codeLength);
}
