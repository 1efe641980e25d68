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
 * this rule and the next ones, too, see private.name_is_presentable.
 */
const piledMarks = /\p{Script=Inherited}{3}|\p{M}{5}/u;

/** Marks without a letter under them hang on what stands beside the name. */
const loneMark = /(?:^|[ '\u2019-])\p{M}/u;

/** Marks that strike a letter out, enclose it or write a small letter above it: no language's names have them. */
const strikingMarks = /\p{Me}|[\u0334-\u0338\u0363-\u036F\u1DD3-\u1DF4\u20D0-\u20F0]/u;

/** Letters of other alphabets, small capitals and letters with a stroke that look like Latin ones, capitals like capitals. */
const lookAlikes =
  "\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405\u04BA" +
  "\u0500\u051A\u051C\u04C0\u0430\u0432\u0435\u043A\u043C\u043D\u043E\u0440\u0441\u0442\u0443\u0445" +
  "\u0456\u0458\u0455\u04BB\u0501\u051B\u051D\u04CF\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C" +
  "\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u03B1\u03B2\u03B5\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5" +
  "\u03C7\u03B3\u03C9\u0585\u057D\u0570\u0578\u1D00\u0299\u1D04\u1D05\u1D07\uA730\u0262\u029C\u026A" +
  "\u1D0A\u1D0B\u029F\u1D0D\u0274\u1D0F\u1D18\u0280\uA731\u1D1B\u1D1C\u1D20\u1D21\u028F\u1D22\u0131" +
  "\u0251\u0261\u0269\u0142\u0141\u0111\u0110\u00F8\u00D8\u0127\u0126\u0167\u0166\u03C3\u03C2\u03B7" +
  "\u03BC\u03B8\u03A3\u0398\u039B\u03F3\u037F\u0433\u043F\u0448\u044C\u044F\u0438\u0475\u0474\u04BD" +
  "\u050D\u050C\u0461\u042F\u0418\u0428\u041F\u0413\u0581\u0566\u0575\u056C\u00F0\u00D0\u00FE\u00DE" +
  "\u0257\u0253\u0199\u01A5\u0271\u014B\u027E\u13AA\u13A0\u13A1\u13A2\u13A9\u13AB\u13AC\u13B3\u13B7" +
  "\u13BB\u13C0\u13C3\u13D9\u13DA\u13DE\u13DF\u13E2\u13E6\u13F4\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7" +
  "\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0" +
  "\uA4F2\uA4F3\uA4F4" +
  "\u13A5\u13C2\u13CF\u13D2\u13D5\u13E7\uAB7A\uAB70\uAB71\uAB72\uAB79\uAB7B\uAB7C\uAB83\uAB87\uAB8B" +
  "\uAB90\uAB93\uABA9\uABAA\uABAE\uABAF\uABB2\uABB6\u13FC\uAB75\uAB92\uAB9F\uABA2\uABA5\uABB7\u00DF" +
  "\u1E9E" +
  "\u014A\u0181\u018A\u0189\u0256\u018E\u01DD\u018F\u0259\u0190\u025B\u0191\u0192\u0194\u0263\u0196" +
  "\u0197\u0268\u0198\u0186\u0254\u01A4\u01AC\u01AD\u01B1\u028A\u01B2\u028B\u01B3\u01B4\u01B7\u0292" +
  "\u01E4\u01E5\u019D\u0272\u01C0\u01C1\u01C2\u01C3\u023B\u023C\u0244\u0289\u0245\u028C\u024C\u024D" +
  "\u024E\u024F\u0246\u0247\u0248\u0249\u0243\u0180\u019F\u0275\u2C60\u2C61\u2C62\u026B\u2C63\u1D7D" +
  "\u2C64\u027D\u023A\u2C65\u023E\u2C66\u01B5\u01B6\u01A9\u0283\u019C\u026F\u01AE\u0288\u00C6\u00E6" +
  "\u0152\u0153\u0138\u04D8\u04D9\u0404\u0454\u042D\u044D\u0510\u0511\u0492\u0493\u049A\u049B\u04B2" +
  "\u04B3\u04AA\u04AB\u04AE\u04AF\u04B0\u04B1\u04E8\u04E9\u040B\u045B\u040F\u045F\u0426\u0446\u0414" +
  "\u0434\u0411\u0431\u053A\u056A\u0561\u0574\u057C\u0580\u0567\u054D\u054F\u053C\u0555\u0537\uA4D2" +
  "\uA4D5\uA4D8\uA4DE\uA4E4\uA4E5\uA4E8\uA4E9\uA4ED\uA4EF\uA4F1\uA4F5\uA4F6\uA4F7";
const latin =
  "ABEKMHOPCTYXIJSHDQWLabekmhopctyxijshdqwlABEZHIKMNOPTYXabeikvoptuxywouhnabcdefghijklmnoprst" +
  "uvwyziagilLdDoOhHtTocnuoEOAjJrnwbrnvVegGwRNWNRgqjldDpPdbkpmnrADRTYJEWMHGZVSLCPKBBPDTGKJCZF" +
  "MNLSRVHWXYAEIOU" +
  "ihbRSdadrtyjewmhgzvslcpkbihbrsdbB" +
  "NBDDdEeEeEeFfYyIIiKOoPTtUuVvYyZzGgNnlltiCcUuAaRrYyEeJjBbOoLlLlPpRrAaTtZzEfWwTtAaOokEeEeEeE" +
  "eFfKkXxCcYyYyOoHhUuUuDdBbDdwunntUSLOEdTKFRAGJBAEULD";

const LATIN = "\\p{Script=Latin}";
const NOT_LATIN = "[^\\p{Script=Latin}\\p{Script=Common}\\p{M}]";

/**
 * Latin letters without a decomposition that a living language writes; phonetic, turned and medieval ones are for looking like others.
 * The long s is an f to most readers.
 */
const livingLatin = new RegExp(
  "[A-Za-z" +
    "\\u00C6\\u00D0\\u00D8\\u00DE\\u00DF\\u00E6\\u00F0\\u00F8\\u00FE\\u0110\\u0111\\u0126\\u0127\\u0131" +
    "\\u0138\\u0141\\u0142\\u014A\\u014B\\u0152\\u0153\\u0166\\u0167\\u0180\\u0181\\u0186\\u0189\\u018A" +
    "\\u018E-\\u0192\\u0194\\u0196-\\u0199\\u019C\\u019D\\u019F\\u01A4\\u01A5\\u01A9\\u01AC-\\u01AE\\u01B1-\\u01B7\\u01C0-\\u01C3\\u01DD\\u01E4" +
    "\\u01E5\\u023A-\\u023C\\u023E\\u0241-\\u0249\\u024C-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263\\u0268\\u0269" +
    "\\u026B\\u026F\\u0272\\u0275\\u027D\\u0283\\u0288-\\u028C\\u0292\\u0294\\u0295\\u1D7D\\u1E9E\\u2C60-\\u2C66\\uA78B" +
    "\\uA78C" +
    "]",
  "gu",
);
const deadLatin = /(?=\p{L})\p{Script=Latin}/u;
const longS = /[\u017F\u1E9B\uFB05]/;

/** No word has letters of two scripts if one of them is Latin. */
const mixedWord = new RegExp(`${LATIN}[^ ]*${NOT_LATIN}|${NOT_LATIN}[^ ]*${LATIN}`, "u");

/** Scripts that have words of their own beside Latin ones. The other alphabets have too many letters of the same shape. */
const notBesideLatin =
  /[^\p{Script=Latin}\p{Script=Common}\p{M}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Mongolian}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Han}]/u;

