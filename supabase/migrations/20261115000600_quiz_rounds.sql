-- Rounds of the quiz: each is saved once, was played when it says, and took as long as a person needs.
-- And what each player still has to learn.

alter table public.game_scores
  add column round_id uuid not null default gen_random_uuid(),
  add column played_at timestamptz not null default now(),
  -- The device's clock at the moment of sending: what it shows may be wrong, how long ago the round ended is not.
  add column sent_at timestamptz;
update public.game_scores set played_at = created_at;
alter table public.game_scores add constraint a_round_is_saved_once unique (user_id, round_id);
create index game_scores_played_at_idx on public.game_scores (user_id, played_at);

-- Half a second for a question is less than anybody needs to look, choose and go on.
create function private.time_to_play(difficulty text) returns interval
  language sql immutable
  return (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end) * interval '0.5 seconds';

create function private.check_round() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  needed interval := private.time_to_play(new.difficulty);
begin
  -- Whoever writes in another's name is refused by the policy, and must not learn from us when that one played.
  if new.user_id <> auth.uid() then
    return new;
  end if;
  -- One at a time for each player, so that two requests at once cannot both find the room empty.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  new.played_at := case
    when new.sent_at is null then least(new.played_at, now())
    else now() - greatest(new.sent_at - new.played_at, interval '0')
  end;
  if new.played_at < now() - interval '30 days' then
    raise exception 'This round was played too long ago to be saved' using errcode = '23514';
  end if;
  if new.metadata ? 'seconds' and (
    jsonb_typeof(new.metadata -> 'seconds') <> 'number'
    or (new.metadata ->> 'seconds')::numeric < extract(epoch from needed)
  ) then
    raise exception 'Nobody plays a round that fast' using errcode = '23514';
  end if;
  -- Between the ends of two rounds there must have been time to play the later one. A round that is sent a second
  -- time finds itself here; its number tells, and the constraint on it answers.
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

grant insert (round_id, played_at, sent_at) on public.game_scores to authenticated;

-- Which plants a player knows: box 0 was missed the last time and comes back soon, box 5 is known well.
create table public.quiz_memory (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plant_id text not null references public.plants (id) on delete cascade,
  box smallint not null check (box between 0 and 5),
  answered_at timestamptz not null,
  primary key (user_id, plant_id)
);
create index quiz_memory_plant_id_idx on public.quiz_memory (plant_id);

-- The later answer is the true one, whichever device sends last. A clock that runs ahead must not win for ever.
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

alter table public.quiz_memory enable row level security;
create policy "a person keeps what their quiz remembers" on public.quiz_memory
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.quiz_memory from anon, authenticated;
grant select, delete, insert (user_id, plant_id, box, answered_at), update (user_id, plant_id, box, answered_at)
  on public.quiz_memory to authenticated;
grant all on public.quiz_memory to service_role;
