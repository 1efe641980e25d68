import { createServer } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { CONNECTIONS_PER_NETWORK, limitConnections } from "./connection-limits.ts";

const MINUTE = 60_000;

function socketFrom(address: string): Socket {
  return Object.defineProperty(new Socket(), "remoteAddress", { value: address });
}

it("doubles up to five minutes and is forgotten after ten quiet ones", () => {
  const server = createServer();
  let at = 0;
  const { punish } = limitConnections(server, CONNECTIONS_PER_NETWORK, () => at);
  const isRefused = (address: string) => {
    const socket = socketFrom(address);
    server.emit("connection", socket);
    const { destroyed } = socket;
    socket.destroy();
    return destroyed;
  };
  const lengthOf = (address: string) => {
    punish(socketFrom(address));
    const began = at;
    while (isRefused(address)) at += 1_000;
    return at - began;
  };
  expect(Array.from({ length: 9 }, () => lengthOf("192.0.2.1"))).toEqual(
    [2, 4, 8, 16, 32, 64, 128, 256, 300].map((seconds) => seconds * 1_000),
  );
  punish(socketFrom("192.0.2.1"));
  // Again while it lasts: the connections that were open already do not prolong it.
  punish(socketFrom("192.0.2.1"));
  expect(isRefused("192.0.2.2")).toBe(false);
  at += 5 * MINUTE + 10 * MINUTE;
  expect(lengthOf("192.0.2.1")).toBe(2_000);
});

it("does not concern the machine itself, which may be a proxy", () => {
  const server = createServer();
  const { punish } = limitConnections(server, CONNECTIONS_PER_NETWORK, () => 0);
  for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "::1"]) {
    const socket = socketFrom(address);
    punish(socket);
    server.emit("connection", socket);
    expect(socket.destroyed, address).toBe(false);
    socket.destroy();
  }
});

it("refuses the block that opens connections from each of its networks, and nobody else", () => {
  const server = createServer();
  limitConnections(server, { ...CONNECTIONS_PER_NETWORK, opened: 2 }, () => 0);
  const isRefused = (address: string) => {
    const socket = socketFrom(address);
    server.emit("connection", socket);
    const { destroyed } = socket;
    socket.destroy();
    return destroyed;
  };
  const block = Array.from({ length: 9 }, (_, n) => isRefused(`45.9.8.${n + 1}`));
  expect(block).toEqual([...Array.from({ length: 8 }, () => false), true]);
  expect(isRefused("45.9.9.1")).toBe(false);
});

it("makes room in the block that holds most, though each of its networks holds one", () => {
  const server = createServer();
  limitConnections(server, { ...CONNECTIONS_PER_NETWORK, total: 4 }, () => 0);
  const open = (address: string) => {
    const socket = socketFrom(address);
    server.emit("connection", socket);
    return socket;
  };
  const others = ["192.0.2.1", "198.51.100.1"].map(open);
  const block = ["45.9.8.1", "45.9.8.2", "45.9.8.3"].map(open);
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  expect(block.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  for (const socket of [...others, ...block]) socket.destroy();
});
