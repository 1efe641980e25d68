// The rules for a public display name, and the profile that stores it.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";

export const nameMessages = {
  invalidTitle: "Invalid name",
  empty: "Name cannot be empty",
  tooLong: "Name must be less than 100 characters",
  invalid: "Name can only contain letters, spaces, hyphens, and apostrophes",
  saveFailed: { title: "Error", description: "Failed to save your name. Please try again." },
  saved: (name: string) => `Nice to meet you, ${name}!`,
  whereShown:
    "Any name or nickname will do. It is shown on the leaderboard, where everybody can read it; its page has a switch to hide you.",
} as const;

export const longestName = 100;

/**
 * At least one letter and no invisible characters; the database has the same rule, see
 * private.name_has_letters in the migration people.
 */
const letters = /^(?!.*\p{DI})(?=.*\p{L})[\p{L}\p{M} '\u2019-]+$/u;

export const displayName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: nameMessages.empty, abort: true }),
    z.maxLength(longestName, { error: nameMessages.tooLong, abort: true }),
    z.regex(letters, nameMessages.invalid),
  );

const profile = z.object({ display_name: z.nullable(z.string()) });

const profileKey = (userId: string) => ["profile", userId] as const;

async function getDisplayName(userId: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("profiles").select("display_name").eq("id", userId).single();
  if (error) {
    if (!isUnreachable(error)) logQuietly("The profile could not be loaded", error);
    throw error;
  }
  return profile.parse(data).display_name;
}

const useProfile = (userId: string) =>
  useQuery({ queryKey: profileKey(userId), queryFn: () => getDisplayName(userId) });

/** Undefined while loading; null when the user has not set a name. */
export function useDisplayName(userId: string): string | null | undefined {
  return useProfile(userId).data;
}

/** True until the name has loaded or failed to load. */
export function useIsNameLoading(userId: string): boolean {
  return useProfile(userId).isPending;
}

/** True when the name was saved. */
export async function saveDisplayName(userId: string, name: string): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase
      .from("profiles")
      .update({ display_name: name })
      .eq("id", userId)
      .select("display_name")
      .single();
    if (error) throw error;
    queryClient.setQueryData(profileKey(userId), name);
    return true;
  } catch (error) {
    logQuietly("The name could not be saved", error);
    return false;
  }
}
