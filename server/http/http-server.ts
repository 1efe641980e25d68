/** The HTTP server under the listener: opened first, closed last, with timeouts for slow clients. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { declaredBytes } from "#server/limits/declared-bytes.ts";
import { type Refusal, sendRefusal } from "#server/limits/send-refusal.ts";
import { SettingsError } from "#server/settings-error.ts";
import { CONNECTIONS_PER_NETWORK, type ConnectionLimits, limitConnections } from "./connection-limits.ts";
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
export type HttpServerOptions = {
  readonly headersTimeoutMs?: number;
  /** Then every connection is the proxy's, and limiting connections per visitor is the proxy's task. */
  readonly behindProxy?: boolean;
  readonly connections?: ConnectionLimits;
};

export async function openHttpServer(
  host: string,
  port: number,
  {
    headersTimeoutMs = HEADERS_TIMEOUT_MS,
    behindProxy = false,
    connections = CONNECTIONS_PER_NETWORK,
  }: HttpServerOptions = {},
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
  const punish = behindProxy ? () => undefined : limitConnections(server, connections).punish;
  /** Browsers open connections in advance; Node does not consider those without a request idle. */
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  const answering = new WeakSet<Socket>();
  server.on("request", (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    silent.delete(socket);
    // Browsers and proxies wait for an answer before they ask again. Each request read ahead costs the main thread.
    if (answering.has(socket)) {
      punish(socket);
      drop(socket);
      return;
    }
    answering.add(socket);
    response.once("close", () => answering.delete(socket));
    if (request.headers["transfer-encoding"] !== undefined) {
      response.shouldKeepAlive = false;
      sendRefusal(response, LENGTH_REQUIRED);
      drop(socket);
      return;
    }
    closeUnlessRead(request, response);
    if (request.method === "GET" || request.method === "HEAD") answer(request, response);
    else unlessDisconnected(request, response, () => answer(request, response));
  });
  // Without a proxy, the limits per network make room for a new connection instead of refusing it.
  const most = behindProxy ? connections.total : undefined;
  const sockets = await openListeningSockets(server, { host, port, most }).catch(
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

/** A body in chunks can have a million of them, of a byte each. Browsers and client libraries declare a length. */
const LENGTH_REQUIRED: Refusal = {
  status: 411,
  errorCode: "length_required",
  message: "Send the body with a Content-Length, not in chunks.",
};

/** Handlers read a body before they answer. An answer without that is a refusal, and the body is not worth receiving. */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  if (declaredBytes(request) === 0) return;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once("end", () => {
    response.shouldKeepAlive = shouldKeepAlive;
  });
}

/**
 * Closes a connection without parsing what was already received on it: up to 64 KiB, or thousands of requests or chunks.
 * Node has no public way to stop its parser; should the private one go, closing only costs more.
 */
function drop(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, "parser");
  const remove: unknown = parser instanceof Object ? Reflect.get(parser, "remove") : undefined;
  if (typeof remove === "function") Reflect.apply(remove, parser, []);
  socket.destroy();
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
