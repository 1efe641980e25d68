-- Quiz rounds. A round scores only if the server dealt its id beforehand, and only after the time it takes to play; other
-- rounds are stored as the player's own record, without points or achievements.

create table public.game_scores (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  game_type text not null check (game_type = 'herb-identifier'),
  score integer not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  metadata jsonb not null default '{}',
  -- Chosen by the server for a dealt round, otherwise by the device, so that a round sent twice is stored once.
  round_id uuid not null default gen_random_uuid(),
  played_at timestamptz not null default now(),
  -- The device's clock when it sent the round. The clock may be wrong; the time that passed since the round ended is not.
  sent_at timestamptz,
  -- When the server dealt the round; null where it did not.
  dealt_at timestamptz,
  created_at timestamptz not null default now(),
  constraint a_round_is_saved_once unique (user_id, round_id),
  constraint score_within_the_round check (
    score between 0 and (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end)
  ),
  constraint metadata_is_an_object check (jsonb_typeof(metadata) = 'object' and pg_column_size(metadata) <= 2000),
  constraint round_metadata_is_small check (octet_length(metadata::text) <= 500),
  constraint metadata_follows_from_the_round check (
    (metadata ->> 'total_questions') is not distinct from
      (case difficulty when 'easy' then '5' when 'medium' then '10' else '15' end)
    and (metadata ->> 'percentage')::numeric is not distinct from
      round(score * 100.0 / (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end))
    and (metadata ->> 'best_streak')::numeric between 0 and score
  )
);
create index game_scores_user_id_idx on public.game_scores (user_id, created_at desc);
create index game_scores_played_at_idx on public.game_scores (user_id, played_at);

create table private.dealt_rounds (
  round_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  dealt_at timestamptz not null default now()
);
create index dealt_rounds_user_id_idx on private.dealt_rounds (user_id, dealt_at);

-- Half a second for a question: nobody can look, choose and go on faster than that.
create function private.time_to_play(difficulty text) returns interval
  language sql immutable
  return (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end) * interval '0.5 seconds';

create function private.is_perfect(score integer, difficulty text) returns boolean
  language sql immutable
  return score = (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end);

create function private.has_perfect_quiz(who uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.game_scores
    where user_id = who and dealt_at is not null and private.is_perfect(score, difficulty)
  );
grant execute on function private.has_perfect_quiz(uuid) to authenticated;
revoke all on function private.time_to_play(text), private.is_perfect(integer, text) from public;

-- Ids for future rounds. Each is dealt once, so that two devices never play under the same one; a device stores a few for
-- rounds without a connection. Twenty stay open; beyond them the oldest, probably abandoned, is withdrawn.
create function public.deal_quiz_rounds(how_many integer) returns setof uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
begin
  if who is null then
    raise exception 'Please sign in' using errcode = '42501';
  end if;
  if how_many is null or how_many not between 1 and 5 then
    raise exception 'Between one and five rounds are dealt at once' using errcode = '22023';
  end if;
  -- The account's row first and then the person's lock: the lock order of every other write.
  perform from auth.users where id = who for key share;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  -- Twice as many as can be saved in a day.
  if not private.spend('rounds', private.caller(), how_many, 400, '1 day') then
    raise sqlstate 'PT429' using message = 'Too many rounds in one day';
  end if;
  delete from private.dealt_rounds where round_id in (
    select round_id from private.dealt_rounds where user_id = who
    order by dealt_at desc, round_id offset 20 - how_many
  );
  return query
    insert into private.dealt_rounds (user_id) select who from generate_series(1, how_many) returning round_id;
end
$$;
revoke all on function public.deal_quiz_rounds(integer) from public, anon;
grant execute on function public.deal_quiz_rounds(integer) to authenticated, service_role;

create function private.check_round() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  needed interval := private.time_to_play(new.difficulty);
  dealt timestamptz;
