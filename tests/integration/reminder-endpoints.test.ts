// The whole server: a reminder is sent as an encrypted push message or a mail, is answered, and can be unsubscribed from.
import { importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { type PushEndpoint, type Subscriber, startPushEndpoint } from "#tests/support/push-endpoint.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const PATIENCE = { timeout: 60_000, interval: 50 };

let push: PushEndpoint;
let smtp: TestSmtp;
let server: TestServer;
let ann: Person;
let bob: Person;
let phone: Subscriber;
let laptop: Subscriber;

beforeAll(async () => {
  push = await startPushEndpoint();
  smtp = await startSmtp();
  server = await openTestServer(EITHER_DATABASE, { PUSH_RELAY_URL: push.url, SMTP_URL: smtp.url });
  ann = await server.person("ann@tea.test");
  bob = await server.person("bob@tea.test");
  phone = push.subscribe();
  laptop = push.subscribe();
  const lost = push.subscribe();
  push.answer(lost.endpoint, 410);
  for (const device of [phone, laptop, lost]) {
    expect((await ann.client.rpc("keep_device", { ...device })).error).toBeNull();
  }
  await bob.client.from("reminder_settings").insert({ user_id: bob.id, channel: "email" });
  await remind(ann, { title: "Lemongrass tea", description: "One cup" });
  await remind(bob, { title: "Soursop tea", description: "Half a cup" });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
  await push.close();
});

/** Due now, and by its own rule half a day away: the server must find it within half a minute, once. */
async function remind(person: Person, row: Record<string, string>): Promise<void> {
  const away = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(11, 16);
  const { error } = await person.client
    .from("user_reminders")
    .insert({ user_id: person.id, reminder_time: away, time_zone: "Etc/UTC", ...row });
  expect(error).toBeNull();
  await server.db.query("update user_reminders set next_due_at = now() where user_id = $1", [person.id]);
}

const call = (path: string, init: RequestInit = {}) => fetch(`${server.url}/functions/v1/${path}`, init);
const postJson = (path: string, body: unknown) =>
  call(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const delivery = async (person: Person) =>
  (
    await person.client
      .from("reminder_deliveries")
      .select("id, status, done_at, snoozes, sent_at")
      .eq("user_id", person.id)
      .single()
  ).data;

it("pushes to every device, encrypted for it and signed with its key; an expired device is deleted", async () => {
  await vi.waitFor(() => expect(push.received).toHaveLength(2), PATIENCE);
  const { id } = (await delivery(ann)) ?? {};
  expect(push.received.map(({ endpoint }) => endpoint).sort()).toEqual(
    [phone.endpoint, laptop.endpoint].sort(),
  );
  for (const { payload, headers } of push.received) {
    expect(payload).toEqual({
      title: "Lemongrass tea",
      body: "One cup",
      tag: id,
      path: "/reminders",
      token: expect.stringContaining(id),
    });
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "high",
      topic: id.replaceAll("-", ""),
    });
    expect(Number(headers.ttl)).toBeGreaterThan(800);
  }
  const { pushKey } = await (await fetch(`${server.url}/config.json`)).json();
  const [, token = "", key] =
    /^vapid t=(\S+), k=(\S+)$/.exec(push.received[0]?.headers.authorization ?? "") ?? [];
  expect(key).toBe(pushKey);
  const point = Buffer.from(pushKey, "base64url");
  const publicKey = await importJWK({
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    alg: "ES256",
  });
  const { payload: claims } = await jwtVerify(token, publicKey, { audience: "https://push.example" });
  expect(claims.sub).toBe("mailto:no-reply@localhost");
  await vi.waitFor(async () => {
    const { data } = await ann.client.from("push_subscriptions").select("id");
    expect(data).toHaveLength(2);
  }, PATIENCE);
  await vi.waitFor(async () => expect(await delivery(ann)).toMatchObject({ status: "sent" }), PATIENCE);
});

