import { describe, expect, it, vi } from "vitest";
import { createOutbox, type OutboxItem, type Sender } from "./outbox.ts";
import { keyOf, type OutboxStore, type StoredItem } from "./outbox-store.ts";

/** A device: what it keeps, who is signed in, and whether there is a connection. Several tabs may share it. */
function device() {
  const kept = new Map<string, StoredItem>();
  const nameOf = (item: OutboxItem) => keyOf(item).join("/");
  const store: OutboxStore = {
    all: async () => {
      if (state.broken) throw new DOMException("Not here", "InvalidStateError");
      return [...kept.values()].sort((a, b) => a.queuedAt - b.queuedAt);
    },
    put: async (item) => void kept.set(nameOf(item), item),
    remove: async (item) => void kept.delete(nameOf(item)),
    removeIfUnchanged: async (item) => {
      if (kept.get(nameOf(item))?.stamp === item.stamp) kept.delete(nameOf(item));
    },
  };
  const state = {
    broken: false,
    online: false,
    user: "ann" as string | null,
    gone: new Set<string>(),
    stamps: 0,
  };
  let last = Promise.resolve();
  const tab = () =>
    createOutbox({
      store,
      currentUser: async () => state.user,
      isHere: (userId) => !state.gone.has(userId),
      isOnline: () => state.online,
      alone: (task) => {
        const turn = last.then(task);
        last = turn.catch(() => undefined);
        return turn;
      },
      stamp: () => {
        state.stamps += 1;
        return String(state.stamps);
      },
    });
  return { tab, state, left: () => [...kept.values()].map(({ id }) => id) };
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

describe("the outbox", () => {
  it("keeps what was done offline and sends it once, in order, when the connection is back", async () => {
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

  it("sends once when two tabs come back at the same time", async () => {
    const { tab, state } = device();
    const { sent, send } = recorder();
    const [one, two] = [tab(), tab()];
    for (const each of [one, two]) each.registerSender("bookmark", send);
    await one.enqueue(bookmark("neem"));
    state.online = true;
    await Promise.all([one.flush(), two.flush()]);
    expect(sent).toEqual(["neem=true"]);
  });

  it("sends the last wish only, and a wish that came while the earlier one was under way after it", async () => {
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

  it("keeps what failed, and its kind's order, while other kinds go on", async () => {
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

  it("drops what the server will never take", async () => {
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

  it("never sends as somebody else, nor what nobody knows how to send", async () => {
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
    expect(await outbox.waitingKinds()).toEqual(["bookmark", "of a later version"]);
  });

  it("has nothing waiting where the browser keeps nothing for it", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { tab, state } = device();
    const outbox = tab();
    state.broken = true;
    expect(await outbox.pending("ann")).toEqual([]);
    expect(await outbox.waitingKinds()).toEqual([]);
    await outbox.forgetAllBut(null);
    expect(written).toHaveBeenCalledTimes(3);
    written.mockRestore();
  });

  it("forgets whoever is gone, and keeps nothing that comes in for them afterwards", async () => {
    const { tab, state, left } = device();
    const outbox = tab();
    await outbox.enqueue(bookmark("neem", "ann"));
    await outbox.enqueue(bookmark("ginger", "bob"));
    await outbox.forgetAllBut("bob");
    expect(left()).toEqual(["ginger"]);
    await outbox.forgetAllBut(null);
    expect(left()).toEqual([]);
    state.gone.add("bob");
    await outbox.enqueue(bookmark("ginger", "bob"));
    expect(left()).toEqual([]);
  });
});
