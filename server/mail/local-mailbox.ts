/**
 * The mailbox of a server without a mail server: DATA_DIR/mail holds an .eml file for each mail, and the same as JSON for
 * the mailbox page. Not for production.
 */
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Delivery, Transport } from "./queue.ts";

const MAX_MAILS = 200;
const NAME = /^\d{13}-[0-9a-f-]{36}$/;

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  date: z.string(),
});
export type StoredMail = z.infer<typeof storedMail>;

export const mailFolder = (dataDir: string): string => join(dataDir, "mail");

export function createLocalTransport(options: { dataDir: string; from: string }): Transport {
  const folder = mailFolder(options.dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async deliver(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.createdAt.getTime().toString().padStart(13, "0")}-${mail.id}`;
      const { message } = await composer.sendMail({
        from: options.from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.createdAt,
        messageId: `<${mail.id}@localhost>`,
        headers: mail.headers,
      });
      await writeAtomically(join(folder, `${name}.json`), JSON.stringify(storedMailOf(mail)));
      await writeAtomically(join(folder, `${name}.eml`), message.toString());
      await deleteOldest(folder);
    },
    close: () => composer.close(),
  };
}

function storedMailOf(mail: Delivery): StoredMail {
  const { to, subject, text, html } = mail;
  return { to, subject, text, html, date: mail.createdAt.toISOString() };
}

/** Written to a temporary file first: a reader must never see half a mail. */
async function writeAtomically(file: string, content: string): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function deleteOldest(folder: string): Promise<void> {
  await deleteMails(folder, (await listMails(folder)).slice(MAX_MAILS));
}

async function deleteMails(folder: string, names: readonly string[]): Promise<void> {
  const files = names.flatMap((name) => [`${name}.eml`, `${name}.json`]);
  await Promise.all(files.map((file) => unlink(join(folder, file)).catch(ignoreMissing)));
}

/** Deletes mails past their retention period; their names begin with their time. */
export async function deleteMailsBefore(dataDir: string, moment: number): Promise<void> {
  const folder = mailFolder(dataDir);
  const names = (await listMails(folder)).filter((name) => Number(name.slice(0, 13)) < moment);
  await deleteMails(folder, names);
}

/** The names of all mails, newest first. */
export async function listMails(folder: string): Promise<string[]> {
  try {
    const names = (await readdir(folder))
      .filter((file) => file.endsWith(".eml"))
      .map((file) => file.slice(0, -4));
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  } catch (error) {
    ignoreMissing(error);
    return [];
  }
}

export async function readStoredMail(folder: string, name: string): Promise<StoredMail | undefined> {
  if (!NAME.test(name)) return undefined;
  try {
    return storedMail.parse(JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")));
  } catch (error) {
    ignoreMissing(error);
    return undefined;
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
