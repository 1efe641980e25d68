-- What a person does about a reminder: done, not done after all, ten more minutes; and which of their devices ring.

-- The one rule of answering, for the page and for the button on a notification alike.
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
    -- One that waited after a snooze need not ring any more. One that never rang is simply not late.
    update public.reminder_deliveries
    set done_at = coalesce(done_at, at), claimed_until = null, status = case status when 'waiting' then 'sent' else status end
    where id = which;
    return 'done';
  elsif answer = 'undone' then
    update public.reminder_deliveries set done_at = null where id = which;
    return 'undone';
  elsif answer = 'snooze' then
    -- A reminder of yesterday is not snoozed into today, nor any of them for ever.
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

create function public.answer_reminder(delivery_id uuid, answer text) returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.reminder_deliveries where id = delivery_id and user_id = auth.uid()) then
    return 'gone';
  end if;
  return private.answer_delivery(delivery_id, answer, now());
end
$$;

-- Taken without being told to: what an as-needed reminder is for.
create function public.log_reminder(reminder_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  kept public.user_reminders;
  made uuid;
begin
  select * into kept from public.user_reminders r where r.id = log_reminder.reminder_id and r.user_id = auth.uid() for update;
  if not found then
    raise exception 'There is no such reminder' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.reminder_deliveries d
    where d.reminder_id = kept.id and d.due_at > now() - interval '1 day'
  ) >= 48 then
    raise exception 'This reminder was noted often enough for one day' using errcode = '23514';
  end if;
  insert into public.reminder_deliveries
    (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at, done_at)
  values
    (kept.user_id, kept.id, kept.title, kept.time_zone, now(), timezone(kept.time_zone, now())::date, 'sent', now(), now(), now())
  returning id into made;
  return made;
end
$$;

-- A browser has one subscription, whoever is signed in: with its keys in hand, the newest account takes it over.
create function public.keep_device(endpoint text, p256dh text, auth text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := auth.uid();
begin
  if who is null then
    raise exception 'Please sign in' using errcode = '42501';
  end if;
  update public.push_subscriptions d set user_id = who, created_at = now()
  where d.endpoint = keep_device.endpoint and d.p256dh = keep_device.p256dh and d.auth = keep_device.auth;
  if not found then
    insert into public.push_subscriptions as d (user_id, endpoint, p256dh, auth)
    values (who, keep_device.endpoint, keep_device.p256dh, keep_device.auth)
    -- The same person's browser may have made new keys; a stranger who knows no more than the address gets nothing.
    on conflict on constraint push_subscriptions_endpoint_key do update
      set p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
      where d.user_id = who;
    if not found then
      raise exception 'This device belongs to another account' using errcode = '42501';
    end if;
  end if;
end
$$;

revoke all on function private.answer_delivery(uuid, text, timestamptz) from public;
revoke all on function public.answer_reminder(uuid, text) from public;
revoke all on function public.log_reminder(uuid) from public;
revoke all on function public.keep_device(text, text, text) from public;
grant execute on function public.answer_reminder(uuid, text), public.log_reminder(uuid),
  public.keep_device(text, text, text) to authenticated, service_role;

-- A person's last ninety days, one row a day: how many rang, how many were done. Row-level security picks the person.
create function public.my_reminder_days() returns table (day date, rung bigint, done bigint, missed bigint)
  language sql stable set search_path = ''
as $$
  select local_day, count(*) filter (where status = 'sent'), count(done_at), count(*) filter (where status = 'missed')
  from public.reminder_deliveries
  where user_id = auth.uid() and kind = 'reminder' and due_at > now() - interval '90 days'
  group by local_day order by local_day desc
$$;
revoke all on function public.my_reminder_days() from public;
grant execute on function public.my_reminder_days() to authenticated, service_role;