/** Letters that stand for others by their looks, whatever they spell. */
function hasForeignLetters(name: string): boolean {
  const decomposed = name.normalize("NFKD");
  return (
    longS.test(name) ||
    deadLatin.test(decomposed.replaceAll(livingLatin, "")) ||
    mixedWord.test(decomposed) ||
    (new RegExp(LATIN, "u").test(decomposed) && notBesideLatin.test(decomposed))
  );
}

/** The name in Latin letters without accents. NFKD would turn the lunate sigma, which looks like c, into another letter. */
function inLatin(name: string): string {
  return [...name.replaceAll("\u03F2", "c").replaceAll("\u03F9", "C").normalize("NFKD")]
    .map((letter) => latin[lookAlikes.indexOf(letter)] ?? letter)
    .join("")
    .replaceAll(/\p{Script=Inherited}/gu, "");
}

const wordsOf = (name: string) => ` ${name.toLowerCase()} `.replaceAll(/[^a-z]+/g, " ");

/** The words as a reader sees them: l and capital I are one letter, and rn looks like m. */
const asRead = (words: string) => words.replaceAll("l", "i").replaceAll("rn", "m").replaceAll("vv", "w");

/** "DrAnna" and "MOHGuyana" as two words. */
const atCapitals = (name: string) =>
  name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2");

