-- The admin's statistics: numbers and recognised topics, never a person's words. They stay exact when the rows they count are
-- deleted, and reading them takes a few hundred rows. A write only appends to private.count_changes and waits for no one;
-- from time to time one of them merges the log into the sums. A number is its sum plus what is not merged yet.

create table private.count_changes (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null,
  -- What is counted: a condition, a triage level, the hour of a day, or nothing.
  subject text not null default '',
  n bigint not null
);
create table private.daily_counts (
  day date not null,
  kind text not null,
  subject text not null default '',
  n bigint not null,
  primary key (kind, day, subject)
);
-- Over all days, for the kinds that are shown so.
create table private.total_counts (
  kind text not null,
  subject text not null default '',
  n bigint not null,
  primary key (kind, subject)
);

create table private.daily_visitors (
  day date not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (day, user_id)
);
create index daily_visitors_user_id_idx on private.daily_visitors (user_id);

-- Each sum with what is not merged yet.
create view private.counts_by_day as
  select day, kind, subject, n from private.daily_counts
  union all select day, kind, subject, n from private.count_changes;
create view private.counts_of_all_days as
  select kind, subject, n from private.total_counts
  union all select kind, subject, n from private.count_changes;

create function private.count_one(on_day date, what text, about text, how_many bigint) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.count_changes (day, kind, subject, n) values (on_day, what, about, how_many);
  -- About one change in five hundred merges the log.
  if random() < 0.002 then
    perform private.fold_counts();
  end if;
end
$$;

create function private.fold_counts() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Only one transaction at a time writes the sums; the others leave the merging to it.
  if not pg_catalog.pg_try_advisory_xact_lock(1300) then
    return;
  end if;
  with taken as (
    delete from private.count_changes returning day, kind, subject, n
  ), by_day as (
    insert into private.daily_counts as kept (day, kind, subject, n)
    select day, kind, subject, sum(n) from taken group by day, kind, subject having sum(n) <> 0
    on conflict (kind, day, subject) do update set n = kept.n + excluded.n
  )
  insert into private.total_counts as kept (kind, subject, n)
  select kind, subject, sum(n) from taken where kind in ('condition', 'conversation')
  group by kind, subject having sum(n) <> 0
  on conflict (kind, subject) do update set n = kept.n + excluded.n;
end
$$;

-- What one event and one question count as; used by the triggers and by count_afresh.
create function private.event_counts(event_type text, metadata jsonb) returns table (kind text, subject text)
  language sql stable
as $$
  select 'page', '' where event_type = 'page_view'
  union all
  select 'condition', known.name from private.known_conditions as known
  where event_type = 'condition_viewed' and known.name = metadata ->> 'condition'
$$;

create function private.question_counts(triage text, herbs text[], condition text, was_helpful boolean)
  returns table (kind text, subject text)
  language sql immutable
as $$
  select counted.kind, counted.subject
  from (
    values
      ('conversation', ''),
      ('triage', triage),
      ('unanswered', case when triage = 'routine' and cardinality(herbs) = 0 then coalesce(condition, '') end),
      ('helpful', case when was_helpful then coalesce(condition, '') end),
      ('unhelpful', case when not was_helpful then coalesce(condition, '') end)
  ) as counted (kind, subject)
  where counted.subject is not null
$$;

create function private.count_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.utc_day(new.created_at);
begin
  perform private.count_one(today, kind, subject, 1) from private.event_counts(new.event_type, new.metadata);
  if new.user_id is not null then
    insert into private.daily_visitors (day, user_id) values (today, new.user_id) on conflict do nothing;
    if found then
      perform private.count_one(today, 'visitor', '', 1);
    end if;
  end if;
  return null;
end
$$;
create trigger count_event after insert on public.user_analytics_events
  for each row execute function private.count_event();

