-- Usage events. Anyone can send them: only the types the site sends are accepted, only about what is in the catalogue, and
-- only so many an hour from one caller, so that no single address can fill the disk.

-- Seeded from the content files, as the plants are.
create table private.known_conditions (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique
);

create table public.user_analytics_events (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  event_type text not null,
  plant_id text references public.plants (id) on delete set null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint event_is_known check (event_type in
    ('page_view', 'condition_viewed', 'game_started', 'ai_query', 'plant_history_viewed')),
  constraint event_metadata_is_small check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 1024)
);
create index user_analytics_events_created_at_idx on public.user_analytics_events (created_at);
create index user_analytics_events_type_idx on public.user_analytics_events (event_type, created_at);
create index user_analytics_events_user_id_idx on public.user_analytics_events (user_id, created_at)
  where user_id is not null;
create index user_analytics_events_plant_id_idx on public.user_analytics_events (plant_id) where plant_id is not null;

-- An event says that a question was asked. What was asked is stored with the conversation, with consent, or not at all: the
-- text that a page sends with the event is removed, whichever role writes it.
create function private.drop_words_of_question() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.metadata := new.metadata - 'query';
  return new;
end
$$;
create trigger drop_words_of_question before insert or update of metadata, event_type on public.user_analytics_events
  for each row when (new.event_type = 'ai_query' and jsonb_typeof(new.metadata) = 'object')
  execute function private.drop_words_of_question();

-- The metadata keys of each event type; other keys are removed.
create function private.event_keys(event_type text) returns text[]
  language sql immutable set search_path = ''
  return case event_type
    when 'page_view' then array['page']
    when 'condition_viewed' then array['condition']
    when 'game_started' then array['game']
    when 'ai_query' then array['response_length', 'has_user']
    when 'plant_history_viewed' then array[]::text[]
  end;

-- Its name sorts after drop_words_of_question: a question's text does not count towards the size.
create function private.check_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  condition_name text;
begin
  -- The table's constraints refuse these, with their own error.
  if private.event_keys(new.event_type) is null or jsonb_typeof(new.metadata) is distinct from 'object'
    or octet_length(new.metadata::text) > 1024
  then
    return new;
  end if;
  if new.event_type = 'condition_viewed' then
    select name into condition_name from private.known_conditions
    where new.metadata ->> 'condition' in (name, slug);
    if not found then
      raise exception 'This is not a condition we know' using errcode = '23514', constraint = 'condition_is_known';
    end if;
    new.metadata := jsonb_build_object('condition', condition_name);
    return new;
  end if;
  new.metadata := (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(new.metadata)
    where key = any (private.event_keys(new.event_type))
      and jsonb_typeof(value) in ('string', 'number', 'boolean') and octet_length(value::text) <= 100
  );
  return new;
end
$$;
create trigger event_is_checked before insert on public.user_analytics_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_event();

-- Rows an hour: for a network, for a signed-in person, for all guests whose network is not known, for all guests together.
create function private.events_per_hour(whose text) returns integer
  language sql immutable set search_path = ''
  return case whose when 'network' then 600 when 'person' then 300 when 'unknown' then 5000 when 'guests' then 30000 end;

create function private.event_budget() returns integer
  language sql stable security definer set search_path = ''
  return private.events_per_hour(case when auth.uid() is not null then 'person'
    when private.caller_network() is not null then 'network' else 'unknown' end);

create function private.refuse_spent_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_spent('events', private.caller(), private.event_budget())
    or (auth.uid() is null and private.is_spent('events', 'guests', private.events_per_hour('guests')))
  then
    raise sqlstate 'PT429' using message = 'Too many events in the last hour';
  end if;
  return null;
end
$$;
create trigger refuse_spent_events before insert on public.user_analytics_events
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.refuse_spent_events();

create function private.spend_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  n integer := (select count(*) from written);
begin
  if not private.spend('events', private.caller(), n, private.event_budget(), '1 hour') then
    raise sqlstate 'PT429' using message = 'Too many events in the last hour';
  end if;
  -- One shared budget would be one row that every request has to lock: one request in twenty is charged for twenty.
  if auth.uid() is null and random() < 0.05 then
    perform private.spend('events', 'guests', n * 20, private.events_per_hour('guests'), '1 hour');
  end if;
  return null;
end
$$;
create trigger spend_events after insert on public.user_analytics_events
  referencing new table as written
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.spend_events();

create trigger limit_rows before insert on public.user_analytics_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');

revoke all on function private.events_per_hour(text), private.event_budget(), private.event_keys(text) from public;

-- How far a reader has come: what the exploration achievements need beyond the rows a person can read.
create function private.histories_read(who uuid) returns integer
  language sql stable security definer set search_path = ''
  return (
    select count(distinct plant_id) from public.user_analytics_events
    where user_id = who and event_type = 'plant_history_viewed'
  );

-- The longest run of consecutive days with an event, in Guyana's time zone.
create function private.visit_streak(who uuid) returns integer
  language sql stable security definer set search_path = ''
  return (
    select coalesce(max(days), 0)
    from (
      select count(*) as days
      from (
        select day, day - (row_number() over (order by day))::integer as run
        from (
          select distinct (created_at at time zone 'America/Guyana')::date as day
          from public.user_analytics_events where user_id = who
        ) as visited
      ) as numbered
      group by run
    ) as runs
  );

create function public.my_exploration() returns jsonb
  language sql stable security definer set search_path = ''
  return jsonb_build_object(
    'histories_read', private.histories_read(private.whole_person()),
    'visit_streak', private.visit_streak(private.whole_person())
  );

revoke all on function private.histories_read(uuid), private.visit_streak(uuid), public.my_exploration() from public;
grant execute on function public.my_exploration() to authenticated, service_role;

alter table private.known_conditions enable row level security;
alter table public.user_analytics_events enable row level security;

create policy "anyone records an event for themself or for nobody" on public.user_analytics_events
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy "admins read events" on public.user_analytics_events
  for select to authenticated using ((select private.is_admin()));

revoke all on private.known_conditions from public, anon, authenticated;
revoke all on public.user_analytics_events from anon, authenticated;
-- An identity column needs no right on its sequence.
revoke all on all sequences in schema public from anon, authenticated;
grant insert (user_id, event_type, plant_id, metadata) on public.user_analytics_events to anon, authenticated;
grant select on public.user_analytics_events to authenticated;
grant all on private.known_conditions, public.user_analytics_events to service_role;
