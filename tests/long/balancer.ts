/** An nginx load balancer in front of several servers, configured as in docs/operations.md: round robin, no sticky sessions. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { until } from "#tests/support/until.ts";

export type Balancer = { readonly url: string; stop(): Promise<void> };

/** The response timeout after which nginx tries another server; longer than the eight seconds of a language model. */
const SILENT_SECONDS = 15;
/** Well within the ten seconds in which a refresh token whose response was lost can be used again. */
export const AUTH_SILENT_SECONDS = 7;
/** How long a failed server gets no requests, except for one that checks whether it is back. */
const LEFT_ALONE_SECONDS = 20;

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(canRun);
  if (program === undefined) {
    throw new Error("this test needs nginx: `npm run test:long` installs Debian's as root, else install it");
  }
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-nginx-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, ports));
  const child = spawn(program, ["-c", file, "-p", folder, "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    async stop() {
      if (child.exitCode === null) {
        const exit = once(child, "exit");
        child.kill("SIGTERM");
        await exit;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join("\n");
  const servers = ports
    .map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=${LEFT_ALONE_SECONDS}s;`)
    .join("\n");
  return `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
${temporary}
  upstream bush_tea {
    zone bush_tea 64k;
${servers}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 2m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout;
    location / {
      proxy_pass http://bush_tea;
      proxy_read_timeout ${SILENT_SECONDS}s;
    }
    location /auth/ {
      proxy_pass http://bush_tea;
      proxy_read_timeout ${AUTH_SILENT_SECONDS}s;
    }
  }
}
`;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  await until("nginx to answer", async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended at once with code ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    return answer?.ok === true;
  });
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
