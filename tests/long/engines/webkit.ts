/** WebKitGTK, the engine closest to an iPhone's that runs on Linux, over WebDriver in a window of its own X server. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "#tests/support/free-port.ts";
import { until } from "#tests/support/until.ts";
import { asPageCode, type Engine, type WindowSize } from "./engine.ts";

export const webkitDriverPath = "/usr/bin/WebKitWebDriver";
export const xvfbPath = "/usr/bin/Xvfb";
const browserPaths = ["4.1", "4.0"].map(
  (version) =>
    `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

const reply = z.object({ value: z.unknown() });

export async function startWebKit(size: WindowSize): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "bush-tea-webkit-"));
  const children: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(children.map(end));
    rmSync(home, { recursive: true, force: true });
  };
  // The buttons of the browser's own bar would make the window wider than a phone.
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(
    join(home, "gtk-3.0", "gtk.css"),
    "button, entry { min-width: 0; padding: 0; margin: 0; border: 0 }",
  );
  try {
    const display = await startScreen(size, children);
    const port = await freePort();
    const driver = spawn(webkitDriverPath, [`--port=${port}`], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display,
        HOME: home,
        XDG_CACHE_HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
      },
    });
    children.push(driver);
    const call = async (method: "POST" | "DELETE", path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { value } = reply.parse(await answer.json());
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
      return value;
    };
    const session = await openSession(call);
    const path = `/session/${session}`;
    await call("POST", `${path}/timeouts`, { script: 120_000, pageLoad: 120_000 });
    await call("POST", `${path}/window/rect`, { x: 0, y: 0, ...size });
    return {
      goto: async (url) => {
        await call("POST", `${path}/url`, { url });
      },
      run: async (work, ...given) => {
        const script = `const done = arguments[0]; (${asPageCode(work, given)})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = z
          .object({ value: z.string().optional(), error: z.string().optional() })
          .parse(await call("POST", `${path}/execute/async`, { script, args: [] }));
        if (value === undefined) throw new Error(error ?? "the script returned nothing");
        return JSON.parse(value);
      },
      close: async () => {
        await call("DELETE", path).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The driver sometimes fails to reach the browser that it has just started; a second try reaches it. */
async function openSession(
  call: (method: "POST", path: string, body: unknown) => Promise<unknown>,
): Promise<string> {
  const binary = browserPaths.find((path) => existsSync(path));
  if (binary === undefined) throw new Error("WebKitGTK's MiniBrowser is not installed");
  let failure: unknown;
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      const value = await call("POST", "/session", {
        capabilities: {
          alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
        },
      });
      return z.object({ sessionId: z.string() }).parse(value).sessionId;
    } catch (error) {
      failure = error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw failure;
}

async function startScreen({ width, height }: WindowSize, children: ChildProcess[]): Promise<string> {
  // Xvfb chooses a free display and writes its number to the descriptor.
  const screen = spawn(
    xvfbPath,
    ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  children.push(screen);
  let number = "";
  screen.stdio[3]?.on("data", (chunk: Buffer) => {
    number += chunk.toString();
  });
  await until("the X server's display", () => number.endsWith("\n"), { withinMs: 30_000 });
  return `:${number.trim()}`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