-- Deleted events, and events of a deleted account, which have no user from then on.
create function private.uncount_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.count_one(day, kind, subject, -n)
    from (
      select private.utc_day(gone.created_at) as day, kind, subject, count(*) as n
      from gone, private.event_counts(event_type, metadata) group by 1, 2, 3
    ) as counted;
  end if;
  with unseen as (
    select day, user_id
    from (select distinct private.utc_day(created_at) as day, user_id from gone where user_id is not null) as seen
    where not exists (
      select from public.user_analytics_events as kept
      where kept.user_id = seen.user_id
        and kept.created_at >= seen.day::timestamp at time zone 'UTC'
        and kept.created_at < (seen.day + 1)::timestamp at time zone 'UTC'
    )
  ), forgotten as (
    delete from private.daily_visitors using unseen
    where daily_visitors.day = unseen.day and daily_visitors.user_id = unseen.user_id
  )
  insert into private.count_changes (day, kind, n) select day, 'visitor', -count(*) from unseen group by day;
  return null;
end
$$;
create trigger uncount_deleted after delete on public.user_analytics_events
  referencing old table as gone for each statement execute function private.uncount_events();
create trigger uncount_nobodys after update on public.user_analytics_events
  referencing old table as gone for each statement execute function private.uncount_events();

-- Everything about a question counts on the day it was asked, including a later vote, so that deleting it removes both.
create function private.count_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_one(private.utc_day(old.created_at), kind, subject, -1)
    from private.question_counts(old.triage, old.suggested_herbs, old.condition, old.was_helpful);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_one(private.utc_day(new.created_at), kind, subject, 1)
    from private.question_counts(new.triage, new.suggested_herbs, new.condition, new.was_helpful);
  end if;
  return null;
end
$$;
create trigger count_conversation after insert or delete or update of was_helpful on public.conversations
  for each row execute function private.count_conversation();

-- Mails and reminders are counted by the hour.
create function private.count_hour(moment timestamptz, what text, how_many bigint) returns void
  language sql volatile security definer set search_path = ''
as $$
  select private.count_one(private.utc_day(moment), what, to_char(moment at time zone 'UTC', 'HH24'), how_many)
$$;
create function private.mail_state(sent_at timestamptz, given_up_at timestamptz) returns text
  language sql immutable
  return case when sent_at is not null then 'mail sent' when given_up_at is not null then 'mail failed'
    else 'mail waiting' end;
create function private.delivery_state(status text) returns text
  language sql immutable
  return case status when 'sent' then 'push sent' when 'missed' then 'push failed' else 'push waiting' end;

