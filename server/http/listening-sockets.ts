/**
 * The listening sockets. Node accepts one connection per turn of the event loop, and under load a turn takes tens of
 * milliseconds: while existing clients kept sending requests, new ones waited nine seconds. Several sockets on one port
 * (SO_REUSEPORT) accept one each.
 */
import { createServer, type ListenOptions, type Server } from "node:net";

export type ListeningSockets = {
  readonly port: number;
  /** Stops accepting; resolves when all connections have ended. */
  close(): Promise<void>;
};

/** Other systems do not distribute connections among sockets of one port. */
const SOCKETS = process.platform === "linux" ? 8 : 1;

/** @param most connections, distributed over the sockets; further ones are refused */
export async function openListeningSockets(
  server: Server,
  { host, port, most }: { host: string; port: number; most: number | undefined },
): Promise<ListeningSockets> {
  if (port !== 0) await ensurePortIsFree(host, port);
  const sockets = [server, ...Array.from({ length: SOCKETS - 1 }, () => createFurtherSocket(server))];
  for (const socket of sockets) {
    // The kernel distributes connections randomly, not evenly.
    if (most !== undefined) socket.maxConnections = Math.ceil((most / SOCKETS) * 1.2);
    await listen(socket, { host, port: portOf(server) ?? port, reusePort: SOCKETS > 1 });
  }
  return {
    port: portOf(server) ?? port,
    async close() {
      await Promise.all(sockets.map(closeServer));
    },
  };
}

function createFurtherSocket(server: Server): Server {
  // The options of an HTTP server's own connections.
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

/** With SO_REUSEPORT, another program's port would be shared silently instead of failing. */
async function ensurePortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, { host, port });
  await closeServer(probe);
}

function portOf(socket: Server): number | undefined {
  const bound = socket.address();
  return typeof bound === "object" && bound !== null ? bound.port : undefined;
}

function listen(socket: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.listen(options, () => {
      socket.off("error", reject);
      resolve();
    });
  });
}

function closeServer(socket: Server): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}
