// The user's bookmarks: which plants, and setting and removing them. Other tabs are notified of every change.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { returnState } from "#app/lib/return-state.ts";
import { toast } from "#app/ui/toast-store.ts";
import { plantMessages } from "../messages.ts";
import { createDesiredState, type DesiredState } from "./desired-state.ts";
import { storeWish } from "./wish.ts";

const channelName = "bush-tea-bookmarks";
const none: ReadonlySet<string> = new Set();

const keyOf = (userId: string) => ["bookmarks", userId] as const;

const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const { getBookmarks } = await import("./saved-bookmarks.ts");
      return getBookmarks(userId, () => shownBookmarks(userId));
    },
    // Also runs offline, because the stored copy is an answer.
    networkMode: "always",
  });

function shownBookmarks(userId: string): ReadonlySet<string> | undefined {
  return queryClient.getQueryData<ReadonlySet<string>>(keyOf(userId));
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
    send: async (plantId, value) =>
      (await import("./saved-bookmarks.ts")).saveOrEnqueue(userId, plantId, value),
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
    confirmed: (plantId, value) => {
      if (value) toast(plantMessages.bookmarked);
      else
        toast({
          ...plantMessages.unbookmarked,
          action: { label: "Undo", onPress: () => desired.set(plantId, true) },
        });
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
        const now = shownBookmarks(userId) ?? none;
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
