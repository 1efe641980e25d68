import { describe, expect, it, vi } from "vitest";
import { createOutbox, type OutboxItem, type Sender } from "./outbox.ts";
import { keyOf, type OutboxStore, type StoredItem } from "./outbox-store.ts";

/** A device with its storage, signed-in user and connection state, shared by any number of tabs. */
function device() {
  const stored = new Map<string, StoredItem>();
  const nameOf = (item: OutboxItem) => keyOf(item).join("/");
  const store: OutboxStore = {
    all: async () => {
      if (state.broken) throw new DOMException("Not here", "InvalidStateError");
      return [...stored.values()].sort((a, b) => a.queuedAt - b.queuedAt);
    },
    put: async (item) => void stored.set(nameOf(item), item),
    remove: async (item) => void stored.delete(nameOf(item)),
    removeIfUnchanged: async (item) => {
      if (stored.get(nameOf(item))?.stamp === item.stamp) stored.delete(nameOf(item));
    },
  };
  const state = {
    broken: false,
    online: false,
    user: "ann" as string | null,
    signedOut: new Set<string>(),
    stamps: 0,
  };
  let last = Promise.resolve();
  const tab = () =>
    createOutbox({
      store,
      currentUser: async () => state.user,
      isSignedIn: (userId) => !state.signedOut.has(userId),
      isOnline: () => state.online,
      withLock: (task) => {
        const turn = last.then(task);
        last = turn.catch(() => undefined);
        return turn;
      },
      stamp: () => {
        state.stamps += 1;
        return String(state.stamps);
      },
    });
  return { tab, state, left: () => [...stored.values()].map(({ id }) => id) };
}

const bookmark = (id: string, userId = "ann", payload: unknown = true): OutboxItem => ({
  kind: "bookmark",
  id,
  userId,
  payload,
});

function recorder(): { sent: string[]; send: Sender } {
  const sent: string[] = [];
  return {
    sent,
    send: async ({ id, payload }) => {
      sent.push(`${id}=${payload}`);
      return "sent";
    },
  };
}

describe("outbox", () => {
  it("stores items while offline and sends each once, in order, when the connection is back", async () => {
    const { tab, state, left } = device();
    const { sent, send } = recorder();
    const outbox = tab();
    outbox.registerSender("bookmark", send);
    await outbox.enqueue(bookmark("neem"));
    await outbox.enqueue(bookmark("ginger"));
    await outbox.flush();
    expect(sent).toEqual([]);
    expect(await outbox.pending("ann", "bookmark")).toHaveLength(2);

    state.online = true;
    await Promise.all([outbox.flush(), outbox.flush()]);
    await outbox.flush();
    expect(sent).toEqual(["neem=true", "ginger=true"]);
    expect(left()).toEqual([]);
  });

  it("sends an item once when two tabs come online at the same time", async () => {
    const { tab, state } = device();
    const { sent, send } = recorder();
    const [one, two] = [tab(), tab()];
    for (const each of [one, two]) each.registerSender("bookmark", send);
    await one.enqueue(bookmark("neem"));
    state.online = true;
    await Promise.all([one.flush(), two.flush()]);
    expect(sent).toEqual(["neem=true"]);
  });

  it("sends only the latest item with an id, including one enqueued while the previous was being sent", async () => {
    const { tab, state, left } = device();
    const outbox = tab();
    const sent: unknown[] = [];
    outbox.registerSender("bookmark", async ({ payload }) => {
      sent.push(payload);
      if (payload === "second") await outbox.enqueue(bookmark("neem", "ann", "third"));
      return "sent";
    });
    await outbox.enqueue(bookmark("neem", "ann", "first"));
    await outbox.enqueue(bookmark("neem", "ann", "second"));
    state.online = true;
    await outbox.flush();
    expect(sent).toEqual(["second", "third"]);
    expect(left()).toEqual([]);
  });

  it("keeps failed items in order and continues with other kinds", async () => {
    const { tab, state, left } = device();
    const outbox = tab();
    const { sent, send } = recorder();
    let failing = true;
    outbox.registerSender("bookmark", async (item) => {
      if (failing) throw new TypeError("Failed to fetch");
      return send(item);
    });
    outbox.registerSender("score", send);
    await outbox.enqueue(bookmark("neem"));
    await outbox.enqueue(bookmark("ginger"));
    await outbox.enqueue({ kind: "score", id: "round", userId: "ann", payload: 5 });
    state.online = true;
    await outbox.flush();
    expect(sent).toEqual(["round=5"]);
    expect(left()).toEqual(["neem", "ginger"]);
    failing = false;
    await outbox.flush();
    expect(sent).toEqual(["round=5", "neem=true", "ginger=true"]);
  });

  it("drops items that the server rejects", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { tab, state, left } = device();
    const outbox = tab();
    outbox.registerSender("bookmark", async () => "refused");
    await outbox.enqueue(bookmark("no-such-plant"));
    state.online = true;
    await outbox.flush();
    expect(left()).toEqual([]);
    expect(written).toHaveBeenCalledOnce();
    written.mockRestore();
  });

  it("never sends another user's items, nor kinds without a sender", async () => {
    const { tab, state, left } = device();
    const outbox = tab();
    const { sent, send } = recorder();
    outbox.registerSender("bookmark", send);
    await outbox.enqueue(bookmark("neem", "ann"));
    await outbox.enqueue(bookmark("ginger", "bob"));
    await outbox.enqueue({ kind: "of a later version", id: "x", userId: "bob", payload: null });
    state.online = true;
    state.user = null;
    await outbox.flush();
    expect(sent).toEqual([]);
    state.user = "bob";
    await outbox.flush();
    expect(sent).toEqual(["ginger=true"]);
    expect(left()).toEqual(["neem", "x"]);
    expect(await outbox.pendingKinds()).toEqual(["bookmark", "of a later version"]);
  });

  it("reports no pending items when the browser's storage is unavailable", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { tab, state } = device();
    const outbox = tab();
    state.broken = true;
    expect(await outbox.pending("ann")).toEqual([]);
    expect(await outbox.pendingKinds()).toEqual([]);
    await outbox.deleteAllExcept(null);
    expect(written).toHaveBeenCalledTimes(3);
    written.mockRestore();
  });

  it("deletes other users' items and accepts none for a user who has signed out", async () => {
    const { tab, state, left } = device();
    const outbox = tab();
    await outbox.enqueue(bookmark("neem", "ann"));
    await outbox.enqueue(bookmark("ginger", "bob"));
    await outbox.deleteAllExcept("bob");
    expect(left()).toEqual(["ginger"]);
    await outbox.deleteAllExcept(null);
    expect(left()).toEqual([]);
    state.signedOut.add("bob");
    await outbox.enqueue(bookmark("ginger", "bob"));
    expect(left()).toEqual([]);
  });
});
