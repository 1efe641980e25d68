/** The HTTP server under the listener: opened first, closed last, with timeouts for slow clients. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { SettingsError } from "#server/settings-error.ts";
import { CONNECTIONS_PER_NETWORK, limitConnections } from "./connection-limits.ts";
import { openListeningSockets } from "./listening-sockets.ts";

export type HttpServer = {
  readonly port: number;
  /** Until this is called, every request is answered with 503 and Retry-After. */
  answerWith(listener: RequestListener): void;
  /** Lets requests in flight finish, up to a timeout. */
  close(): Promise<void>;
};

const FINISH_TIMEOUT_MS = 9_000;
const CLOSE_IDLE_EVERY_MS = 20;
const HEADERS_TIMEOUT_MS = 10_000;
/** A connection without traffic for this long is closed: a client that does not read, or has vanished. */
const STALL_TIMEOUT_MS = 60_000;
/** Far above normal use; each connection may cost as much memory as the largest answer. */
const MAX_CONNECTIONS = 2_000;
/** Pipelined requests per connection. Browsers do not pipeline. */
const MAX_PIPELINED = 32;

export type HttpServerOptions = {
  readonly headersTimeoutMs?: number;
  /** Then every connection is the proxy's, and limiting connections per visitor is the proxy's task. */
  readonly behindProxy?: boolean;
};

export async function openHttpServer(
  host: string,
  port: number,
  { headersTimeoutMs = HEADERS_TIMEOUT_MS, behindProxy = false }: HttpServerOptions = {},
): Promise<HttpServer> {
  let answer: RequestListener = (_request, response) => {
    response
      .writeHead(503, { "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
      .end("Starting\n");
  };
  const server = createServer({
    maxHeaderSize: 32_768,
    headersTimeout: headersTimeoutMs,
    requestTimeout: 30_000,
    // Node's default interval is thirty seconds: a ten-second timeout would take up to forty.
    connectionsCheckingInterval: headersTimeoutMs / 10,
    keepAliveTimeout: 65_000,
  });
  server.timeout = STALL_TIMEOUT_MS;
  if (!behindProxy) limitConnections(server, CONNECTIONS_PER_NETWORK);
  /** Browsers open connections in advance; Node does not consider those without a request idle. */
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  server.on(
    "request",
    sequentialPerConnection((request, response) => {
      if (request.method === "GET" || request.method === "HEAD") answer(request, response);
      else unlessDisconnected(request, response, () => answer(request, response));
    }),
  );
  const sockets = await openListeningSockets(server, { host, port, most: MAX_CONNECTIONS }).catch(
    (error: NodeJS.ErrnoException) => {
      throw listenError(error.code, host, port);
    },
  );
  return {
    port: sockets.port,
    answerWith(listener) {
      answer = listener;
    },
    async close() {
      if (!server.listening) return;
      const closed = sockets.close();
      const closeIdle = () => {
        server.closeIdleConnections();
        for (const socket of silent) socket.destroy();
      };
      closeIdle();
      // A connection with a request in flight becomes idle later, and its client would keep it open for a minute.
      const leaving = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS);
      const giveUp = setTimeout(() => server.closeAllConnections(), FINISH_TIMEOUT_MS);
      await closed;
      clearInterval(leaving);
      clearTimeout(giveUp);
    },
  };
}

/**
 * Answers pipelined requests of a connection sequentially: started concurrently, a client that reads nothing could make
 * the server buffer any number of answers. The queue is bounded as well.
 */
function sequentialPerConnection(begin: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const next = () => {
      const following = waiting.get(socket)?.shift();
      if (following === undefined) waiting.delete(socket);
      else following();
    };
    const start = () => {
      response.once("close", next);
      begin(request, response);
    };
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      start();
    } else if (queue.length === MAX_PIPELINED) socket.destroy();
    else queue.push(() => (socket.destroyed ? waiting.delete(socket) : start()));
  };
}

/**
 * After a freeze, a process finds requests whose clients have given up and retried elsewhere: executing them now could
 * undo later changes. The end of a connection is read in the turn after its last bytes.
 */
function unlessDisconnected(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
  setImmediate(() =>
    setImmediate(() => {
      if (request.socket.readableEnded || request.socket.destroyed) response.destroy();
      else begin();
    }),
  );
}

function listenError(code: string | undefined, host: string, port: number): SettingsError {
  if (code === "EADDRINUSE") {
    return new SettingsError(`PORT ${port} is already in use; stop the other program or set PORT`);
  }
  if (code === "EACCES") {
    return new SettingsError(`PORT ${port} may not be used by this user; set PORT to 1024 or more`);
  }
  return new SettingsError(`HOST ${host} cannot be listened on (${code ?? "unknown problem"})`);
}
