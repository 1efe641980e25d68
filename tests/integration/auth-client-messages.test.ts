/** Messages of the client library itself about sign-in, each provoked with the real library against the real server. */
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type AuthServer, memoryStorage, startAuthServer } from "#tests/support/auth-server.ts";

const password = "a long password";
let server: AuthServer;
let count = 0;
beforeAll(async () => {
  server = await startAuthServer("postgres", { autoconfirm: true, limitFactor: 1000 });
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function person() {
  const client = server.client();
  const email = `client${++count}@example.org`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error("signing up brought no session");
  return { client, email, session: data.session };
}

type Storage = ReturnType<typeof memoryStorage>;
type Opening = {
  flowType?: "implicit" | "pkce";
  storage?: Storage;
  detect?: (address: URL, parameters: Record<string, string>) => boolean;
  fetch?: typeof fetch;
};

/** A separate storage key for each client: the library warns when two share one. */
const newKey = () => `session-${++count}`;

function open(storageKey: string, { flowType, storage, detect, fetch }: Opening = {}) {
  return createClient(server.url, "an-api-key", {
    auth: {
      flowType: flowType ?? "implicit",
      autoRefreshToken: false,
      detectSessionInUrl: detect ?? true,
      persistSession: true,
      storage: storage ?? memoryStorage(),
      storageKey,
    },
    ...(fetch === undefined ? {} : { global: { fetch } }),
  });
}

/** The parts of a browser that the library needs before it reads a URL. */
function standAt(path: string): void {
  const address = new URL(path, server.url);
  vi.stubGlobal("window", { location: address, history: { state: null, replaceState: () => undefined } });
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("BroadcastChannel", undefined);
}

const hash = (values: Record<string, string | number | undefined>) =>
  `/#${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;

describe("a URL without a session", () => {
  test("is reported as containing none", async () => {
    standAt(hash({ access_token: "a", token_type: "bearer" }));
    const { error } = await open(newKey()).auth.initialize();
    expect(error?.message).toBe("No session defined in URL");
  });

  test("is reported as belonging to another flow", async () => {
    const { session } = await person();
    const { access_token, refresh_token, expires_in, token_type } = session;
    standAt(hash({ access_token, refresh_token, expires_in, token_type }));
    const { error } = await open(newKey(), { flowType: "pkce" }).auth.initialize();
    expect(error?.message).toBe("Not a valid PKCE flow url.");
  });

  test("is reported when its code is missing", async () => {
    standAt("/?code=abc");
    const storage = memoryStorage();
    const key = newKey();
    storage.setItem(`${key}-code-verifier`, JSON.stringify("a verifier"));
    // The library looks for a code twice, before and after reading its storage; here it is removed in between.
    let parameters: Record<string, string> = {};
    const losing = {
      ...storage,
      getItem(name: string) {
        if (name.endsWith("-code-verifier")) delete parameters.code;
        return storage.getItem(name);
      },
    };
    const detect = (_address: URL, found: Record<string, string>) => {
      parameters = found;
      return false;
    };
    const { error } = await open(key, { flowType: "pkce", storage: losing, detect }).auth.initialize();
    expect(error?.message).toBe("No code detected.");
  });

  test.each(["identity_already_exists", "identity_not_found", "single_identity_not_deletable"])(
    "reports %s to the caller and keeps the stored session",
    async (code) => {
      const { session } = await person();
      const storage = memoryStorage();
      const key = newKey();
      storage.setItem(key, JSON.stringify(session));
      standAt(hash({ error: "server_error", error_code: code, error_description: "It cannot be linked" }));
      const client = open(key, { storage });
      const { error } = await client.auth.initialize();
      expect(error).toMatchObject({ message: "It cannot be linked", details: { code } });
      expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);
    },
  );
});

test("a session that has been in the URL for over two minutes is accepted with a warning", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { session } = await person();
  const { access_token, refresh_token, expires_in, token_type } = session;
  const expires_at = Math.floor(Date.now() / 1000) + expires_in - 130;
  standAt(hash({ access_token, refresh_token, expires_in, expires_at, token_type }));
  const client = open(newKey());
  expect((await client.auth.initialize()).error).toBeNull();
  expect((await client.auth.getSession()).data.session?.access_token).toBe(access_token);
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining("issued over 120s ago, URL could be stale"),
  ]);
});

test("a stored session without a refresh token or with an invalid shape is removed", async () => {
  const { session } = await person();
  const { refresh_token: _gone, ...half } = session;
  for (const stored of [half, { access_token: 1 }]) {
    const storage = memoryStorage();
    const key = newKey();
    storage.setItem(key, JSON.stringify(stored));
    const { data } = await open(key, { storage }).auth.getSession();
    expect(data.session).toBeNull();
    expect(storage.getItem(key)).toBeNull();
  }
});

test("a token with changed claims has an invalid signature", async () => {
  const { client, session } = await person();
  const [head, body, signature] = session.access_token.split(".");
  const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url");
  const { error } = await client.auth.getClaims(`${head}.${changed}.${signature}`);
  expect(error?.message).toBe("Invalid JWT signature");
  expect((await client.auth.getClaims(session.access_token)).error).toBeNull();
});

test("with a shared signing secret the library asks the server to verify a token", async () => {
  const asked: string[] = [];
  const symmetric = await startAuthServer("postgres", { autoconfirm: true }, { jwtAlgorithm: "HS256" });
  try {
    const client = createClient(symmetric.url, "an-api-key", {
      auth: { persistSession: true, autoRefreshToken: false, storage: memoryStorage(), storageKey: newKey() },
      global: {
        fetch: (input, init) => {
          asked.push(new URL(String(input)).pathname);
          return fetch(input, init);
        },
      },
    });
    await client.auth.signUp({ email: "shared@example.org", password });
    asked.length = 0;
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe("HS256");
    expect(data?.claims.email).toBe("shared@example.org");
    expect(asked).toEqual(["/auth/v1/user"]);
  } finally {
    await symmetric.close();
  }
});

test("calls without an email address or phone number name what is missing", async () => {
  const { auth } = server.client();
  const nothing = {} as never;
  const both = "You must provide either an email or phone number and a password";
  expect((await auth.signUp(nothing)).error?.message).toBe(both);
  expect((await auth.signInWithPassword(nothing)).error?.message).toBe(both);
  expect((await auth.signInWithOtp(nothing)).error?.message).toBe(
    "You must provide either an email or phone number.",
  );
  expect((await auth.resend(nothing)).error?.message).toBe(
    "You must provide either an email or phone number and a type",
  );
});

describe("security keys", () => {
  test("need a browser and a site", async () => {
    const { client } = await person();
    const { webauthn } = client.auth.mfa;
    const factorId = "6b2f8f6c-9b1f-4d0a-8a53-0d8a4a6c1c11";
    expect((await webauthn.authenticate({ factorId })).error?.message).toBe(
      "rpId is required for WebAuthn authentication",
    );
    expect((await webauthn.register({ friendlyName: "key" })).error?.message).toBe(
      "rpId is required for WebAuthn registration",
    );
    const site = { rpId: "localhost", rpOrigins: [server.url] };
    for (const { error } of [
      await webauthn.authenticate({ factorId, webauthn: site }),
      await webauthn.register({ friendlyName: "key", webauthn: site }),
    ]) {
      expect(error?.message).toBe("Browser does not support WebAuthn");
    }
  });

  test("cannot answer the challenge of an authenticator app", async () => {
    const { client } = await person();
    const { data: app } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (app === null) throw new Error("no app was enrolled");
    const code = new TOTP({ secret: Secret.fromBase32(app.totp.secret) }).generate({
      timestamp: server.now(),
    });
    expect((await client.auth.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull();
    const { error } = await client.auth.mfa.webauthn.challenge({
      factorId: app.id,
      webauthn: { rpId: "localhost", rpOrigins: [server.url] },
    });
    expect(error?.message).toBe("Unexpected error in challenge");
  });
});

describe("signing out", () => {
  test("succeeds for a session that another device ended and for a deleted user", async () => {
    const ended = await person();
    const other = server.client();
    await other.auth.signInWithPassword({ email: ended.email, password });
    await other.auth.signOut({ scope: "others" });
    const gone = await person();
    expect((await server.admin.deleteUser(gone.session.user.id)).error).toBeNull();
    for (const { client } of [ended, gone]) {
      expect((await client.auth.signOut()).error).toBeNull();
      expect((await client.auth.getSession()).data.session).toBeNull();
    }
  });

  test.each([
    [401, true],
    [403, true],
    [404, true],
    [422, false],
  ])("treats status %i as success: %s", async (status, isDone) => {
    const { email } = await person();
    const client = open(newKey(), {
      fetch: (input, init) =>
        String(input).includes("/logout")
          ? Promise.resolve(Response.json({ code: status, msg: "no" }, { status }))
          : fetch(input, init),
    });
    await client.auth.signInWithPassword({ email, password });
    expect((await client.auth.signOut()).error === null).toBe(isDone);
    expect((await client.auth.getSession()).data.session === null).toBe(isDone);
  });
});
