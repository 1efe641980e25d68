-- Reminders: when each is next due, how it reaches its owner, and what became of every due time.

-- Abbreviations and POSIX rules are time zones to PostgreSQL, but not to a browser or a calendar: only IANA names are taken.
create function private.is_time_zone(zone text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
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

create table public.user_reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text check (char_length(description) <= 2000),
  reminder_time text not null default '09:00' check (reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekly', 'as-needed')),
  weekday smallint constraint reminder_weekday check (weekday between 0 and 6),
  time_zone text not null default 'America/Guyana',
  active boolean not null default true,
  -- Null until the server has computed it, which takes seconds.
  next_due_at timestamptz,
  -- Due times before this do not count: the reminder did not exist, was paused, or was set to another time.
  counts_from timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint weekly_reminder_has_a_day check (frequency <> 'weekly' or weekday is not null)
);
-- user_reminders_due_idx is for the query of the server's scheduler, every few seconds: what is due or not computed yet.
create index user_reminders_user_id_idx on public.user_reminders (user_id, reminder_time);
create index user_reminders_due_idx on public.user_reminders (coalesce(next_due_at, '-infinity'::timestamptz))
  where active and frequency <> 'as-needed';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 2000),
  p256dh text not null check (char_length(p256dh) <= 200),
  auth text not null check (char_length(auth) <= 100),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id);

create table public.reminder_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  channel text not null default 'push' check (channel in ('push', 'email')),
  -- Hides the reminder's title on the lock screen and in mail subjects.
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
  -- Set to null when the reminder is deleted: the history stays, and with it the streak.
  reminder_id uuid references public.user_reminders (id) on delete set null,
  title text not null,
  time_zone text not null,
  due_at timestamptz not null,
  -- The day in the reminder's time zone.
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
-- The two unique indexes make each due time exist once, however many servers find it.
create unique index reminder_deliveries_once on public.reminder_deliveries (reminder_id, due_at);
create unique index reminder_deliveries_plant_once on public.reminder_deliveries (user_id, due_at)
  where kind = 'plant-of-the-day';
create index reminder_deliveries_user_idx on public.reminder_deliveries (user_id, due_at desc);
create index reminder_deliveries_waiting_idx on public.reminder_deliveries (send_at) where status = 'waiting';
create index reminder_deliveries_mail_idx on public.reminder_deliveries (mail_id) where mail_id is not null;
create index reminder_deliveries_due_idx on public.reminder_deliveries (due_at);

-- Cancels what is waiting to be sent. A delivery that was sent once and then snoozed stays in the history.
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
    -- Serialised per person, so that two concurrent requests cannot both pass the limit.
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
create trigger hold_person before insert or update or delete on public.user_reminders
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger limit_rows before insert on public.user_reminders
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('50');

-- A limit on changes in a day: each new time can ring once more, and deleting a reminder and creating it again would avoid
-- the limit of fifty reminders. Charged after the rows are written: charged before, the budget's row could be part of a
-- deadlock between two requests of one person.
create function private.spend_reminder_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  changes integer;
begin
  if tg_op = 'INSERT' then
    select count(*) into changes from written;
  else
    select count(*) into changes from written join before using (id)
    where (written.reminder_time, written.frequency, written.weekday, written.time_zone, written.active)
      is distinct from (before.reminder_time, before.frequency, before.weekday, before.time_zone, before.active);
  end if;
  if changes > 0 and not private.spend('reminders', private.caller(), changes, 300, '1 day') then
    raise exception 'You have changed reminders very often today. Please try again tomorrow.' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger spend_inserted after insert on public.user_reminders
  referencing new table as written
  for each statement when (current_user = 'authenticated') execute function private.spend_reminder_changes();
create trigger spend_updated after update on public.user_reminders
  referencing old table as before new table as written
  for each statement when (current_user = 'authenticated') execute function private.spend_reminder_changes();

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
create trigger limit_rows before insert on public.reminder_settings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('1');

-- Ten devices per person: beyond that, the oldest subscription is deleted.
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
create trigger hold_person before insert or update or delete on public.push_subscriptions
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger limit_rows before insert on public.push_subscriptions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');

-- The rules for answering a reminder, both on the page and with a notification's buttons.
create function private.answer_delivery(which uuid, answer text, at timestamptz) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  found_row public.reminder_deliveries;
begin
  select * into found_row from public.reminder_deliveries where id = which for update;
  if not found or found_row.kind <> 'reminder' then
    return 'gone';
  end if;
  if answer = 'done' then
    -- Done before it was sent, or while snoozed: it need not be sent any more.
    update public.reminder_deliveries
    set done_at = coalesce(done_at, at), claimed_until = null, status = case status when 'waiting' then 'sent' else status end
    where id = which;
    return 'done';
  elsif answer = 'undone' then
    update public.reminder_deliveries set done_at = null where id = which;
    return 'undone';
  elsif answer = 'snooze' then
    -- A snooze must not move a reminder to another day, nor repeat without end.
    if found_row.done_at is not null or found_row.reminder_id is null or found_row.snoozes >= 36
      or at > found_row.due_at + interval '12 hours' then
      return 'too late';
    end if;
    update public.reminder_deliveries
    set status = 'waiting', missed_because = null, send_at = at + interval '10 minutes', snoozes = snoozes + 1,
      attempts = 0, claimed_until = null, sent_at = coalesce(sent_at, at)
    where id = which;
    return 'snoozed';
  end if;
  raise exception 'The answer is done, undone or snooze' using errcode = '22023';
