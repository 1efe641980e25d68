-- An admin's numbers stay exact whatever becomes of what they count, and cost a page a few hundred rows to read. Whoever
-- does something countable only adds a line to private.count_changes and waits for nobody; now and then somebody folds
-- the lines into the sums. A number is its sum and the lines not folded yet.

lock table public.user_analytics_events, public.conversations, private.mails, public.reminder_deliveries
  in share row exclusive mode;

create table private.count_changes (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null,
  -- What it is about: a condition, a gravity, the hour of a day, or nothing.
  subject text not null default '',
  n bigint not null
);
-- Of all days together, for the kinds that are shown so.
create table private.total_counts (
  kind text not null,
  subject text not null default '',
  n bigint not null,
  primary key (kind, subject)
);
alter table private.count_changes enable row level security;
alter table private.total_counts enable row level security;
revoke all on private.count_changes, private.total_counts from public, anon, authenticated;
grant all on private.count_changes, private.total_counts to service_role;

create or replace function private.count_one(on_day date, what text, about text, how_many bigint) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.count_changes (day, kind, subject, n) values (on_day, what, about, how_many);
  -- About one line in five hundred folds for the others.
  if random() < 0.002 then
    perform private.fold_counts();
  end if;
end
$$;

-- One sum a day, kind and subject: nobody waits for it any more, so that it need not lie in sixteen parts. What it held
-- is counted afresh at the end.
drop trigger fold_now_and_then on public.user_analytics_events;
drop trigger fold_now_and_then on public.conversations;
drop function private.fold_now_and_then();
drop function private.fold_daily_counts();
truncate private.daily_counts;
-- The key and the index over the parts go with the column.
alter table private.daily_counts drop column part;
alter table private.daily_counts add primary key (kind, day, subject);

create function private.fold_counts() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever comes while somebody is at it leaves it to them: only one ever touches the sums.
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

-- What one event and one question are counted as: by the triggers when they come and go, and when all is counted afresh.
create function private.event_counts(event_type text, metadata jsonb) returns table (kind text, subject text)
  language sql immutable
as $$
  select counted.kind, counted.subject
  from (
    values
      ('page', case when event_type = 'page_view' then '' end),
      -- Anyone may write an event: what does not look like a condition's name is not repeated to an admin.
      ('condition', case when event_type = 'condition_viewed' and private.is_condition_name(metadata ->> 'condition')
        then metadata ->> 'condition' end)
  ) as counted (kind, subject)
  where counted.subject is not null
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

create or replace function private.count_event() returns trigger
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

-- Events that are deleted, and events of a deleted account, which belong to nobody from then on.
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

-- All about a question counts on the day it was asked, also the vote that comes later: so it can go again with it.
create or replace function private.count_conversation() returns trigger
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

-- Whether mails and reminders get out, by the hour.
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
-- What is older than the hours that are kept is not counted any more.
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

-- The job that keeps nothing too long. The number of conversations is a sum over all days; the other counts end with
-- what they counted, and hours after the few days in which somebody looks at them.
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

-- Every number from the rows themselves, while nobody writes any.
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
  -- The sums over all days are made there.
  perform private.forget_counts('-infinity');
end
$$;

revoke all on function private.fold_counts(), private.forget_counts(date), private.count_afresh(),
  private.count_one(date, text, text, bigint), private.count_hour(timestamptz, text, bigint) from public;

-- What happened before: about a minute for ten million events.
select private.count_afresh();
