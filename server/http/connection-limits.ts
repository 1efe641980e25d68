/**
 * Keeps one network from using all connections: idle connections are capped, the longest idle is closed first, and all
 * connections together are capped as well. Closing an idle connection costs a client only a new handshake.
 */
import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#server/limits/network.ts";

export type ConnectionLimits = {
  /** Connections of one network without a request: unused, kept alive, or with unfinished headers. */
  readonly idle: number;
  /** All connections of one network. */
  readonly all: number;
  /** The minimum idle time: clients that open a burst of connections need time to send requests. */
  readonly graceMs: number;
};

/** A browser opens six; ten browsers behind one address lose nothing, and a hundred only reconnect now and then. */
export const CONNECTIONS_PER_NETWORK: ConnectionLimits = { idle: 64, all: 500, graceMs: 2_000 };

type Network = {
  readonly all: Set<Socket>;
  /** Since when each is idle, the longest idle first. */
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

  /** Removed immediately: the "close" event comes in a later turn, after more connections may have been accepted. */
  function close(network: Network, socket: Socket): void {
    forget(network, socket);
    socket.destroy();
  }

  function forget(network: Network, socket: Socket): void {
    network.all.delete(socket);
    network.idle.delete(socket);
  }
}
