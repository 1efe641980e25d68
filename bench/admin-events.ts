/** Events and conversations by the million, generated in SQL, and their rollups filled at once or by the triggers. */
import type { Queryable } from "#server/db/database.ts";
import { EVENT_DAYS } from "#server/jobs/retention.ts";
import { whileBare } from "./bulk-insert.ts";
import { personId } from "./test-users.ts";

const CONDITIONS = `array['Diabetes', 'Hypertension', 'Flu & Cold', 'Skin Conditions', 'Digestive Issues', 'Arthritis',
  'Asthma', 'Headache', 'Fever', 'Cough', 'Insomnia', 'Anxiety', 'Menstrual Pain', 'Back Pain', 'Toothache',
  'High Cholesterol', 'Kidney Stones', 'Constipation', 'Diarrhoea', 'Worms', 'Ear Ache', 'Sore Throat',
  'Sinus Trouble', 'Eye Strain', 'Burns', 'Insect Bites', 'Wounds', 'Stress', 'Fatigue', 'Nausea']`;
const HOW_MANY = 30;

/** Evenly over the days that events are kept; six in ten are pages, one in ten a condition, three in ten somebody's. */
const eventsOf = ({ events, people, until }: Amounts) => `
  select case when n % 10 < 3 then ${personId(`1 + (n::bigint * 7919) % ${people}`)} end as user_id,
    (array['page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'condition_viewed',
      'game_started', 'plant_history_viewed', 'ai_query'])[1 + (n / 3) % 10] as event_type,
    case when (n / 3) % 10 = 6
      then jsonb_build_object('condition', (${CONDITIONS})[1 + ((n / 30) * 7) % ${HOW_MANY}])
      else '{"page": "plants"}' end as metadata,
    timestamptz '${until}' - (${events} - n) * (interval '${EVENT_DAYS - 1} days' / ${events}) as created_at
  from generate_series(1, ${events}) as n`;

/** Half are guests'; one in four finds no herb, one in five is voted on. */
const conversationsOf = ({ conversations, people, until }: Amounts) => `
  select md5('conversation ' || n)::uuid as id,
    case when n % 2 = 0 then ${personId(`1 + (n::bigint * 104729) % ${people}`)} end as user_id,
    md5('session ' || n / 3)::uuid as session_id,
    'What is good for a cough that will not go away?' as query, repeat('A leaf for tea. ', 40) as ai_response,
    case when n % 4 = 0 then '{}'::text[] else array['Neem', 'Ginger'] end as suggested_herbs,
    case when n % 7 > 0 then (${CONDITIONS})[1 + (n * 11) % ${HOW_MANY}] end as condition,
    (array['routine', 'routine', 'routine', 'routine', 'routine', 'routine', 'urgent', 'urgent', 'emergency',
      'crisis'])[1 + (n / 5) % 10] as triage,
    case when n % 5 = 0 then n % 3 > 0 end as was_helpful,
    timestamptz '${until}'
      - (${conversations} - n) * (interval '${EVENT_DAYS - 1} days' / ${conversations}) as created_at
  from generate_series(1, ${conversations}) as n`;

const EVENT_COLUMNS = "user_id, event_type, metadata, created_at";
const TALK_COLUMNS =
  "id, user_id, session_id, query, ai_response, suggested_herbs, condition, triage, created_at";

export type Amounts = {
  readonly events: number;
  readonly conversations: number;
  readonly people: number;
  /** When the last of them happened: rows made at two times fall on the same days. */
  readonly until: string;
};

/** Everything as it would come in, one row after another through the triggers; votes come after the answers. */
export async function writeThroughTriggers(tx: Queryable, amounts: Amounts): Promise<void> {
  const talks = conversationsOf(amounts);
  await tx.query(`insert into public.user_analytics_events (${EVENT_COLUMNS}) ${eventsOf(amounts)}`);
  await tx.query(
    `insert into public.conversations (${TALK_COLUMNS}) select ${TALK_COLUMNS} from (${talks}) as made`,
  );
  await tx.query(
    `update public.conversations as kept set was_helpful = made.was_helpful
     from (${talks}) as made where made.id = kept.id and made.was_helpful is not null`,
  );
}

/** The same rows past the triggers, which would take hours, and then every count from them. */
export async function writeInBulk(tx: Queryable, amounts: Amounts): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  const talks = `select ${TALK_COLUMNS}, was_helpful from (${conversationsOf(amounts)}) as made`;
  const inserts = {
    "public.user_analytics_events": `(${EVENT_COLUMNS}) ${eventsOf(amounts)}`,
    "public.conversations": `(${TALK_COLUMNS}, was_helpful) ${talks}`,
  };
  for (const [table, rows] of Object.entries(inserts))
    await whileBare(tx, table, () => tx.query(`insert into ${table} ${rows}`));
  await tx.query("select private.count_afresh()");
}

/** Every count, folded or not, to compare. */
export async function readRollups(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ rollups: string }>(
    `select jsonb_agg(jsonb_build_array(day, kind, subject, n) order by day, kind, subject)::text as rollups
     from (select day, kind, subject, sum(n) as n from private.counts_by_day group by 1, 2, 3) as counted`,
  );
  return rows[0]?.rollups ?? "";
}