it("accepts Done and Snooze from a notification with its token, and rejects them without one", async () => {
  const sent = push.received[0]?.payload;
  const token = typeof sent === "object" && sent !== null && "token" in sent ? sent.token : "";
  expect((await postJson("reminder-answer", { token, answer: "snooze" })).status).toBe(200);
  expect(await delivery(ann)).toMatchObject({ status: "waiting", snoozes: 1, done_at: null });
  const done = await postJson("reminder-answer", { token, answer: "done" });
  expect(await done.json()).toEqual({ outcome: "done" });
  expect(await delivery(ann)).toMatchObject({ status: "sent", done_at: expect.any(String) });
  expect((await postJson("reminder-answer", { token, answer: "snooze" })).status).toBe(409);

  const forged = String(token).replace(/^[^.]+/, bob.id);
  for (const wrong of [
    { token: forged, answer: "done" },
    { token, answer: "undone" },
    { token: "", answer: "done" },
    { answer: "done" },
    [],
  ]) {
    expect((await postJson("reminder-answer", wrong)).status).toBe(400);
  }
  expect((await call("reminder-answer", { method: "POST", body: "{" })).status).toBe(400);
});

it("replaces a renewed push subscription for a client that knows the old one's secret", async () => {
  const fresh = push.subscribe();
  const body = (auth: string) => ({
    old: { endpoint: phone.endpoint, keys: { p256dh: phone.p256dh, auth } },
    fresh: { endpoint: fresh.endpoint, keys: { p256dh: fresh.p256dh, auth: fresh.auth } },
  });
  expect((await postJson("push-renewal", body("guessed"))).status).toBe(404);
  expect((await postJson("push-renewal", body(phone.auth))).status).toBe(204);
  const { rows } = await server.db.query("select auth from push_subscriptions where endpoint = $1", [
    fresh.endpoint,
  ]);
  expect(rows).toEqual([{ auth: fresh.auth }]);
  const inward = { ...body(fresh.auth), fresh: { ...body("").fresh, endpoint: "http://127.0.0.1/" } };
  expect((await postJson("push-renewal", inward)).status).toBe(400);
});

it("sends mail to users who chose it, with one-click unsubscribe by link and by header", async () => {
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), PATIENCE);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ to: "bob@tea.test", subject: "Reminder: Soursop tea" });
  expect(mail?.text).toContain("Half a cup");
  const raw = mail?.raw.replace(/\r?\n[ \t]+/g, " ") ?? "";
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const address = /^List-Unsubscribe: <\s*(\S+?)\s*>/im.exec(raw)?.[1] ?? "";
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`.replace("/functions/v1/", "");
  const channel = async () =>
    (await bob.client.from("reminder_settings").select("channel").single()).data?.channel;

  // A GET request, as mail scanners send it, changes nothing.
  const page = await call(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Stop reminder mails?");
  expect(await channel()).toBe("email");
  expect((await call(path.slice(0, -3), { method: "POST" })).status).toBe(400);
  expect(await channel()).toBe("email");
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const done = await call(path, { method: "POST", body });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain("You are unsubscribed");
  expect(await channel()).toBe("push");
});

it("gives the owner a calendar file by a link that expires soon", async () => {
  expect((await call("reminder-calendar", { method: "POST" })).status).toBe(401);
  const asked = await call("reminder-calendar", {
    method: "POST",
    headers: { authorization: `Bearer ${ann.token}` },
  });
  const { path } = await asked.json();
  const file = await call(path);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await file.text();
  expect(text).toContain("SUMMARY:Lemongrass tea\r\n");
  expect(text).toContain("DTSTART;TZID=Etc/UTC:");
  expect(text).not.toContain("Soursop");
  expect((await call(path.replace(/token=[^.]+/, `token=${bob.id}`))).status).toBe(403);
});

it("gives an account ten calendar files a minute, from wherever its links are opened", async () => {
  const linkOf = async () => {
    const asked = await call("reminder-calendar", {
      method: "POST",
      headers: { authorization: `Bearer ${bob.token}` },
    });
    return (await asked.json()).path;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const headers = { "x-forwarded-for": `203.0.113.${n}` };
    statuses.push((await call(await linkOf(), { headers })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});
