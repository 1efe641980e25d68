-- What an admin sees: numbers, never a person's words. The numbers are kept as things happen, so that a table of
-- ten million events is never counted while somebody waits.

-- An operator may ask admins for a second step; the server writes the answer here when it starts.
create table private.house_rules (
  one_row boolean primary key default true check (one_row),
  admin_needs_second_step boolean not null default false
);
insert into private.house_rules default values;

create function private.has_admin_role() returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.user_roles where user_id = auth.uid() and role = 'admin');

-- Who may act as an admin now: the role, and the second step where the house asks for it.
create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return private.has_admin_role() and (
    not (select admin_needs_second_step from private.house_rules)
    or coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
  );

-- One row a day, kind and subject would be written by everybody at once; each count is spread over sixteen.
create table private.daily_counts (
  day date not null,
  kind text not null,
  subject text not null default '',
  part smallint not null default 0,
  n bigint not null,
  primary key (kind, day, subject, part)
);

create table private.daily_visitors (
  day date not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (day, user_id)
);
create index daily_visitors_user_id_idx on private.daily_visitors (user_id);

alter table private.house_rules enable row level security;
alter table private.daily_counts enable row level security;
alter table private.daily_visitors enable row level security;
revoke all on private.house_rules, private.daily_counts, private.daily_visitors from public, anon, authenticated;
grant all on private.house_rules, private.daily_counts, private.daily_visitors to service_role;

create function private.utc_day(moment timestamptz) returns date
  language sql stable
  return (moment at time zone 'UTC')::date;

create function private.count_one(on_day date, what text, about text, how_many bigint) returns void
  language sql volatile security definer set search_path = ''
begin atomic
  insert into private.daily_counts as kept (day, kind, subject, part, n)
  values (on_day, what, about, (random() * 15)::smallint, how_many)
  on conflict (kind, day, subject, part) do update set n = kept.n + excluded.n;
end;

create function private.is_condition_name(name text) returns boolean
  language sql immutable
  return coalesce(name ~ '^[A-Z][A-Za-z &''-]{2,39}$', false);

-- Events: how many pages, which conditions were opened, who came by.
create function private.count_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.utc_day(new.created_at);
begin
  if new.event_type = 'page_view' then
    perform private.count_one(today, 'page', '', 1);
  end if;
  -- Anyone may write an event: what does not look like a condition's name is not repeated to an admin.
  if new.event_type = 'condition_viewed' and private.is_condition_name(new.metadata ->> 'condition') then
    perform private.count_one(today, 'condition', new.metadata ->> 'condition', 1);
  end if;
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

-- Questions: how grave, about which recognised topic, and whether there was an answer that helped.
create function private.count_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.utc_day(now());
begin
  if tg_op = 'DELETE' then
    perform private.count_one(private.utc_day(old.created_at), 'conversation', '', -1);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.count_one(private.utc_day(new.created_at), 'conversation', '', 1);
    perform private.count_one(today, 'triage', new.triage, 1);
    if new.triage = 'routine' and cardinality(new.suggested_herbs) = 0 then
      perform private.count_one(today, 'unanswered', coalesce(new.condition, ''), 1);
    end if;
    return null;
  end if;
  if old.was_helpful is null and new.was_helpful is not null then
    perform private.count_one(today, case when new.was_helpful then 'helpful' else 'unhelpful' end,
      coalesce(new.condition, ''), 1);
  end if;
  return null;
end
$$;
create trigger count_conversation after insert or delete or update of was_helpful on public.conversations
  for each row execute function private.count_conversation();

-- What happened before this was counted.
insert into private.daily_counts (day, kind, subject, n)
  select private.utc_day(created_at), 'page', '', count(*) from public.user_analytics_events
    where event_type = 'page_view' group by 1
  union all
  select private.utc_day(created_at), 'condition', metadata ->> 'condition', count(*)
    from public.user_analytics_events
    where event_type = 'condition_viewed' and private.is_condition_name(metadata ->> 'condition') group by 1, 3
  union all
  select private.utc_day(created_at), 'conversation', '', count(*) from public.conversations group by 1
  union all
  select private.utc_day(created_at), 'triage', triage, count(*) from public.conversations group by 1, 3
  union all
  select private.utc_day(created_at), 'unanswered', coalesce(condition, ''), count(*) from public.conversations
    where triage = 'routine' and cardinality(suggested_herbs) = 0 group by 1, 3
  union all
  select private.utc_day(created_at), case when was_helpful then 'helpful' else 'unhelpful' end,
    coalesce(condition, ''), count(*) from public.conversations where was_helpful is not null group by 1, 2, 3;
insert into private.daily_visitors (day, user_id)
  select distinct private.utc_day(created_at), user_id from public.user_analytics_events where user_id is not null;
insert into private.daily_counts (day, kind, n)
  select day, 'visitor', count(*) from private.daily_visitors group by day;

create function private.top_subjects(what text, since date, at_most integer) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', subject, 'count', n) order by n desc, subject), '[]')
    from (
      select subject, sum(n) as n from private.daily_counts
      where kind = what and day >= since group by subject having sum(n) > 0
      order by sum(n) desc, subject limit at_most
    ) as top
  );

-- Everything on the admin's page. Numbers and recognised topics only.
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
      (select coalesce(sum(n), 0) from private.daily_counts where kind = 'visitor' and day = today),
    'total_conversations', (select coalesce(sum(n), 0) from private.daily_counts where kind = 'conversation'),
    'top_conditions', private.top_subjects('condition', '-infinity', 3),
    'top_herbs', (
      select coalesce(jsonb_agg(jsonb_build_object('name', herb_name, 'count', times_suggested)
        order by times_suggested desc, herb_name), '[]')
      from (select herb_name, times_suggested from public.herb_effectiveness_stats
        order by times_suggested desc, herb_name limit 10) as herbs
    ),
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
        from private.daily_counts
        where kind in ('visitor', 'page', 'triage', 'helpful', 'unhelpful') and day >= first_day
        group by day
      ) as counted on counted.day = days.day
    ),
    'unanswered', private.top_subjects('unanswered', first_day, 10),
    'unhelpful', private.top_subjects('unhelpful', first_day, 10),
    'testimonials_waiting', (select count(*) from public.testimonials where status = 'pending'),
    'reports_open', (select count(*) from public.reports where status = 'open'),
    'mail', (
      select jsonb_build_object(
        'waiting', count(*) filter (where sent_at is null and given_up_at is null),
        'sent', count(*) filter (where sent_at is not null),
        'failed', count(*) filter (where given_up_at is not null))
      from private.mails where created_at > now() - interval '24 hours'
    ),
    'push', (
      select jsonb_build_object(
        'waiting', count(*) filter (where status = 'waiting'),
        'sent', count(*) filter (where status = 'sent'),
        'failed', count(*) filter (where status = 'missed'))
      from public.reminder_deliveries where due_at between now() - interval '24 hours' and now()
    ),
    'database', jsonb_build_object('bytes', pg_database_size(current_database()),
      'version', current_setting('server_version'))
  );
end
$$;
revoke all on function public.admin_figures() from public, anon;
grant execute on function public.admin_figures() to authenticated;
revoke all on function private.count_one(date, text, text, bigint), private.top_subjects(text, date, integer),
  private.has_admin_role() from public;
grant execute on function private.has_admin_role() to anon, authenticated, service_role;
