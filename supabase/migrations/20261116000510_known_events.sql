-- Events can be written by anyone: only those the site sends are taken, only about what is in the catalogue, and only so
-- many an hour from one caller, so that no single address can fill a disk.

-- Filled from the content files, as the plants are.
create table private.known_conditions (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique
);
alter table private.known_conditions enable row level security;
revoke all on private.known_conditions from public, anon, authenticated;
grant all on private.known_conditions to service_role;

-- What the metadata of each event may hold; anything else in it is not kept.
create function private.event_keys(event_type text) returns text[]
  language sql immutable set search_path = ''
  return case event_type
    when 'page_view' then array['page']
    when 'condition_viewed' then array['condition']
    when 'game_started' then array['game']
    when 'ai_query' then array['response_length', 'has_user']
    when 'plant_history_viewed' then array[]::text[]
  end;

delete from public.user_analytics_events where private.event_keys(event_type) is null;
update public.user_analytics_events set metadata = '{}' where octet_length(metadata::text) > 1024;
alter table public.user_analytics_events
  drop constraint user_analytics_events_event_type_check,
  drop constraint user_analytics_events_metadata_check,
  add constraint event_is_known check (event_type in
    ('page_view', 'condition_viewed', 'game_started', 'ai_query', 'plant_history_viewed')),
  add constraint event_metadata_is_small check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 1024);

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

create function private.spend_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  n integer := (select count(*) from written);
begin
  if not private.spend('events', private.caller(), n, private.event_budget(), '1 hour') then
    raise sqlstate 'PT429' using message = 'Too many events in the last hour';
  end if;
  -- One budget for everybody would be one row that everybody waits for: one request in twenty pays for twenty.
  if auth.uid() is null and random() < 0.05 then
    perform private.spend('events', 'guests', n * 20, private.events_per_hour('guests'), '1 hour');
  end if;
  return null;
end
$$;

create function private.check_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  condition_name text;
begin
  -- Left to the table's own constraints, which refuse it.
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

create trigger refuse_spent_events before insert on public.user_analytics_events
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.refuse_spent_events();
-- Sorted after drop_words_of_question: a question's words do not count towards the size.
create trigger event_is_checked before insert on public.user_analytics_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_event();
create trigger spend_events after insert on public.user_analytics_events
  referencing new table as written
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.spend_events();
revoke all on function private.events_per_hour(text), private.event_budget(), private.event_keys(text) from public;

-- The admin's lists count what is in the catalogue, whoever wrote the rows.
create or replace function private.event_counts(event_type text, metadata jsonb) returns table (kind text, subject text)
  language sql stable
as $$
  select 'page', '' where event_type = 'page_view'
  union all
  select 'condition', known.name from private.known_conditions as known
  where event_type = 'condition_viewed' and known.name = metadata ->> 'condition'
$$;
drop function private.is_condition_name(text);

create or replace function private.top_conditions(at_most integer) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', subject, 'count', n) order by n desc, subject), '[]')
    from (
      select subject, sum(n) as n from private.counts_of_all_days
      where kind = 'condition' and subject in (select name from private.known_conditions)
      group by subject having sum(n) > 0
      order by sum(n) desc, subject limit at_most
    ) as top
  );

create function private.top_herbs(at_most integer) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', herb_name, 'count', times_suggested)
      order by times_suggested desc, herb_name), '[]')
    from (
      select herb_name, times_suggested from public.herb_effectiveness_stats
      where herb_name in (select common_name from public.plants union all select unnest(creole_names) from public.plants)
      order by times_suggested desc, herb_name limit at_most
    ) as herbs
  );
revoke all on function private.top_herbs(integer) from public;

create or replace function public.admin_figures() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := private.utc_day(now());
  first_day date := today - 29;
begin
  if not private.has_admin_role() then
    raise insufficient_privilege using message = 'Unauthorized access - Admin role required';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Two-step sign-in is required';
  end if;
  return jsonb_build_object(
    'daily_active_users',
      (select coalesce(sum(n), 0) from private.counts_by_day where kind = 'visitor' and day = today),
    'total_conversations', (select coalesce(sum(n), 0) from private.counts_of_all_days where kind = 'conversation'),
    'top_conditions', private.top_conditions(3),
    'top_herbs', private.top_herbs(10),
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', days.day,
        'visitors', coalesce(visitors, 0), 'views', coalesce(views, 0),
        'emergency', coalesce(emergency, 0), 'crisis', coalesce(crisis, 0),
        'urgent', coalesce(urgent, 0), 'routine', coalesce(routine, 0),
        'helpful', coalesce(helpful, 0), 'unhelpful', coalesce(unhelpful, 0)) order by days.day)
      from (select first_day + step as day from generate_series(0, 29) as step) as days
      left join (
        select day,
          sum(n) filter (where kind = 'visitor') as visitors,
          sum(n) filter (where kind = 'page') as views,
          sum(n) filter (where kind = 'triage' and subject = 'emergency') as emergency,
          sum(n) filter (where kind = 'triage' and subject = 'crisis') as crisis,
          sum(n) filter (where kind = 'triage' and subject = 'urgent') as urgent,
          sum(n) filter (where kind = 'triage' and subject = 'routine') as routine,
          sum(n) filter (where kind = 'helpful') as helpful,
          sum(n) filter (where kind = 'unhelpful') as unhelpful
        from private.counts_by_day
        where kind in ('visitor', 'page', 'triage', 'helpful', 'unhelpful') and day >= first_day
        group by day
      ) as counted on counted.day = days.day
    ),
    'unanswered', private.top_subjects('unanswered', first_day, 10),
    'unhelpful', private.top_subjects('unhelpful', first_day, 10),
    'testimonials_waiting', (select count(*) from public.testimonials where status = 'pending'),
    'reports_open', (select count(*) from public.reports where status = 'open'),
    'mail', private.last_day_of('mail'),
    'push', private.last_day_of('push'),
    'database', jsonb_build_object('bytes', pg_database_size(current_database()),
      'version', current_setting('server_version'))
  );
end
$$;
