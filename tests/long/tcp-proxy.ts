/** A TCP proxy that can be cut, which both ends notice, or silenced, which neither end notices. */
import { connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = {
  readonly port: number;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Drops all bytes in both directions without closing, as when a machine loses power. */
  silence(): void;
  /** Works again for new connections; silenced ones stay dead. */
  restore(): Promise<void>;
};

type Pair = { readonly near: Socket; readonly far: Socket; dead: boolean };

export async function startTcpProxy(host: string, targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let silent = false;
  let port = 0;
  let server: Server | undefined;

  function join(near: Socket): void {
    const pair: Pair = { near, far: connect(targetPort, host), dead: silent };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on("error", () => undefined);
      from.on("data", (bytes) => {
        if (!pair.dead) to.write(bytes);
      });
      from.on("close", () => {
        if (pair.dead && from === pair.far) return;
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(near, pair.far);
    pass(pair.far, near);
  }

  async function listen(): Promise<void> {
    const made = createServer(join);
    server = made;
    await new Promise<void>((resolve, reject) => {
      made.once("error", reject);
      made.listen(port, "127.0.0.1", resolve);
    });
    const address = made.address();
    if (typeof address === "object" && address) port = address.port;
  }

  await listen();
  return {
    port,
    async cut() {
      const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
      server = undefined;
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await closed;
    },
    silence() {
      silent = true;
      for (const pair of pairs) pair.dead = true;
    },
    async restore() {
      silent = false;
      if (server === undefined) await listen();
    },
  };
}
