/**
 * Keeps a few networks from using all connections: idle connections are capped, the longest idle is closed first, and all
 * connections together are capped as well, as are new ones in a few seconds. Closing an idle connection costs a client
 * only a new handshake. When the server is full, a new connection replaces one of the block of networks that holds most. A network
 * that sends what no browser sends is refused for a while.
 */
import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { blockOf, networkOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";

export type ConnectionLimits = {
  /** Connections of one network without a request: unused, kept alive, or with unfinished headers. */
  readonly idle: number;
  /** All connections of one network. */
  readonly all: number;
  /** New connections of one network in `RATE_WINDOW_MS`. */
  readonly opened: number;
  /** The minimum idle time: clients that open a burst of connections need time to send requests. */
  readonly graceMs: number;
  /** Connections of all networks together. */
  readonly total: number;
};

/** A browser opens six; ten browsers behind one address lose nothing, and a hundred only reconnect now and then. */
export const CONNECTIONS_PER_NETWORK: ConnectionLimits = {
  idle: 64,
  all: 500,
  opened: 200,
  graceMs: 2_000,
  // Far above normal use; each connection may cost as much memory as the largest answer.
  total: 2_000,
};

/** A block's new connections, as a multiple of a network's. */
const BLOCK_FACTOR = 4;

/** A browser's own; what a network keeps of its idle connections when the server is nearly full. */
const FEWEST_IDLE = 6;

const RATE_WINDOW_MS = 10_000;
const FIRST_PENALTY_MS = 2_000;
const LONGEST_PENALTY_MS = 300_000;
/** A penalty is forgotten this long after it ended. */
const FORGET_AFTER_MS = 600_000;
const MAX_PENALTIES = 10_000;
/** The machine itself, or a proxy on it that was not declared and speaks for everybody: only its idle connections are capped. */
const OWN_MACHINE = new Set(["127.0.0.1", networkOf("::1")]);

type Network = {
  readonly block: string;
  readonly all: Set<Socket>;
  /** Since when each is idle, the longest idle first. */
  readonly idle: Map<Socket, number>;
  timer: NodeJS.Timeout | undefined;
};

type Penalty = { readonly until: number; readonly lengthMs: number };

export type ConnectionPenalties = {
  /** Refuses new connections of the socket's network, each time for twice as long. */
  punish(socket: Socket): void;
};

export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  now: () => number = () => performance.now(),
): ConnectionPenalties {
  const penalties = new Map<string, Penalty>();
  /** New connections by network and by block since the window began. */
  const opened = new Map<string, number>();
  let windowBegan = now();
  const networks = new Map<string, Network>();
  const owners = new WeakMap<Socket, Network>();
  const inFlight = new WeakMap<Socket, number>();
  /** Connections by block. */
  const blocks = createCounts();
  let total = 0;

  server.on("connection", (socket: Socket) => {
    const name = networkOf(socket.remoteAddress ?? "unknown");
    if (!OWN_MACHINE.has(name) && isRefused(name)) {
      socket.destroy();
      return;
    }
    const network = networks.get(name) ?? {
      block: blockOf(name),
      all: new Set(),
      idle: new Map(),
      timer: undefined,
    };
    networks.set(name, network);
    owners.set(socket, network);
    network.all.add(socket);
    total += 1;
    blocks.add(network.block, 1);
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
    if (total > limits.total) makeRoom();
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

  function isRefused(name: string): boolean {
    const at = now();
    if (at - windowBegan >= RATE_WINDOW_MS) {
      opened.clear();
      windowBegan = at;
    }
    const block = blockOf(name);
    for (const counted of new Set([name, block])) opened.set(counted, (opened.get(counted) ?? 0) + 1);
    const isFlood =
      (opened.get(name) ?? 0) > limits.opened || (opened.get(block) ?? 0) > limits.opened * BLOCK_FACTOR;
    return isFlood || (penalties.get(name)?.until ?? 0) > at;
  }

  function punish(socket: Socket): void {
    const name = networkOf(socket.remoteAddress ?? "unknown");
    const at = now();
    const last = penalties.get(name);
    // Further connections of the same burst are not further offences.
    if (last !== undefined && last.until > at) return;
    const remembered = last !== undefined && at - last.until < FORGET_AFTER_MS;
    const lengthMs = remembered ? Math.min(last.lengthMs * 2, LONGEST_PENALTY_MS) : FIRST_PENALTY_MS;
    penalties.delete(name);
    penalties.set(name, { until: at + lengthMs, lengthMs });
    if (penalties.size <= MAX_PENALTIES) return;
    const [oldest] = penalties.keys();
    if (oldest !== undefined) penalties.delete(oldest);
  }

  /** Closes a connection of the network that holds most in the block that does: one without a request if there is one, else its oldest. */
  function makeRoom(): void {
    let largest: Network | undefined;
    for (const network of networks.values()) if (isMore(network, largest)) largest = network;
    if (largest === undefined) return;
    const closed = worthLeast(largest);
    const owner = closed && owners.get(closed);
    if (closed && owner) close(owner, closed);
  }

  function isMore(network: Network, than: Network | undefined): boolean {
    if (than === undefined) return network.all.size > 0;
    return (blocks.of(network.block) - blocks.of(than.block) || network.all.size - than.all.size) > 0;
  }

  /** Where each network of the block holds one connection, the longest idle of them; where each block does, of all. */
  function worthLeast({ block, all, idle }: Network): Socket | undefined {
    const [own] =
      all.size > 1
        ? idle.keys()
        : [longestIdle(blocks.of(block) > 1 ? (network) => network.block === block : () => true)];
    const [oldest] = all;
    return own ?? oldest;
  }

  function longestIdle(isMeant: (network: Network) => boolean): Socket | undefined {
    let longest: Socket | undefined;
    let earliest = Number.POSITIVE_INFINITY;
    for (const network of networks.values()) {
      if (!isMeant(network)) continue;
      const { idle } = network;
      const [[socket, since] = []] = idle;
      if (since === undefined || since >= earliest) continue;
      earliest = since;
      longest = socket;
    }
    return longest;
  }

  /** Lower from half of all connections on, so that networks that hold many leave room before the server is full. */
  function idleLimit(): number {
    const free = Math.min(1, 2 * (1 - total / limits.total));
    return Math.max(FEWEST_IDLE, Math.floor(limits.idle * free));
  }

  function rest(network: Network, socket: Socket): void {
    network.idle.set(socket, performance.now());
    if (network.idle.size > idleLimit() && network.timer === undefined) trim(network);
  }

  function trim(network: Network): void {
    network.timer = undefined;
    for (const [socket, since] of network.idle) {
      if (network.idle.size <= idleLimit()) return;
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
    if (network.all.delete(socket)) {
      total -= 1;
      blocks.add(network.block, -1);
    }
    network.idle.delete(socket);
  }

  return { punish };
}
