/** A proxy between the browser and the server whose connection can be cut, and which can rewrite responses. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import sharp from "sharp";

export type Line = {
  readonly url: string;
  /** Every forwarded request, as "METHOD /path?query", followed by its body if it has one. */
  readonly asked: string[];
  /** Breaks open connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Rewrites the server's responses for this path. */
  rewrite(path: string, change: (text: string) => string): void;
  close(): Promise<void>;
};

export async function openLine(target: string): Promise<Line> {
  // A plate takes a second to render, and these tests are only about loading and caching: every plate is one grey image.
  const sheet = { width: 320, height: 400, channels: 3, background: "#888" } as const;
  const plate = await sharp({ create: sheet }).webp().toBuffer();
  const asked: string[] = [];
  const rewritten = new Map<string, (text: string) => string>();
  const sockets = new Set<Socket>();
  let port = 0;
  let server = makeServer();
  await listen();

  function makeServer() {
    const made = createServer(pass);
    made.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    return made;
  }

  function listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "localhost", () => {
        const address: AddressInfo | string | null = server.address();
        if (address && typeof address === "object") port = address.port;
        resolve();
      });
    });
  }

  function stop(): Promise<void> {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    return stopped;
  }

  function pass(from: IncomingMessage, to: ServerResponse): void {
    const path = from.url ?? "/";
    const body: Buffer[] = [];
    from.on("data", (chunk: Buffer) => body.push(chunk));
    from.on("end", () => asked.push([from.method, path, Buffer.concat(body)].join(" ").trim()));
    if (path.startsWith("/plates/")) {
      from.resume();
      to.writeHead(200, { "content-type": "image/webp", "content-length": plate.length }).end(plate);
      return;
    }
    const change = rewritten.get(path);
    const headers = change
      ? { ...from.headers, "accept-encoding": "identity", "if-none-match": "" }
      : from.headers;
    const onward = request(new URL(path, target), { method: from.method, headers }, (answer) => {
      if (!change) {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const bytes = Buffer.from(change(Buffer.concat(chunks).toString("utf8")));
        const { etag: _etag, ...kept } = answer.headers;
        to.writeHead(answer.statusCode ?? 502, { ...kept, "content-length": bytes.length }).end(bytes);
      });
    });
    onward.on("error", () => to.destroy());
    from.pipe(onward);
  }

  return {
    url: `http://localhost:${port}`,
    asked,
    cut: stop,
    mend: async () => {
      server = makeServer();
      await listen();
    },
    rewrite: (path, change) => void rewritten.set(path, change),
    close: async () => {
      if (server.listening) await stop();
    },
  };
}
