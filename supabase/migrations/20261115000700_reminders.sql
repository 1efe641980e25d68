-- Reminders that ring: when each is next due, how it reaches its owner, and what became of every due time.

create function private.is_time_zone(zone text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  -- Abbreviations and rules spelled out are zones to PostgreSQL, but not to a browser or a calendar.
  if zone !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$' then
    return false;
  end if;
  perform pg_catalog.timezone(zone, now());
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;
grant execute on function private.is_time_zone(text) to authenticated, service_role;

alter table public.user_reminders
  add column time_zone text not null default 'America/Guyana',
  add column weekday smallint constraint reminder_weekday check (weekday between 0 and 6),
  -- Null until the server has worked it out, which it does within seconds.
  add column next_due_at timestamptz,
  -- Due times up to here are none of this reminder's: it was not there, was paused, or was set to another time.
  add column counts_from timestamptz not null default now();

update public.user_reminders set weekday = extract(dow from timezone(time_zone, created_at)) where frequency = 'weekly';

alter table public.user_reminders
  add constraint weekly_reminder_has_a_day check (frequency <> 'weekly' or weekday is not null);

-- What the server asks every few seconds: what is due, or not worked out yet.
create index user_reminders_due_idx on public.user_reminders (coalesce(next_due_at, '-infinity'::timestamptz))
  where active and frequency <> 'as-needed';

create table public.reminder_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  channel text not null default 'push' check (channel in ('push', 'email')),
  -- Keeps what a reminder is about off the lock screen and out of mail subjects.
  private_titles boolean not null default false,
  plant_of_the_day boolean not null default false,
  plant_time text not null default '08:00' check (plant_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone text not null default 'America/Guyana',
  plant_next_at timestamptz,
  plant_counts_from timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index reminder_settings_plant_idx on public.reminder_settings (coalesce(plant_next_at, '-infinity'::timestamptz))
  where plant_of_the_day;

create table public.reminder_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'reminder' check (kind in ('reminder', 'plant-of-the-day')),
  -- History outlives its reminder; a streak must not break because a course of tea is over.
  reminder_id uuid references public.user_reminders (id) on delete set null,
  title text not null,
  time_zone text not null,
  due_at timestamptz not null,
  -- The day it belongs to, by its owner's calendar.
  local_day date not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'missed')),
  missed_because text check (missed_because in ('late', 'no-device', 'no-address', 'failed')),
  -- When to send: the due time, or ten minutes after a snooze.
  send_at timestamptz not null,
  snoozes smallint not null default 0,
  attempts smallint not null default 0,
  claimed_until timestamptz,
  mail_id uuid,
  sent_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  constraint missed_has_a_reason check ((status = 'missed') = (missed_because is not null))
);
-- Each due time exists once, whatever how many servers find it.
create unique index reminder_deliveries_once on public.reminder_deliveries (reminder_id, due_at);
create unique index reminder_deliveries_plant_once on public.reminder_deliveries (user_id, due_at)
  where kind = 'plant-of-the-day';
create index reminder_deliveries_user_idx on public.reminder_deliveries (user_id, due_at desc);
create index reminder_deliveries_waiting_idx on public.reminder_deliveries (send_at) where status = 'waiting';
create index reminder_deliveries_mail_idx on public.reminder_deliveries (mail_id) where mail_id is not null;
create index reminder_deliveries_due_idx on public.reminder_deliveries (due_at);

-- Reminder mails carry headers of their own: the one-click way out.
alter table private.mails add column headers jsonb;

-- What waits to ring falls silent. What has rung once and was snoozed stays in the history.
create function private.silence_reminder(which uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.reminder_deliveries where reminder_id = which and status = 'waiting' and sent_at is null;
  update public.reminder_deliveries set status = 'sent', claimed_until = null
  where reminder_id = which and status = 'waiting';
end
$$;
revoke all on function private.silence_reminder(uuid) from public;

create function private.schedule_reminder() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_time_zone(new.time_zone) then
    raise exception 'This is not a time zone we know: %', new.time_zone using errcode = '23514';
  end if;
  if new.frequency = 'weekly' and new.weekday is null then
    new.weekday := extract(dow from timezone(new.time_zone, now()));
  end if;
  if tg_op = 'INSERT' then
    -- One at a time for each person, so that two tabs cannot both slip under the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 700));
    if (select count(*) from public.user_reminders where user_id = new.user_id) >= 50 then
      raise exception 'You can keep 50 reminders. Please delete one first.' using errcode = '23514';
    end if;
    new.counts_from := now();
    new.next_due_at := null;
  elsif (new.reminder_time, new.frequency, new.weekday, new.time_zone, new.active)
    is distinct from (old.reminder_time, old.frequency, old.weekday, old.time_zone, old.active) then
    new.counts_from := now();
    new.next_due_at := null;
    perform private.silence_reminder(new.id);
  end if;
  return new;
end
$$;

create trigger schedule_reminder
  before insert or update of reminder_time, frequency, weekday, time_zone, active on public.user_reminders
  for each row execute function private.schedule_reminder();

create function private.drop_reminder() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.silence_reminder(old.id);
  return old;
end
$$;

create trigger drop_reminder
  before delete on public.user_reminders
  for each row execute function private.drop_reminder();

create function private.schedule_plant() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_time_zone(new.time_zone) then
    raise exception 'This is not a time zone we know: %', new.time_zone using errcode = '23514';
  end if;
  new.plant_counts_from := now();
  new.plant_next_at := null;
  return new;
end
$$;

create trigger schedule_plant
  before insert or update of plant_of_the_day, plant_time, time_zone on public.reminder_settings
  for each row execute function private.schedule_plant();

-- Ten devices a person: the one not heard of for longest makes room.
create function private.limit_devices() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 701));
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions
    where user_id = new.user_id and endpoint <> new.endpoint order by created_at desc, id offset 9
  );
  return new;
end
$$;

create trigger limit_devices
  before insert or update of user_id on public.push_subscriptions
  for each row execute function private.limit_devices();

alter table public.reminder_settings enable row level security;
alter table public.reminder_deliveries enable row level security;

create policy "a person keeps their own reminder settings" on public.reminder_settings
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person reads what became of their own reminders" on public.reminder_deliveries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person clears their own history" on public.reminder_deliveries
  for delete to authenticated using (user_id = (select auth.uid()) and status <> 'waiting');

revoke all on public.reminder_settings, public.reminder_deliveries from anon, authenticated;
grant insert (time_zone, weekday), update (time_zone, weekday) on public.user_reminders to authenticated;
grant select, delete, insert (user_id, channel, private_titles, plant_of_the_day, plant_time, time_zone),
  update (user_id, channel, private_titles, plant_of_the_day, plant_time, time_zone)
  on public.reminder_settings to authenticated;
grant select, delete on public.reminder_deliveries to authenticated;
grant all on public.reminder_settings, public.reminder_deliveries to service_role;
