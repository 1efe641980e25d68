/** A real SMTP server that stores received mails and can be set to defer or reject them. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  /** The first six-digit number in the text. */
  readonly code: string;
  /** The first URL in the text. */
  readonly link: string;
  readonly raw: string;
};

export type TestSmtp = {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** The newest mail to an address, once at least `count` have come. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
  /** Answers every recipient with this code until it is reset: 451 defers, 550 rejects. */
  refuseWith(code: number | undefined): void;
  close(): Promise<void>;
};

export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      if (refusal === undefined) return done();
      done(Object.assign(new Error("not now"), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(",");
        mails.push(parseMail(Buffer.concat(chunks).toString("utf8"), to));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mailTo(address, count = 1) {
      for (let waited = 0; waited < 30_000; waited += 10) {
        const found = mails.filter((mail) => mail.to === address);
        const newest = found.at(-1);
        if (newest && found.length >= count) return newest;
        await new Promise((resume) => setTimeout(resume, 10));
      }
      throw new Error(`mail number ${count} to the address did not arrive`);
    },
    refuseWith(code) {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Parses the MIME subset our own mails use: headers, one level of parts, two transfer encodings. */
export function parseMail(raw: string, to: string): ReceivedMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";\r\n]+)"?/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const content = (type: string) => {
    for (const part of parts) {
      const { headers: own, body: encoded } = splitPart(part.replace(/^\r?\n/, ""));
      if ((own.get("content-type") ?? "").startsWith(type))
        return decode(encoded, own.get("content-transfer-encoding"));
    }
    return "";
  };
  const text = content("text/plain");
  return {
    to,
    from: headers.get("from") ?? "",
    subject: decodeWords(headers.get("subject") ?? ""),
    messageId: headers.get("message-id") ?? "",
    text,
    html: content("text/html"),
    code: /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0] ?? "",
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
    raw,
  };
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: rest.join("\r\n\r\n") };
}

function decode(body: string, encoding = "7bit"): string {
  if (encoding.toLowerCase() === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding.toLowerCase() !== "quoted-printable") return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}

function decodeWords(value: string): string {
  return value.replace(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString("utf8")
      : decode(word.replaceAll("_", " "), "quoted-printable"),
  );
}
