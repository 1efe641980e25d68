/** Requests that keep the server's main thread busy: the largest bodies that are allowed, and floods of refusals. */
type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

const list = <T>(length: number, one: (n: number) => T): T[] => Array.from({ length }, (_, n) => one(n));
const keys = (count: number, value: unknown) =>
  Object.fromEntries(list(count, (n) => [`k${n}`, value] as const));
const pad = (body: Record<string, unknown>, bytes: number) => {
  const text = JSON.stringify({ ...body, padding: "" });
  return text.replace('"padding":""', `"padding":"${"x".repeat(bytes - text.length - 100)}"`);
};

const signUp = JSON.stringify({ email: "x", password: "a long password", data: keys(480, [[[[[[{}]]]]]]) });
const largeSignUp = pad({ email: "x@example.com", password: "a long password" }, 32_768);
const rows = list(1_600, (n) => ({ plant_id: `p${n}`, event: "view", at: n }));
const longRows = list(500, (n) => ({ plant_id: `p${n}`, event: "x".repeat(1_900), at: n }));
const manyKeys = keys(1_590, "x".repeat(600));

export const hostileBodies = {
  "Sign-up bodies of 32 KiB and 500 values": (anonKey: string): Sent[] =>
    [signUp, largeSignUp].flatMap((body) => post("/auth/v1/signup", anonKey, body)),
  "Rows of 1 MiB and 5,000 values": (anonKey: string): Sent[] =>
    [rows, longRows, manyKeys].flatMap((body) =>
      ["user_analytics_events", "user_plant_interactions", "rpc/record_plant_view", "nothing"].flatMap(
        (path) => post(`/rest/v1/${path}`, anonKey, JSON.stringify(body)),
      ),
    ),
  "Refused paths and queries": (anonKey: string): Sent[] => [
    ...["/rest/v1/nothing", "/rest/v1/plants?id=no", "/auth/v1/nothing", "/auth/v1/user"].map((path) => ({
      method: "GET",
      path,
      headers: headersOf(anonKey),
    })),
    ...post("/functions/v1/nothing", anonKey, "{}"),
    ...post("/auth/v1/token?grant_type=password", anonKey, "{"),
    { method: "POST", path: "/rest/v1/reports", headers: { "content-type": "image/png" }, body: "x" },
  ],
};

function post(path: string, anonKey: string, body: string): Sent[] {
  return [{ method: "POST", path, headers: headersOf(anonKey), body }];
}

function headersOf(anonKey: string): Record<string, string> {
  return { apikey: anonKey, authorization: `Bearer ${anonKey}`, "content-type": "application/json" };
}
