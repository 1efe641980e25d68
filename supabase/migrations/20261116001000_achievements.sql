-- Achievements. After any write that may count, the database counts and stores what was reached; no client awards its own
-- achievements. catalogue/achievement.ts explains what each rule counts.

create table public.achievement_catalog (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$'),
  name text not null,
  description text not null,
  icon text not null,
  points integer not null check (points between 1 and 1000),
  rule jsonb not null default '{}'
);
create index achievement_catalog_points_idx on public.achievement_catalog (points, code);

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  achievement_type text not null references public.achievement_catalog (code) on update cascade,
  metadata jsonb not null default '{}'
    check (jsonb_typeof(metadata) = 'object' and pg_column_size(metadata) <= 2000),
  -- When the person was told about it; null until then.
  announced_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, achievement_type),
  constraint achievement_metadata_is_small check (octet_length(metadata::text) <= 500)
);
create index user_achievements_type_idx on public.user_achievements (achievement_type);
create index user_achievements_unannounced_idx on public.user_achievements (user_id) where announced_at is null;
create trigger hold_person before insert or delete on public.user_achievements
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger take_turns before insert or delete on public.user_achievements
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
create trigger limit_rows before insert on public.user_achievements
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');

-- Plants of the day that were opened on their day. Stored because the next view overwrites the time of a view.
create table private.daily_plants_viewed (
  user_id uuid not null references auth.users (id) on delete cascade,
  featured_date date not null,
  primary key (user_id, featured_date)
);

create function private.note_daily_plants() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.daily_plants_viewed (user_id, featured_date)
  select changed.user_id, of_day.featured_date
  from changed join public.plant_of_the_day as of_day on of_day.plant_id = changed.plant_id
  where changed.viewed_at is not null
    and of_day.featured_date = (changed.viewed_at at time zone 'America/Guyana')::date
  on conflict do nothing;
  return null;
end
$$;

create function private.achievement_count(who uuid, kind text) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case kind
    when 'plants_viewed' then (
      select count(*) from public.user_plant_interactions where user_id = who and explored_at is not null)
    when 'plants_bookmarked' then (
      select count(*) from public.user_plant_interactions where user_id = who and bookmarked)
    when 'families_viewed' then (
      select count(distinct plant.plant_family)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id
      where seen.user_id = who and seen.explored_at is not null)
    when 'categories_viewed' then (
      select count(distinct tag)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id,
        unnest(plant.category_tags) as tag
      where seen.user_id = who and seen.explored_at is not null)
    when 'dangerous_plants_viewed' then (
      select count(*)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id
      where seen.user_id = who and seen.explored_at is not null and plant.hazard = 'dangerous')
    when 'conditions_viewed' then (
      select count(distinct known.slug)
      from public.user_analytics_events as read
      join private.known_conditions as known on known.name = read.metadata ->> 'condition'
      where read.user_id = who and read.event_type = 'condition_viewed')
    -- Reading a plant's history counts only once the plant was opened.
    when 'histories_read' then (
      select count(distinct read.plant_id)
      from public.user_analytics_events as read
      join public.user_plant_interactions as seen on seen.user_id = who and seen.plant_id = read.plant_id
      where read.user_id = who and read.event_type = 'plant_history_viewed' and seen.explored_at is not null)
    when 'visit_streak' then private.visit_streak(who)
    when 'daily_plants_viewed' then (
      select count(*) from private.daily_plants_viewed where user_id = who)
    when 'quizzes_played' then (select count(*) from public.game_scores where user_id = who and dealt_at is not null)
    when 'perfect_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and private.is_perfect(score, difficulty))
    when 'perfect_hard_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and difficulty = 'hard' and private.is_perfect(score, difficulty))
    when 'quiz_best_streak' then (
      select coalesce(max((metadata ->> 'best_streak')::numeric), 0)::bigint from public.game_scores
      where user_id = who and dealt_at is not null)
    when 'reminders_created' then (select count(*) from public.user_reminders where user_id = who)
    when 'reminders_active' then (select count(*) from public.user_reminders where user_id = who and active)
    when 'consultations' then (select count(*) from public.conversations where user_id = who)
    when 'feedback_given' then (
      select count(*) from public.conversations where user_id = who and was_helpful is not null)
    when 'testimonials_published' then (
      select count(*) from public.testimonials where user_id = who and status = 'published')
    when 'achievements_unlocked' then (
      select count(*) from public.user_achievements as held
      join public.achievement_catalog as catalog on catalog.code = held.achievement_type
      where held.user_id = who and catalog.rule ->> 'kind' <> 'achievements_unlocked')
    else 0
  end;
end
$$;

