/** The socket under the listener: taken first, given up last, with limits on how slowly a client may speak. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { SettingsError } from "#server/settings-error.ts";
import { CONNECTIONS_PER_NETWORK, limitConnections } from "./connection-limits.ts";
import { openListeningSockets } from "./listening-sockets.ts";

export type HttpServer = {
  readonly port: number;
  /** Until this is called, every request is told to come back in a moment. */
  answerWith(listener: RequestListener): void;
  /** Lets requests in flight finish, for a while. */
  close(): Promise<void>;
};

const FINISH_WITHIN_MS = 9_000;
const LOOK_AGAIN_MS = 20;
const HEADERS_WITHIN_MS = 10_000;
/** A connection on which nothing moves for so long is closed: a reader that does not read, a caller that vanished. */
const STALLED_MS = 60_000;
/** Far more than honest readers open at once; each may cost as much memory as the largest answer. */
const MOST_CONNECTIONS = 2_000;
/** Requests sent on one connection before the first is answered. Browsers send one. */
const MOST_WAITING = 32;

export type HttpServerOptions = {
  readonly headersWithinMs?: number;
  /** Every connection is the proxy's then, and how many each visitor keeps is for the proxy to limit. */
  readonly behindProxy?: boolean;
};

export async function openHttpServer(
  host: string,
  port: number,
  { headersWithinMs = HEADERS_WITHIN_MS, behindProxy = false }: HttpServerOptions = {},
): Promise<HttpServer> {
  let answer: RequestListener = (_request, response) => {
    response
      .writeHead(503, { "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
      .end("Starting\n");
  };
  const server = createServer({
    maxHeaderSize: 32_768,
    headersTimeout: headersWithinMs,
    requestTimeout: 30_000,
    // Node looks for those who are late every thirty seconds only: ten seconds would be forty for some.
    connectionsCheckingInterval: headersWithinMs / 10,
    keepAliveTimeout: 65_000,
  });
  server.timeout = STALLED_MS;
  if (!behindProxy) limitConnections(server, CONNECTIONS_PER_NETWORK);
  /** Browsers open connections ahead; to Node, one that has asked nothing yet is at work. */
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  server.on(
    "request",
    oneByOne((request, response) => {
      if (request.method === "GET" || request.method === "HEAD") answer(request, response);
      else unlessHungUp(request, response, () => answer(request, response));
    }),
  );
  const doors = await openListeningSockets(server, { host, port, most: MOST_CONNECTIONS }).catch(
    (error: NodeJS.ErrnoException) => {
      throw listenProblem(error.code, host, port);
    },
  );
  return {
    port: doors.port,
    answerWith(listener) {
      answer = listener;
    },
    async close() {
      if (!server.listening) return;
      const closed = doors.close();
      const sendHome = () => {
        server.closeIdleConnections();
        for (const socket of silent) socket.destroy();
      };
      sendHome();
      // A connection whose request was in flight becomes idle later, and its client would keep it for a minute.
      const leaving = setInterval(sendHome, LOOK_AGAIN_MS);
      const giveUp = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      await closed;
      clearInterval(leaving);
      clearTimeout(giveUp);
    },
  };
}

/**
 * Requests that come on one connection before the last was answered wait for it: all of them begun at once, one caller
 * that reads nothing would have the server hold as many answers as it cares to ask for. Nor may it fill the line.
 */
function oneByOne(begin: RequestListener): RequestListener {
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
    const line = waiting.get(socket);
    if (line === undefined) {
      waiting.set(socket, []);
      start();
    } else if (line.length === MOST_WAITING) socket.destroy();
    else line.push(() => (socket.destroyed ? waiting.delete(socket) : start()));
  };
}

/**
 * A process that was frozen finds requests whose callers have given up and gone elsewhere: to do them now would undo
 * what was done since. The end of a connection is read in the turn after its last bytes.
 */
function unlessHungUp(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
  setImmediate(() =>
    setImmediate(() => {
      if (request.socket.readableEnded || request.socket.destroyed) response.destroy();
      else begin();
    }),
  );
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