create function private.count_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_hour(old.created_at, private.mail_state(old.sent_at, old.given_up_at), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_hour(new.created_at, private.mail_state(new.sent_at, new.given_up_at), 1);
  end if;
  return null;
end
$$;
create function private.count_delivery() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_hour(old.due_at, private.delivery_state(old.status), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_hour(new.due_at, private.delivery_state(new.status), 1);
  end if;
  return null;
end
$$;

-- Hours are stored for three days; deleting older rows changes no number.
create trigger count_mail after insert on private.mails
  for each row execute function private.count_mail();
create trigger count_mail_change after update on private.mails for each row
  when ((old.created_at, private.mail_state(old.sent_at, old.given_up_at))
    is distinct from (new.created_at, private.mail_state(new.sent_at, new.given_up_at)))
  execute function private.count_mail();
create trigger count_mail_gone after delete on private.mails for each row
  when (old.created_at > now() - interval '3 days') execute function private.count_mail();
create trigger count_delivery after insert on public.reminder_deliveries
  for each row execute function private.count_delivery();
create trigger count_delivery_change after update on public.reminder_deliveries for each row
  when ((old.due_at, old.status) is distinct from (new.due_at, new.status))
  execute function private.count_delivery();
create trigger count_delivery_gone after delete on public.reminder_deliveries for each row
  when (old.due_at > now() - interval '3 days') execute function private.count_delivery();

-- Called by the daily deletion job. The number of conversations covers all days; other counts are deleted with what they
-- counted, and hours after three days.
create function private.forget_counts(before date) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(1300);
  perform private.fold_counts();
  delete from private.daily_counts
  where n = 0 or (kind <> 'conversation' and day < before)
    or (split_part(kind, ' ', 1) in ('mail', 'push') and day < private.utc_day(now()) - 3);
  delete from private.total_counts;
  insert into private.total_counts (kind, subject, n)
  select kind, subject, sum(n) from private.daily_counts where kind in ('condition', 'conversation')
  group by kind, subject;
end
$$;

-- Every number from the rows themselves, while writes wait.
create function private.count_afresh() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.user_analytics_events, public.conversations, private.mails, public.reminder_deliveries
    in share row exclusive mode;
  perform pg_catalog.pg_advisory_xact_lock(1300);
  delete from private.count_changes;
  delete from private.daily_counts;
  insert into private.daily_visitors (day, user_id)
    select distinct private.utc_day(created_at), user_id from public.user_analytics_events
    where user_id is not null and created_at > now() - interval '2 days'
    on conflict do nothing;
  insert into private.daily_counts (day, kind, subject, n)
    select private.utc_day(created_at), kind, subject, count(*)
      from public.user_analytics_events, private.event_counts(event_type, metadata) group by 1, 2, 3
    union all
    select day, 'visitor', '', count(*)
      from (select distinct private.utc_day(created_at) as day, user_id from public.user_analytics_events
        where user_id is not null) as seen group by 1
    union all
    select private.utc_day(created_at), kind, subject, count(*)
      from public.conversations, private.question_counts(triage, suggested_herbs, condition, was_helpful)
      group by 1, 2, 3
    union all
    select private.utc_day(created_at), private.mail_state(sent_at, given_up_at),
      to_char(created_at at time zone 'UTC', 'HH24'), count(*)
      from private.mails where created_at > now() - interval '3 days' group by 1, 2, 3
    union all
    select private.utc_day(due_at), private.delivery_state(status), to_char(due_at at time zone 'UTC', 'HH24'), count(*)
      from public.reminder_deliveries where due_at > now() - interval '3 days' group by 1, 2, 3;
  -- Also computes the sums over all days.
  perform private.forget_counts('-infinity');
end
$$;

create function private.top_subjects(what text, since date, at_most integer) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', subject, 'count', n) order by n desc, subject), '[]')
    from (
      select subject, sum(n) as n from private.counts_by_day
      where kind = what and day >= since group by subject having sum(n) > 0
      order by sum(n) desc, subject limit at_most
    ) as top
  );

-- Anyone can send events, so the lists contain only what is in the catalogue.
create function private.top_conditions(at_most integer) returns jsonb
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

-- The last 24 hours of mails or reminders: full hours from their sums, the first, partial hour row by row.
create function private.last_day_of(what text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  since timestamptz := now() - interval '24 hours';
  full_hour timestamptz := date_trunc('hour', now(), 'UTC') - interval '23 hours';
begin
  return (
    select jsonb_build_object(
      'waiting', coalesce(sum(n) filter (where state = what || ' waiting'), 0),
      'sent', coalesce(sum(n) filter (where state = what || ' sent'), 0),
      'failed', coalesce(sum(n) filter (where state = what || ' failed'), 0))
    from (
      select kind as state, n from private.counts_by_day
      where kind in (what || ' waiting', what || ' sent', what || ' failed') and day >= private.utc_day(full_hour)
        and day + make_interval(hours => subject::int) >= full_hour at time zone 'UTC'
      union all
      select private.mail_state(sent_at, given_up_at), 1 from private.mails
      where what = 'mail' and created_at >= since and created_at < full_hour
      union all
      select private.delivery_state(status), 1 from public.reminder_deliveries
      where what = 'push' and due_at >= since and due_at < full_hour
    ) as counted
  );
end
$$;

create function public.admin_figures() returns jsonb
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

revoke all on function private.fold_counts(), private.forget_counts(date), private.count_afresh(),
  private.count_one(date, text, text, bigint), private.count_hour(timestamptz, text, bigint),
  private.top_subjects(text, date, integer), private.top_conditions(integer), private.top_herbs(integer),
  private.last_day_of(text) from public;
revoke all on function public.admin_figures() from public, anon;
grant execute on function public.admin_figures() to authenticated;

alter table private.count_changes enable row level security;
alter table private.daily_counts enable row level security;
alter table private.total_counts enable row level security;
alter table private.daily_visitors enable row level security;
revoke all on private.count_changes, private.daily_counts, private.total_counts, private.daily_visitors,
  private.counts_by_day, private.counts_of_all_days from public, anon, authenticated;
grant all on private.count_changes, private.daily_counts, private.total_counts, private.daily_visitors to service_role;
