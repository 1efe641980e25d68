/** The socket under the listener: taken first, given up last, with limits on how slowly a client may speak. */
import { createServer, type RequestListener } from "node:http";
import { SettingsError } from "#server/settings.ts";

export type HttpServer = {
  readonly port: number;
  /** Until this is called, every request is told to come back in a moment. */
  answerWith(listener: RequestListener): void;
  /** Lets requests in flight finish, for a while. */
  close(): Promise<void>;
};

const FINISH_WITHIN_MS = 9_000;

export async function openHttpServer(host: string, port: number): Promise<HttpServer> {
  let answer: RequestListener = (_request, response) => {
    response
      .writeHead(503, { "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
      .end("Starting\n");
  };
  const server = createServer({
    maxHeaderSize: 32_768,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
  server.on("request", (request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenProblem(error.code, host, port)));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === "object" && bound !== null ? bound.port : port,
    answerWith(listener) {
      answer = listener;
    },
    async close() {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const giveUp = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      await closed;
      clearTimeout(giveUp);
    },
  };
}

function listenProblem(code: string | undefined, host: string, port: number): SettingsError {
  if (code === "EADDRINUSE") {
    return new SettingsError(`PORT ${port} is already in use; stop the other program or set PORT`);
  }
  if (code === "EACCES") {
    return new SettingsError(`PORT ${port} may not be used by this user; set PORT to 1024 or more`);
  }
  return new SettingsError(`HOST ${host} cannot be listened on (${code ?? "unknown problem"})`);
}
