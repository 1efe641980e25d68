/** Firefox over WebDriver BiDi, which it speaks itself: no driver is needed. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "#tests/support/free-port.ts";
import { asPageCode, type Engine, type WindowSize } from "./engine.ts";

export const firefoxPath = "/usr/bin/firefox-esr";

const incoming = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.record(z.string(), z.unknown()).optional(),
  message: z.string().optional(),
});
const evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

export async function startFirefox(size: WindowSize): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "bush-tea-firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    // It asks several hosts on its own otherwise.
    [
      ["browser.shell.checkDefaultBrowser", false],
      ["datareporting.policy.dataSubmissionEnabled", false],
      ["network.captive-portal-service.enabled", false],
      ["network.connectivity-service.enabled", false],
      ["app.normandy.enabled", false],
      ["extensions.update.enabled", false],
      ["browser.safebrowsing.update.enabled", false],
    ]
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${String(value)});`)
      .join("\n"),
  );
  const port = await freePort();
  const child = spawn(
    firefoxPath,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", String(port)],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("WebDriver BiDi listening")) resolve();
    });
    child.once("exit", () => reject(new Error(`Firefox ended: ${output}`)));
  });

  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  const waiting = new Map<number, (message: z.infer<typeof incoming>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = incoming.parse(JSON.parse(String(data)));
    if (typeof message.id === "number") waiting.get(message.id)?.(message);
  });
  let sent = 0;
  const send = async (method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> => {
    sent += 1;
    const id = sent;
    const reply = new Promise<z.infer<typeof incoming>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result = {}, message } = await reply;
    waiting.delete(id);
    if (type === "error") throw new Error(`${method}: ${message ?? "refused"}`);
    return result;
  };

  await send("session.new", { capabilities: {} });
  const tree = z
    .object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
    .parse(await send("browsingContext.getTree", {}));
  const context = tree.contexts[0]?.context ?? "";
  await send("browsingContext.setViewport", { context, viewport: size });

  return {
    goto: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    run: async (work, ...given) => {
      const { result, exceptionDetails } = evaluated.parse(
        await send("script.callFunction", {
          functionDeclaration: asPageCode(work, given),
          target: { context },
          awaitPromise: true,
        }),
      );
      if (result === undefined) throw new Error(exceptionDetails?.text ?? "the script returned nothing");
      return JSON.parse(result.value);
    },
    close: async () => {
      socket.close();
      child.kill("SIGKILL");
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
