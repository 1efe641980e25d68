/**
 * Runs as a separate process in its own network namespace: opens connections of three kinds and keeps them until the
 * network is removed: idle after a response, stuck in the headers, and never reading a large response.
 */
import { connect, type Socket } from "node:net";

const [host = "", port = "", largePath = "/"] = process.argv.slice(2);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

async function open(count: number, begin: (socket: Socket) => void): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), host, () => {
            begin(socket);
            resolve(socket);
          });
          socket.on("error", reject);
        }),
    ),
  );
}

const idle = await open(50, (socket) => socket.write(get("/healthz")));
await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once("data", resolve))));
await open(50, (socket) => socket.write("GET / HTTP/1.1\r\nHost: tea"));
await open(6, (socket) => {
  socket.pause();
  socket.write(get(largePath).repeat(30));
});
console.log("open");
setInterval(() => undefined, 1_000);
