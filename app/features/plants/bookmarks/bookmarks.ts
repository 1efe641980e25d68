// The user's bookmarks: which plants, and setting and removing them. Other tabs are notified of every change.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { enqueue, pending } from "#app/lib/outbox.ts";
import { paths } from "#app/lib/paths.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { returnState } from "#app/lib/return-path.ts";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";
import { toast } from "#app/ui/toast-store.ts";
import { plantMessages } from "../messages.ts";
import { createDesiredState, type DesiredState } from "./desired-state.ts";
import { bookmarkKind, payloadSchema, saveBookmark, table } from "./save-bookmark.ts";
import { readStoredBookmarks, storeBookmarks } from "./stored-bookmarks.ts";
import { storeWish } from "./wish.ts";

const channelName = "bush-tea-bookmarks";
const none: ReadonlySet<string> = new Set();
const rowsSchema = z.array(z.object({ plant_id: z.string() }));
const pageLength = 1000;

export const keyOf = (userId: string) => ["bookmarks", userId] as const;

const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: () => getBookmarks(userId),
    // Also runs offline, because the stored copy is an answer.
    networkMode: "always",
  });

/**
 * The database's bookmarks, or the stored copy when it is unreachable, with pending changes applied on top.
 */
async function getBookmarks(userId: string): Promise<ReadonlySet<string>> {
  const known = new Set(await fetchOrRead(userId));
  for (const { id, payload } of await pending(userId, bookmarkKind)) {
    if (payloadSchema.parse(payload).bookmarked) known.add(id);
    else known.delete(id);
  }
  return known;
}

async function fetchOrRead(userId: string): Promise<ReadonlySet<string>> {
  if (navigator.onLine) {
    try {
      const answer = await fetchBookmarks(userId);
      if (isSignedIn(userId)) storeBookmarks(userId, answer);
      return answer;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  return queryClient.getQueryData<ReadonlySet<string>>(keyOf(userId)) ?? readStoredBookmarks(userId);
}

async function fetchBookmarks(userId: string): Promise<ReadonlySet<string>> {
  const supabase = await getSupabase();
  const found = new Set<string>();
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await supabase
      .from(table)
      .select("plant_id")
      .eq("user_id", userId)
      .eq("bookmarked", true)
      .order("plant_id")
      .range(from, from + pageLength - 1);
    if (error) throw error;
    const page = rowsSchema.parse(data);
    for (const row of page) found.add(row.plant_id);
    if (page.length < pageLength) return found;
  }
}

/** Saves at once if possible; otherwise the change is queued in the outbox. */
async function saveOrEnqueue(userId: string, plantId: string, bookmarked: boolean): Promise<void> {
  // A pending change for the same plant must not overtake this one: it is replaced.
  const isPending = (await pending(userId, bookmarkKind)).some(({ id }) => id === plantId);
  if (navigator.onLine && !isPending) {
    try {
      return await saveBookmark(userId, plantId, bookmarked);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  await enqueue({ kind: bookmarkKind, id: plantId, userId, payload: { bookmarked } });
}

let channel: BroadcastChannel | undefined;

function bookmarkChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

const desiredStates = new Map<string, DesiredState>();

function desiredStateOf(userId: string): DesiredState {
  const known = desiredStates.get(userId);
  if (known) return known;
  const key = keyOf(userId);
  const desired = createDesiredState({
    send: (plantId, value) => saveOrEnqueue(userId, plantId, value),
    show: (plantId, value) => {
      // A response still in flight would bring back the state before the click.
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<ReadonlySet<string>>(key, (before = none) => {
        const next = new Set(before);
        if (value) next.add(plantId);
        else next.delete(plantId);
        return next;
      });
    },
    confirmed: (_plantId, value) => {
      if (value) toast(plantMessages.bookmarked);
    },
    rejected: (_plantId, error) => {
      logQuietly("Error updating bookmark:", error);
      toast({ ...plantMessages.bookmarkFailed, variant: "destructive" });
    },
    settled: (_plantId, others) => {
      if (others > 0) return;
      void queryClient.invalidateQueries({ queryKey: key });
      bookmarkChannel().postMessage(userId);
    },
  });
  desiredStates.set(userId, desired);
  return desired;
}

/** Bookmarks a plant of which it is not known whether it is bookmarked already. */
export async function addBookmark(userId: string, plantId: string): Promise<void> {
  const known = await queryClient.fetchQuery(bookmarksQuery(userId));
  if (known.has(plantId)) toast(plantMessages.bookmarked);
  else desiredStateOf(userId).set(plantId, true);
}

export type Bookmarks = {
  bookmarked: ReadonlySet<string>;
  /** False until the bookmarks have loaded. */
  known: boolean;
  /** True while the bookmarks are loading. */
  expected: boolean;
  toggle: (plantId: string) => void;
};

export function useBookmarks(): Bookmarks {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  const { data, isSuccess, isPending } = useQuery({
    ...bookmarksQuery(userId ?? ""),
    enabled: userId !== null,
    refetchOnReconnect: "always",
    // Another device may have changed them while this one was in the background.
    refetchOnWindowFocus: true,
  });
  const bookmarked = userId === null ? none : (data ?? none);

  useEffect(() => {
    if (userId === null) return;
    const changes = bookmarkChannel();
    const onMessage = ({ data: changedUserId }: MessageEvent<unknown>) => {
      if (changedUserId === userId) void queryClient.invalidateQueries({ queryKey: keyOf(userId) });
    };
    changes.addEventListener("message", onMessage);
    return () => changes.removeEventListener("message", onMessage);
  }, [userId]);

  const early = useRef<string[]>([]);
  const toggle = useCallback(
    (plantId: string) => {
      // A click before the session has loaded is applied once the user is known.
      if (loading) early.current.push(plantId);
      else if (userId === null) {
        storeWish(plantId);
        const { pathname, search } = location;
        toast({
          ...plantMessages.signInToBookmark,
          action: { label: "Sign in", to: paths.auth, state: returnState(pathname + search) },
        });
      } else {
        // Read at click time, not at render time: two clicks may fall between two renders.
        const now = queryClient.getQueryData<ReadonlySet<string>>(keyOf(userId)) ?? none;
        desiredStateOf(userId).set(plantId, !now.has(plantId));
      }
    },
    [loading, userId],
  );
  useEffect(() => {
    if (!loading) for (const plantId of early.current.splice(0)) toggle(plantId);
  }, [loading, toggle]);
  return {
    bookmarked,
    known: userId !== null && isSuccess,
    expected: loading || (userId !== null && isPending),
    toggle,
  };
}
