/**
 * Keeps one network from taking all connections: those on which nothing is asked are capped, the longest idle is closed
 * first, and so are all connections together. Closing an idle one costs an honest client nothing but a new handshake.
 */
import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#server/limits/network.ts";

export type ConnectionLimits = {
  /** Connections of one network that wait for a request: unused ones, kept-alive ones, unfinished headers. */
  readonly idle: number;
  /** All connections of one network. */
  readonly all: number;
  /** How long one may be idle in any case: those of a burst have not had the time to ask yet. */
  readonly graceMs: number;
};

/** A browser keeps six; ten of them behind one address lose nothing, and a hundred only reconnect now and then. */
export const CONNECTIONS_PER_NETWORK: ConnectionLimits = { idle: 64, all: 500, graceMs: 2_000 };

type Network = {
  readonly all: Set<Socket>;
  /** Since when each is idle; the longest idle comes first. */
  readonly idle: Map<Socket, number>;
  timer: NodeJS.Timeout | undefined;
};

export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const networks = new Map<string, Network>();
  const owners = new WeakMap<Socket, Network>();
  const inFlight = new WeakMap<Socket, number>();

  server.on("connection", (socket: Socket) => {
    const name = networkOf(socket.remoteAddress ?? "unknown");
    const network = networks.get(name) ?? { all: new Set(), idle: new Map(), timer: undefined };
    networks.set(name, network);
    owners.set(socket, network);
    network.all.add(socket);
    socket.once("close", () => {
      forget(network, socket);
      if (network.all.size > 0 || networks.get(name) !== network) return;
      clearTimeout(network.timer);
      networks.delete(name);
    });
    if (network.all.size > limits.all) {
      const [longest = socket] = network.idle.keys();
      close(network, longest);
    }
    if (network.all.has(socket)) rest(network, socket);
  });

  const follow: RequestListener = ({ socket }, response) => {
    const network = owners.get(socket);
    if (network === undefined) return;
    network.idle.delete(socket);
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (inFlight.get(socket) ?? 1) - 1;
      inFlight.set(socket, left);
      if (left === 0 && !socket.destroyed) rest(network, socket);
    });
  };
  server.on("request", follow);

  function rest(network: Network, socket: Socket): void {
    network.idle.set(socket, performance.now());
    if (network.idle.size > limits.idle && network.timer === undefined) trim(network);
  }

  function trim(network: Network): void {
    network.timer = undefined;
    for (const [socket, since] of network.idle) {
      if (network.idle.size <= limits.idle) return;
      const left = since + limits.graceMs - performance.now();
      if (left > 0) {
        network.timer = setTimeout(() => trim(network), left);
        network.timer.unref();
        return;
      }
      close(network, socket);
    }
  }

  /** Forgotten at once: "close" comes only in a later turn, after more connections may have been accepted. */
  function close(network: Network, socket: Socket): void {
    forget(network, socket);
    socket.destroy();
  }

  function forget(network: Network, socket: Socket): void {
    network.all.delete(socket);
    network.idle.delete(socket);
  }
}