end
$$;
revoke all on function private.answer_delivery(uuid, text, timestamptz) from public;

create function public.answer_reminder(delivery_id uuid, answer text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
begin
  if not exists (select from public.reminder_deliveries where id = delivery_id and user_id = who) then
    return 'gone';
  end if;
  return private.answer_delivery(delivery_id, answer, now());
end
$$;

-- Records a dose taken without being reminded: what an as-needed reminder is for.
create function public.log_reminder(reminder_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
  kept public.user_reminders;
  made uuid;
begin
  select * into kept from public.user_reminders r where r.id = log_reminder.reminder_id and r.user_id = who for update;
  if not found then
    raise exception 'There is no such reminder' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.reminder_deliveries d
    where d.reminder_id = kept.id and d.due_at > now() - interval '1 day'
  ) >= 48 then
    raise exception 'This reminder was noted often enough for one day' using errcode = '23514';
  end if;
  -- Per person as well: deleting a reminder and creating it again must not reset the limit.
  if (
    select count(*) from public.reminder_deliveries d
    where d.user_id = kept.user_id and d.due_at > now() - interval '1 day'
  ) >= 500 then
    raise exception 'Reminders were noted often enough for one day' using errcode = '23514';
  end if;
  insert into public.reminder_deliveries
    (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at, done_at)
  values
    (kept.user_id, kept.id, kept.title, kept.time_zone, now(), timezone(kept.time_zone, now())::date, 'sent', now(), now(), now())
  returning id into made;
  return made;
end
$$;

-- A browser has one subscription, whoever is signed in: who presents its keys takes it over for their account.
create function public.keep_device(endpoint text, p256dh text, auth text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
begin
  if who is null then
    raise exception 'Please sign in' using errcode = '42501';
  end if;
  update public.push_subscriptions d set user_id = who, created_at = now()
  where d.endpoint = keep_device.endpoint and d.p256dh = keep_device.p256dh and d.auth = keep_device.auth;
  if not found then
    insert into public.push_subscriptions as d (user_id, endpoint, p256dh, auth)
    values (who, keep_device.endpoint, keep_device.p256dh, keep_device.auth)
    -- The same person's browser may have created new keys; knowing the endpoint alone does not give it to someone else.
    on conflict on constraint push_subscriptions_endpoint_key do update
      set p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
      where d.user_id = who;
    if not found then
      raise exception 'This device belongs to another account' using errcode = '42501';
    end if;
  end if;
end
$$;

-- The last ninety days, one row a day: how many were sent, done and missed. Row-level security selects the person.
create function public.my_reminder_days() returns table (day date, rung bigint, done bigint, missed bigint)
  language sql stable set search_path = ''
as $$
  select local_day, count(*) filter (where status = 'sent'), count(done_at), count(*) filter (where status = 'missed')
  from public.reminder_deliveries
  where user_id = auth.uid() and kind = 'reminder' and due_at > now() - interval '90 days'
  group by local_day order by local_day desc
$$;

revoke all on function public.answer_reminder(uuid, text), public.log_reminder(uuid), public.keep_device(text, text, text),
  public.my_reminder_days() from public;
grant execute on function public.answer_reminder(uuid, text), public.log_reminder(uuid),
  public.keep_device(text, text, text), public.my_reminder_days() to authenticated, service_role;

alter table public.user_reminders enable row level security;
alter table public.push_subscriptions enable row level security;
alter table public.reminder_settings enable row level security;
alter table public.reminder_deliveries enable row level security;

create policy "a person keeps their own reminders" on public.user_reminders
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person keeps their own devices" on public.push_subscriptions
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person keeps their own reminder settings" on public.reminder_settings
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person reads what became of their own reminders" on public.reminder_deliveries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person clears their own history" on public.reminder_deliveries
  for delete to authenticated using (user_id = (select auth.uid()) and status <> 'waiting');

revoke all on public.user_reminders, public.push_subscriptions, public.reminder_settings, public.reminder_deliveries
  from anon, authenticated;
grant select, delete, insert (user_id, title, description, reminder_time, frequency, active, time_zone, weekday),
  update (title, description, reminder_time, frequency, active, time_zone, weekday)
  on public.user_reminders to authenticated;
grant select, delete, insert (user_id, endpoint, p256dh, auth),
  update (user_id, endpoint, p256dh, auth) on public.push_subscriptions to authenticated;
grant select, delete, insert (user_id, channel, private_titles, plant_of_the_day, plant_time, time_zone),
  update (user_id, channel, private_titles, plant_of_the_day, plant_time, time_zone)
  on public.reminder_settings to authenticated;
grant select, delete on public.reminder_deliveries to authenticated;
grant all on public.user_reminders, public.push_subscriptions, public.reminder_settings, public.reminder_deliveries
  to service_role;
