/**
 * The listening sockets. Node accepts one connection per turn of the event loop, and under load a turn takes tens of
 * milliseconds: while existing clients kept sending requests, new ones waited nine seconds. Several sockets on one port
 * (SO_REUSEPORT) accept one each.
 */
import { createServer, type ListenOptions, type Server } from "node:net";

export type Doors = {
  readonly port: number;
  /** Stops accepting; resolves when all connections have ended. */
  close(): Promise<void>;
};

/** Other systems do not distribute connections among sockets of one port. */
const DOORS = process.platform === "linux" ? 8 : 1;

/** @param most connections, distributed over the sockets */
export async function openListeningSockets(
  server: Server,
  { host, port, most }: { host: string; port: number; most: number },
): Promise<Doors> {
  if (port !== 0) await seeThatNobodyListens(host, port);
  const doors = [server, ...Array.from({ length: DOORS - 1 }, () => sideDoor(server))];
  for (const door of doors) {
    // The kernel distributes connections randomly, not evenly.
    door.maxConnections = Math.ceil((most / DOORS) * 1.2);
    await listen(door, { host, port: portOf(server) ?? port, reusePort: DOORS > 1 });
  }
  return {
    port: portOf(server) ?? port,
    async close() {
      await Promise.all(doors.map(shut));
    },
  };
}

function sideDoor(server: Server): Server {
  // The options of an HTTP server's own connections.
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

/** With SO_REUSEPORT, another program's port would be shared silently instead of failing. */
async function seeThatNobodyListens(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, { host, port });
  await shut(probe);
}

function portOf(door: Server): number | undefined {
  const bound = door.address();
  return typeof bound === "object" && bound !== null ? bound.port : undefined;
}

function listen(door: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    door.once("error", reject);
    door.listen(options, () => {
      door.off("error", reject);
      resolve();
    });
  });
}

function shut(door: Server): Promise<void> {
  return new Promise((resolve) => door.close(() => resolve()));
}