/** Words that lend a name an authority that nobody has checked; with i for l, and m for rn. */
const authorities =
  "ministry|hospitai|doctor|doctora|docteur|doktor|dokta|docta|dottore|doutora?|daktari?|medecin|medico|dentist|midwife|medex|[a-z]*(oiogist|iatrist|iatrician)|obstetrician|[a-z]*therapist|dietitian|nutritionist|pharmacist|pharmacy|paramedic|physician|ciinic|carpha|gphc|paho|unicef|emergency|ambuiance|heipdesk|heipiine|hotiine|poiice|poiiceman|poiicewoman|constabuiary|magistrate|govemment|govt|b[uv]+sc?[hn]+te[ae]+|admin|administrator|moderator|webmaster|support";
const authorityPhrases =
  "b[uv]+sc?[hn]+ te[ae]+|team b[uv]sh|heip desk|minister of|(heaith|prime|deputy) minister|pubiic heaith|worid heaith|guyana heaith|heaith (guyana|centre|center|care|worker|visitor|aide|authority|officer|office|service|team|department|desk|adviser|advisor|board)s?|(registered|staff|head|senior|charge|district|community) nurse|poison (controi|centre|center)|red cross|fire (service|department|brigade|officer|chief)|medicai (officer|team|centre|center|staff|director|adviser|advisor)|verified (account|user|member|profiie)|(moh|gov|cdc|who) (guyana|gy|georgetown)|guyana (moh|gov|cdc)";
/** These pass for the site or an authority only when they are the whole name. */
const rolesAlone =
  "mod|staff|system|officiai|officer|owner|verified|heip|security|service|customerservice|team|who|moh|gov|cdc|nurse|surgeon|medic|medicai|chemist|dispenser|speciaiist|consuitant|herbaiist|constabie|sergeant|sgt|inspector|magistrate";

const reserved = new RegExp(` ((${authorities})s?|${authorityPhrases}) `);
/** Before a name; Nurse and Constable are also surnames. "Dr" before the commonest names is known without a space, too. */
const titles =
  / dr | dr(aii|amy|ann|anna|anne|bush|david|herb|joe|john|jane|joy|khan|mary|maria|may|mike|paui|persaud|peter|raj|ram|sam|sara|sarah|singh|smith|susan|tea|tom) |^ (nurse|matron|surgeon|medic|dispenser|herbaiist|constabie|corporai|sergeant|sgt|cpi|inspector|superintendent|commissioner|judge|president|professor|prof) [a-z]/;
/** Md before a name is short for Mohamed. */
const degrees = / (rn|mbbs|bsn|dds) |[a-z] md $/;
const reservedWhole = new RegExp(
  `^(the|site|our|your)?(${authorities}|${rolesAlone})s?(team|desk|staff|account|centre|center)?$`,
);
/** The spaces in "B u s h Tea". */
const spelledOut = /(?<= [a-z]) (?=[a-z] )/g;

/** Names that readers would take for the site, its staff, health workers or an authority, however they are written. */
function isReserved(name: string): boolean {
  const read = inLatin(name);
  return [read, atCapitals(read)].some((reading) => {
    const words = wordsOf(reading);
    const shown = asRead(words);
    return (
      degrees.test(words) ||
      titles.test(shown) ||
      reserved.test(shown.replaceAll(spelledOut, "")) ||
      reservedWhole.test(shown.replaceAll(" ", ""))
    );
  });
}

export const displayName = z.string().check(
  z.trim(),
  z.minLength(1, { error: nameMessages.empty, abort: true }),
  z.maxLength(longestName, { error: nameMessages.tooLong, abort: true }),
  z.regex(letters, { error: nameMessages.invalid, abort: true }),
  z.refine(
    (name) =>
      ![piledMarks, loneMark, strikingMarks].some((marks) => marks.test(name)) &&
      !hasForeignLetters(name) &&
      !isReserved(name),
    nameMessages.invalid,
  ),
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