begin
  -- The policy refuses rounds in another person's name; an error raised here would reveal when that person played.
  if new.user_id <> auth.uid() then
    return new;
  end if;
  -- Serialised per player, so that two concurrent requests cannot both pass the limits below.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  new.played_at := case
    when new.sent_at is null then least(new.played_at, now())
    else now() - greatest(new.sent_at - new.played_at, interval '0')
  end;
  delete from private.dealt_rounds where round_id = new.round_id and user_id = new.user_id
  returning dealt_at into dealt;
  -- Clients have no right to this column; a value written by the server is preserved.
  new.dealt_at := coalesce(dealt, new.dealt_at);
  if new.dealt_at is not null then
    -- It cannot have ended before it was dealt and played: rounds saved together must all fit into the time since.
    if now() < new.dealt_at + needed then
      raise exception 'Nobody plays a round that fast' using errcode = '23514';
    end if;
    new.played_at := greatest(new.played_at, new.dealt_at + needed);
  elsif (
    select count(*) from public.game_scores
    where user_id = new.user_id and dealt_at is null and created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'Too many rounds in one day' using errcode = '23514';
  end if;
  if new.played_at < now() - interval '30 days' then
    raise exception 'This round was played too long ago to be saved' using errcode = '23514';
  end if;
  if new.metadata ? 'seconds' and (
    jsonb_typeof(new.metadata -> 'seconds') <> 'number'
    or (new.metadata ->> 'seconds')::numeric < extract(epoch from needed)
  ) then
    raise exception 'Nobody plays a round that fast' using errcode = '23514';
  end if;
  -- Between the ends of two rounds there must have been time to play the later one. A round sent a second time is refused
  -- by the unique constraint.
  if exists (
    select from public.game_scores as other
    where other.user_id = new.user_id and other.round_id <> new.round_id
      and other.played_at > new.played_at - needed
      and other.played_at < new.played_at + interval '7.5 seconds'
      and (other.played_at <= new.played_at
        or other.played_at < new.played_at + private.time_to_play(other.difficulty))
  ) then
    raise exception 'Nobody plays rounds that fast' using errcode = '23514';
  end if;
  if (
    select count(*) from public.game_scores
    where user_id = new.user_id and created_at > now() - interval '1 day'
  ) >= 200 then
    raise exception 'Too many rounds in one day' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger check_round
  before insert on public.game_scores
  for each row execute function private.check_round();

-- take_turns only for delete: check_round takes the same lock for an insert.
create trigger hold_person before insert or delete on public.game_scores
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger take_turns before delete on public.game_scores
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
create trigger limit_rows before insert on public.game_scores
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('50');

-- Which plants a player knows: box 0 was missed the last time and comes back soon, box 5 is well known.
create table public.quiz_memory (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plant_id text not null references public.plants (id) on delete cascade,
  box smallint not null check (box between 0 and 5),
  answered_at timestamptz not null,
  primary key (user_id, plant_id)
);
create index quiz_memory_plant_id_idx on public.quiz_memory (plant_id);

-- The later answer wins, whichever device sends last. The server's time is the upper bound, so that a clock that is ahead
-- does not win forever.
create function private.keep_latest_answer() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.answered_at := least(new.answered_at, now());
  if tg_op = 'UPDATE' and new.answered_at <= old.answered_at then
    return null;
  end if;
  return new;
end
$$;
create trigger keep_latest_answer
  before insert or update on public.quiz_memory
  for each row execute function private.keep_latest_answer();
create trigger hold_person before insert or update or delete on public.quiz_memory
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger limit_rows before insert on public.quiz_memory
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('500');

alter table public.game_scores enable row level security;
alter table private.dealt_rounds enable row level security;
alter table public.quiz_memory enable row level security;

create policy "a person reads their own scores" on public.game_scores
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person saves their own scores" on public.game_scores
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person keeps what their quiz remembers" on public.quiz_memory
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.game_scores, public.quiz_memory from anon, authenticated;
revoke all on private.dealt_rounds from public, anon, authenticated;
grant select, insert (user_id, game_type, score, difficulty, metadata, round_id, played_at, sent_at)
  on public.game_scores to authenticated;
grant select, delete, insert (user_id, plant_id, box, answered_at), update (user_id, plant_id, box, answered_at)
  on public.quiz_memory to authenticated;
grant all on public.game_scores, private.dealt_rounds, public.quiz_memory to service_role;
