// The reader's bookmarks: which plants, and how one is set or taken back. Other tabs hear of every change.
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import * as z from "zod/mini";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { plantMessages } from "../messages.ts";
import { createWishes, type Wishes } from "./wishes.ts";

const table = "user_plant_interactions";
const channelName = "bush-tea-bookmarks";
const none: ReadonlySet<string> = new Set();
const rowsSchema = z.array(z.object({ plant_id: z.string() }));
const pageLength = 1000;

const keyOf = (userId: string) => ["bookmarks", userId] as const;

async function getBookmarks(userId: string): Promise<ReadonlySet<string>> {
  const supabase = await getSupabase();
  const kept = new Set<string>();
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
    for (const row of page) kept.add(row.plant_id);
    if (page.length < pageLength) return kept;
  }
}

async function saveBookmark(userId: string, plantId: string, bookmarked: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = bookmarked
    ? await supabase
        .from(table)
        .upsert({ user_id: userId, plant_id: plantId, bookmarked }, { onConflict: "user_id,plant_id" })
    : await supabase.from(table).update({ bookmarked }).eq("user_id", userId).eq("plant_id", plantId);
  if (error) throw error;
}

let channel: BroadcastChannel | undefined;

function bookmarkChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

const wishesOf = new Map<string, Wishes>();

function wishesFor(userId: string): Wishes {
  const known = wishesOf.get(userId);
  if (known) return known;
  const key = keyOf(userId);
  const wishes = createWishes({
    send: (plantId, value) => saveBookmark(userId, plantId, value),
    show: (plantId, value) => {
      // An answer that is still on its way would bring back the state before the click.
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<ReadonlySet<string>>(key, (before = none) => {
        const next = new Set(before);
        if (value) next.add(plantId);
        else next.delete(plantId);
        return next;
      });
    },
    refused: (_plantId, error) => {
      logQuietly("Error updating bookmark:", error);
      toast({ ...plantMessages.bookmarkFailed, variant: "destructive" });
    },
    settled: (_plantId, others) => {
      if (others > 0) return;
      void queryClient.invalidateQueries({ queryKey: key });
      bookmarkChannel().postMessage(userId);
    },
  });
  wishesOf.set(userId, wishes);
  return wishes;
}

export type Bookmarks = {
  bookmarked: ReadonlySet<string>;
  /** False until the database has said which they are. */
  known: boolean;
  /** True while the database has yet to say. */
  expected: boolean;
  toggle: (plantId: string) => void;
};

export function useBookmarks(): Bookmarks {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  const { data, isSuccess, isPending } = useQuery({
    queryKey: keyOf(userId ?? ""),
    queryFn: () => getBookmarks(userId ?? ""),
    enabled: userId !== null,
    // A phone that comes out of a pocket may have been overtaken by another device.
    refetchOnWindowFocus: true,
  });
  const bookmarked = userId === null ? none : (data ?? none);

  useEffect(() => {
    if (userId === null) return;
    const changes = bookmarkChannel();
    const heard = ({ data: whose }: MessageEvent<unknown>) => {
      if (whose === userId) void queryClient.invalidateQueries({ queryKey: keyOf(userId) });
    };
    changes.addEventListener("message", heard);
    return () => changes.removeEventListener("message", heard);
  }, [userId]);

  const toggle = useCallback(
    (plantId: string) => {
      if (userId === null) toast(plantMessages.signInToBookmark);
      else {
        // Asked for at the click, not at the last drawing: two clicks may fall between two drawings.
        const now = queryClient.getQueryData<ReadonlySet<string>>(keyOf(userId)) ?? none;
        wishesFor(userId).want(plantId, !now.has(plantId));
      }
    },
    [userId],
  );
  return {
    bookmarked,
    known: userId !== null && isSuccess,
    expected: loading || (userId !== null && isPending),
    toggle,
  };
}
