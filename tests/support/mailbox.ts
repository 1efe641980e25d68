/** Reads the local mailbox page in browser tests: newest mail first, by address and subject. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";

export type Mail = { path: string; subject: string; text: string; link: string; code: string };

/** Waits for the newest mail to this address whose subject contains this text. */
export async function findMail(request: APIRequestContext, email: string, subject: string): Promise<Mail> {
  // The mailbox is for the server's own machine: it refuses a request that seems to come through a proxy, as those of a test do.
  const { origin } = new URL((await request.get("/healthz")).url());
  const read = async (address: string) => (await fetch(new URL(address, origin))).text();
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        path = pathOf(await read("/mailbox"), email, subject);
        return path !== undefined;
      },
      { message: `a mail "${subject}" to ${email}`, timeout: 15_000 },
    )
    .toBe(true);
  const html = await read(path ?? "");
  const text = plain(/<pre>([\s\S]*?)<\/pre>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "");
  return {
    path: path ?? "",
    subject,
    text,
    link: /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? "",
    code: /: (\d{6})$/m.exec(text)?.[1] ?? "",
  };
}

function pathOf(html: string, email: string, subject: string): string | undefined {
  for (const [, path, title, to] of html.matchAll(
    /<a href="([^"]+)"><strong>([^<]*)<\/strong><small>to ([^,<]+),/g,
  )) {
    if (title?.includes(subject) && to === email) return path;
  }
  return undefined;
}

function plain(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/** Opens the mail's link and clicks the button of the page it leads to. */
export async function followMail(page: Page, mail: Pick<Mail, "link">, button: string): Promise<void> {
  await page.goto(mail.link);
  await page.getByRole("button", { name: button, exact: true }).click();
}
