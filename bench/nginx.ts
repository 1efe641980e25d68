/** Starts nginx on the given folders for the duration of a measurement. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";

const PROGRAMS = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx", "nginx"];

export type NginxSite = { readonly root: string; readonly encoding: string };
export type Nginx = { readonly version: string; readonly urls: readonly string[]; stop(): Promise<void> };

/** @returns undefined where the machine has no nginx */
export async function startNginx(folder: string, sites: readonly NginxSite[]): Promise<Nginx | undefined> {
  const program = PROGRAMS.find(isInstalled);
  if (program === undefined) return undefined;
  const ports = await Promise.all(sites.map(freePort));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, sites, ports));
  const child = spawn(program, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  for (let attempt = 0; !(await listens(urls[0])); attempt += 1) {
    if (child.exitCode !== null || attempt > 200) throw new Error("nginx did not start");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    version: versionOf(program),
    urls,
    async stop() {
      process.removeListener("exit", kill);
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** One worker, because our server is one process; open-file cache and no access log for best performance. */
function configuration(folder: string, sites: readonly NginxSite[], ports: readonly number[]): string {
  const servers = sites.map(
    ({ root, encoding }, index) => `
  server {
    listen 127.0.0.1:${ports[index]};
    root ${root};
    ${encoding === "identity" ? "" : `add_header content-encoding ${encoding};`}
    location / { try_files $uri/index.html $uri =404; }
  }`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${join(folder, "nginx.pid")};
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=2000;
  default_type application/octet-stream;
  types { text/html html; text/javascript js; text/css css; }
  client_body_temp_path ${join(folder, "body")};
  proxy_temp_path ${join(folder, "proxy")};
  fastcgi_temp_path ${join(folder, "fastcgi")};
  uwsgi_temp_path ${join(folder, "uwsgi")};
  scgi_temp_path ${join(folder, "scgi")};
${servers.join("\n")}
}
`;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** nginx prints its version to stderr. */
function versionOf(program: string): string {
  const output = execFileSync("/bin/sh", ["-c", '"$0" -v 2>&1', program], { encoding: "utf8" });
  return /nginx\/[\d.]+/.exec(output)?.[0] ?? "nginx";
}

async function listens(url: string | undefined): Promise<boolean> {
  return fetch(url ?? "").then(
    () => true,
    () => false,
  );
}