-- Stores what was reached of these kinds and is not held yet.
create function private.unlock_achievements(who uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  open_kinds text[] := array(
    select distinct rule ->> 'kind' from public.achievement_catalog
    where rule ->> 'kind' = any (kinds)
      and not exists (select from public.user_achievements where user_id = who and achievement_type = code)
  );
begin
  -- The account may be about to be deleted together with its rows.
  if open_kinds = '{}' or not exists (select from auth.users where id = who) then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  insert into public.user_achievements (user_id, achievement_type, metadata)
  select who, catalog.code,
    case when catalog.code = 'perfect_quiz' then coalesce((
      select jsonb_build_object('game', game_type, 'difficulty', difficulty) from public.game_scores
      where user_id = who and dealt_at is not null and private.is_perfect(score, difficulty) order by created_at limit 1), '{}')
    else '{}' end
  from (
    select kind, private.achievement_count(who, kind) as reached from unnest(open_kinds) as kind
  ) as counted
  join public.achievement_catalog as catalog on catalog.rule ->> 'kind' = counted.kind
    and counted.reached >= (catalog.rule ->> 'threshold')::bigint
  on conflict (user_id, achievement_type) do nothing;
end
$$;

-- One trigger function for every table, run once a statement: the kinds that the changed rows may affect are the trigger's
-- arguments. People are processed in the order of their ids, so that two statements cannot deadlock.
create function private.unlock_after() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid;
begin
  for who in select distinct user_id from changed where user_id is not null order by user_id loop
    perform private.unlock_achievements(who, tg_argv);
  end loop;
  return null;
end
$$;

-- Any event counts as a visit, but only the first of a day can extend a streak.
create function private.unlock_after_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today timestamptz := ((now() at time zone 'America/Guyana')::date)::timestamp at time zone 'America/Guyana';
  person record;
begin
  for person in
    select user_id, array_agg(distinct event_type) as types, min(id) as first_id from changed
    where user_id is not null group by user_id order by user_id
  loop
    if 'condition_viewed' = any (person.types) then
      perform private.unlock_achievements(person.user_id, array['conditions_viewed']);
    end if;
    if 'plant_history_viewed' = any (person.types) then
      perform private.unlock_achievements(person.user_id, array['histories_read']);
    end if;
    if not exists (
      select from public.user_analytics_events
      where user_id = person.user_id and created_at >= today and id < person.first_id
    ) then
      perform private.unlock_achievements(person.user_id, array['visit_streak']);
    end if;
  end loop;
  return null;
end
$$;

-- Only switching a reminder on can unlock anything. The server moves thousands of reminders to their next due time in one
-- statement, and counting for each of their owners would cost more than everything else.
create function private.unlock_after_switch() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unlock_achievements(new.user_id, array['reminders_active']);
  return null;
end
$$;

-- Triggers of one event run in the order of their names: note_daily_plants before unlock_after.
create trigger note_daily_plants_inserted after insert on public.user_plant_interactions
  referencing new table as changed for each statement execute function private.note_daily_plants();
create trigger note_daily_plants_updated after update on public.user_plant_interactions
  referencing new table as changed for each statement execute function private.note_daily_plants();
create trigger unlock_after_insert after insert on public.user_plant_interactions
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'plants_viewed', 'families_viewed', 'categories_viewed', 'dangerous_plants_viewed', 'daily_plants_viewed',
    'histories_read', 'plants_bookmarked');
create trigger unlock_after_update after update on public.user_plant_interactions
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'plants_viewed', 'families_viewed', 'categories_viewed', 'dangerous_plants_viewed', 'daily_plants_viewed',
    'histories_read', 'plants_bookmarked');
create trigger unlock_after_insert after insert on public.game_scores
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'quizzes_played', 'perfect_quizzes', 'perfect_hard_quizzes', 'quiz_best_streak');
create trigger unlock_after_insert after insert on public.user_analytics_events
  referencing new table as changed for each statement execute function private.unlock_after_events();
create trigger unlock_after_insert after insert on public.user_reminders
  referencing new table as changed for each statement
  execute function private.unlock_after('reminders_created', 'reminders_active');
create trigger unlock_after_update
  after update of active on public.user_reminders
  for each row when (new.active and not old.active)
  execute function private.unlock_after_switch();
create trigger unlock_after_insert after insert on public.conversations
  referencing new table as changed for each statement execute function private.unlock_after('consultations');
create trigger unlock_after_update after update on public.conversations
  referencing new table as changed for each statement execute function private.unlock_after('feedback_given');
create trigger unlock_after_insert after insert on public.testimonials
  referencing new table as changed for each statement
  execute function private.unlock_after('testimonials_published');
create trigger unlock_after_update after update on public.testimonials
  referencing new table as changed for each statement
  execute function private.unlock_after('testimonials_published');
create trigger unlock_after_insert after insert on public.user_achievements
  referencing new table as changed for each statement
  execute function private.unlock_after('achievements_unlocked');

-- What was unlocked since the last call. Each achievement is returned once, to whichever tab or device asks first.
create function public.announce_achievements()
  returns table (code text, name text, description text, icon text, points integer)
  language sql volatile security definer set search_path = ''
begin atomic
  with told as (
    update public.user_achievements set announced_at = now()
    where user_id = (select private.whole_person()) and announced_at is null
    returning achievement_type
  )
  select catalog.code, catalog.name, catalog.description, catalog.icon, catalog.points
  from public.achievement_catalog as catalog join told on told.achievement_type = catalog.code
  order by catalog.points desc, catalog.code;
end;

-- The caller's progress for each kind that the catalogue counts.
create function public.my_achievement_progress() returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_object_agg(kind, private.achievement_count(who.id, kind)), '{}')
    from (select distinct rule ->> 'kind' as kind from public.achievement_catalog) as kinds
    cross join (select private.whole_person() as id) as who
    where kind is not null
  );

revoke all on function private.achievement_count(uuid, text), private.unlock_achievements(uuid, text[]),
  public.announce_achievements(), public.my_achievement_progress() from public;
grant execute on function public.announce_achievements(), public.my_achievement_progress()
  to authenticated, service_role;

alter table public.achievement_catalog enable row level security;
alter table public.user_achievements enable row level security;

create policy "everyone reads the achievements there are" on public.achievement_catalog
  for select to anon, authenticated using (true);
create policy "a person reads their own achievements" on public.user_achievements
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person claims a perfect quiz they really played" on public.user_achievements
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and achievement_type = 'perfect_quiz'
    and private.has_perfect_quiz(user_id)
  );

revoke all on public.achievement_catalog, public.user_achievements from anon, authenticated;
grant select on public.achievement_catalog to anon, authenticated;
grant select, insert (user_id, achievement_type, metadata) on public.user_achievements to authenticated;
grant all on public.achievement_catalog, public.user_achievements to service_role;
