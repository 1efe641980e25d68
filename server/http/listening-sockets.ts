/**
 * The sockets that people come in by. Node lets in one newcomer each time it looks round, and in a crowd one round takes
 * tens of milliseconds: while those inside asked on and on, newcomers waited nine seconds. Several sockets at one port
 * let in one each.
 */
import { createServer, type ListenOptions, type Server } from "node:net";

export type Doors = {
  readonly port: number;
  /** Nobody comes in any more; resolves when those inside have left. */
  close(): Promise<void>;
};

/** Other systems do not share a port out among sockets. */
const DOORS = process.platform === "linux" ? 8 : 1;

/** @param most connections at once, shared out among the doors */
export async function openListeningSockets(
  server: Server,
  { host, port, most }: { host: string; port: number; most: number },
): Promise<Doors> {
  if (port !== 0) await seeThatNobodyListens(host, port);
  const doors = [server, ...Array.from({ length: DOORS - 1 }, () => sideDoor(server))];
  for (const door of doors) {
    // Shared out by chance, not evenly.
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
  // As an HTTP server takes its own connections.
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

/** A port that is shared out would be shared with another program, too. */
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
