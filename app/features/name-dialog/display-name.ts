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

/**
 * Two accents are enough for every language; scripts whose vowels are marks put up to four on a letter. The database has
 * this rule and the next one, too, see private.name_is_presentable.
 */
const piledMarks = /\p{Script=Inherited}{3}|\p{M}{5}/u;

/** Names that readers would take for the site itself, however they are spaced, accented or styled. */
function isReserved(name: string): boolean {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, "");
  const words = ` ${plain} `.replaceAll(/[^a-z]+/g, " ");
  return (
    / bush ?tea /.test(words) ||
    // Beside a remedy these words lend an authority that nobody has checked.
    / (ministry|hospital|doctor|dr|pharmacist|paho) /.test(words) ||
    /^(the|site)?(bushtea|admin|administrator|moderator|webmaster|support|staff|system|official)s?(team)?$/.test(
      words.replaceAll(" ", ""),
    )
  );
}

export const displayName = z.string().check(
  z.trim(),
  z.minLength(1, { error: nameMessages.empty, abort: true }),
  z.maxLength(longestName, { error: nameMessages.tooLong, abort: true }),
  z.regex(letters, { error: nameMessages.invalid, abort: true }),
  z.refine((name) => !piledMarks.test(name) && !isReserved(name), nameMessages.invalid),
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
