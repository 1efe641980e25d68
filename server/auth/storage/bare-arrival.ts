/**
 * An account arrives at a new address without second steps and without consent to keep questions, whoever finished the change: its
 * mailbox may be another person's, who could not recover or delete an account with a step of somebody else, and has agreed to nothing.
 */
import type { Queryable } from "#server/db/database.ts";
import { downgradeSessions, removeFactorsSince } from "./factors.ts";

/** How long the mailbox can undo a second step or passkey that was added. */
export const ADDED_UNDO_SECONDS = 3 * 86_400;

/** How long the mailbox that an account left can take it back. */
export const ADDRESS_UNDO_DAYS = 7;

/** A second step added before this can no longer be undone. */
const finalBefore = (at: Date): Date => new Date(at.getTime() - ADDED_UNDO_SECONDS * 1000);

/** @param canBeUndone the steps that the left mailbox could not undo come back if it takes the account back */
export async function arriveBare(
  tx: Queryable,
  userId: string,
  at: Date,
  canBeUndone: boolean,
): Promise<void> {
  if (canBeUndone) {
    await tx.query("delete from private.left_second_steps where user_id = $1", [userId]);
    await tx.query(
      `insert into private.left_second_steps (user_id, left_at, credential)
       select f.user_id, $2, to_jsonb(f) from auth.mfa_factors f
       where f.user_id = $1 and f.status = 'verified' and greatest(f.created_at, f.updated_at) < $3`,
      [userId, at, finalBefore(at)],
    );
  }
  await tx.query("delete from auth.mfa_factors where user_id = $1", [userId]);
  // The session that made the change goes on.
  await downgradeSessions(tx, userId, at);
  await removeConsent(tx, userId);
}

/** In place of those that were added since. An older one that is still there is of a change by an earlier release, and stays. */
export async function restoreSecondSteps(tx: Queryable, userId: string, leftAt: Date): Promise<void> {
  await removeFactorsSince(tx, userId, finalBefore(leftAt));
  await tx.query(
    `insert into auth.mfa_factors select (jsonb_populate_record(null::auth.mfa_factors, credential)).*
     from private.left_second_steps where user_id = $1 and left_at = $2`,
    [userId, leftAt],
  );
  await tx.query("delete from private.left_second_steps where user_id = $1", [userId]);
}

/** The welcome that asks for it is shown again. */
export async function removeConsent(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data - 'keep_health_questions' - 'onboarded'
     where id = $1`,
    [userId],
  );
}
