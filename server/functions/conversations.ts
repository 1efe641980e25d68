/** The database side of the chat: the session's memory, stored conversations, and votes. */
import type { Answer } from "#herbalist/herbalist.ts";
import type { Helpfulness } from "#herbalist/match/match.ts";
import type { Latch } from "#herbalist/triage/latch.ts";
import type { Database, Queryable } from "#server/db/database.ts";

export type ChatSession = {
  readonly userId: string | null;
  /** The user's session that asked. */
  readonly signInId?: string | null | undefined;
  readonly sessionId: string;
};

/** A session's memory, and when it was last updated. */
export type SessionMemory = { readonly latch: Latch; readonly since: Date | null };

const GUEST = "guest";

/** More are answered but not stored, or the table could be made to fill the disk: an answer takes up to 10 KB. */
const MAX_QUESTIONS_PER_USER = 2_000;
const MAX_GUEST_QUESTIONS_PER_HOUR = 2_500;

export async function readLatch(db: Database, { userId, sessionId }: ChatSession): Promise<SessionMemory> {
  const { rows } = await db.queryAs<{ latch: Latch; since: Date }>(
    "owner",
    "select latch, updated_at as since from private.chat_sessions where session_id = $1::uuid and owner = $2",
    [sessionId, userId ?? GUEST],
    { readOnly: true },
  );
  return rows[0] ?? { latch: "none", since: null };
}

/** Other questions of the session may be answered concurrently: a severity they found is never lowered here. */
export async function storeLatch(
  db: Queryable,
  { userId, sessionId }: ChatSession,
  latch: Exclude<Latch, "none">,
  now: number,
): Promise<void> {
  await db.query(
    `insert into private.chat_sessions as known (session_id, owner, latch, updated_at)
     values ($1::uuid, $2, $3, $4)
     on conflict (session_id, owner) do update set
       latch = case when known.latch = 'crisis' then known.latch else excluded.latch end,
       updated_at = excluded.updated_at`,
    [sessionId, userId ?? GUEST, latch, new Date(now)],
  );
}

/** Clears what was known when the user saw the help, but not what was reported since. */
async function releaseLatch(
  tx: Queryable,
  { userId, sessionId }: ChatSession,
  { latch, since }: SessionMemory,
): Promise<void> {
  await tx.query(
    `delete from private.chat_sessions
     where session_id = $1::uuid and owner = $2 and latch = $3 and updated_at = $4`,
    [sessionId, userId ?? GUEST, latch, since],
  );
}

/** Locks the user before their rows, in the same order as account deletion, to prevent deadlocks.
 * @returns whether the user exists */
async function lockUser(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query("select from auth.users where id = $1::uuid for key share", [userId]);
  return rowCount > 0;
}

type Conversation = {
  readonly query: string;
  readonly answer: Pick<Answer, "suggestion" | "suggested_herbs" | "condition" | "ask" | "triage" | "latch">;
  /** The memory the answer was built with. */
  readonly remembered: SessionMemory;
  readonly now: number;
  /** Otherwise only the session's memory and the plants' counts are stored. */
  readonly isKept: boolean;
};

/**
 * Stores the question, its answer, the session's memory and the plants' counts in one transaction.
 * @returns the conversation's id, or null when it was not stored: the user has not consented or no longer exists, or there
 * are too many
 */
export async function saveConversation(
  db: Database,
  session: ChatSession,
  { query, answer, remembered, now, isKept }: Conversation,
): Promise<string | null> {
  const names = [...new Set(answer.suggested_herbs.map((herb) => herb.name))].sort();
  return db.transaction("owner", async (tx) => {
    if (session.userId !== null && !(await lockUser(tx, session.userId))) return null;
    if (answer.latch !== "none") await storeLatch(tx, session, answer.latch, now);
    else if (remembered.latch !== "none") await releaseLatch(tx, session, remembered);
    // A user's question is inserted only with their consent to storing questions (no setting means no), and if the session has
    // not ended while it was answered.
    const { rows } = await tx.query<{ id: string }>(
      `insert into public.conversations (user_id, session_id, query, ai_response, suggested_herbs, condition, triage, ask)
       select $1::uuid, $2::uuid, $3, $4, $5::text[], $6, $7, $9
       where $8::boolean and case when $1::uuid is null
         then (select count(*) from public.conversations
           where user_id is null and created_at > now() - interval '1 hour') < ${MAX_GUEST_QUESTIONS_PER_HOUR}
         else (select count(*) from public.conversations where user_id = $1::uuid) < ${MAX_QUESTIONS_PER_USER}
           and exists (
             select from auth.users where id = $1::uuid and raw_user_meta_data -> 'keep_health_questions' = 'true')
           and exists (select from auth.sessions where id = $10::uuid and user_id = $1::uuid)
         end
       returning id`,
      [
        session.userId,
        session.sessionId,
        query,
        answer.suggestion,
        names,
        answer.condition,
        answer.triage,
        isKept,
        answer.ask,
        session.signInId ?? null,
      ],
    );
    await tx.query(
      `insert into public.herb_effectiveness_stats as known (herb_name, times_suggested)
       select name, 1 from unnest($1::text[]) as name
       on conflict (herb_name) do update set times_suggested = known.times_suggested + 1`,
      [names],
    );
    return rows[0]?.id ?? null;
  });
}

export type VoteOutcome = "counted" | "already voted" | "not found";

/**
 * One vote per conversation, and one reason for a vote against it, by its user; for an anonymous conversation by anyone who knows its random id, which only that
 * client received. A session id in the request must match. Anonymous votes are stored and do not affect ranking.
 */
export async function recordVote(
  db: Database,
  vote: {
    userId: string | null;
    sessionId: string | null;
    conversationId: string;
    wasHelpful: boolean;
    /** Null where none was given. */
    reason: string | null;
  },
): Promise<VoteOutcome> {
  return db.transaction("owner", async (tx) => {
    if (vote.userId !== null) await lockUser(tx, vote.userId);
    const { rows } = await tx.query<{
      was_helpful: boolean | null;
      unhelpful_reason: string | null;
      suggested_herbs: string[];
    }>(
      `select was_helpful, unhelpful_reason, suggested_herbs from public.conversations
       where id = $1::uuid
         and (user_id = $2::uuid or (user_id is null and session_id = coalesce($3::uuid, session_id)))
       for update`,
      [vote.conversationId, vote.userId, vote.sessionId],
    );
    const [conversation] = rows;
    if (conversation === undefined) return "not found";
    const isReasonOnly =
      conversation.was_helpful === false && conversation.unhelpful_reason === null && vote.reason !== null;
    if (conversation.was_helpful !== null && !isReasonOnly) return "already voted";
    await tx.query(
      "update public.conversations set was_helpful = $2, unhelpful_reason = $3 where id = $1::uuid",
      [vote.conversationId, vote.wasHelpful, vote.reason],
    );
    if (isReasonOnly) return "counted";
    if (vote.userId !== null) {
      // Locked in the order in which answers count them, to prevent deadlocks.
      await tx.query(
        `select from public.herb_effectiveness_stats where herb_name = any($1::text[])
         order by herb_name collate "C" for update`,
        [conversation.suggested_herbs],
      );
      await tx.query(
        `update public.herb_effectiveness_stats
         set times_helpful = times_helpful + $2::int, times_unhelpful = times_unhelpful + 1 - $2::int
         where herb_name = any($1::text[])`,
        [conversation.suggested_herbs, vote.wasHelpful ? 1 : 0],
      );
    }
    return "counted";
  });
}

/** The votes of signed-in users, by plant id. */
export async function readHelpfulness(db: Database, idOf: ReadonlyMap<string, string>): Promise<Helpfulness> {
  const { rows } = await db.queryAs<{ herb_name: string; helpful: number; total: number }>(
    "owner",
    `select herb_name, times_helpful as helpful, times_helpful + times_unhelpful as total
     from public.herb_effectiveness_stats where times_helpful + times_unhelpful > 0`,
    [],
    { readOnly: true },
  );
  return new Map(
    rows.flatMap(({ herb_name, helpful, total }) => {
      const id = idOf.get(herb_name);
      return id === undefined ? [] : [[id, { helpful, total }] as const];
    }),
  );
}
