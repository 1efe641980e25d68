-- Functions that look past row-level security have to ask themselves what the policies ask: whether the caller has
-- taken the second step. Until then they know nobody, as the tables do.

-- In PL/pgSQL, because what it calls is made by a later file.
create function private.whole_person() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.second_step_done() then
    return auth.uid();
  end if;
  return null;
end
$$;
revoke all on function private.whole_person() from public;

create or replace function public.my_sessions()
  returns table (
    id uuid, created_at timestamptz, last_active_at timestamptz, user_agent text, ip text, aal text, is_current boolean
  )
  language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at::timestamptz, s.created_at), s.user_agent, host(s.ip), s.aal::text,
    s.id::text is not distinct from (auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = private.whole_person() and (s.not_after is null or s.not_after > now())
  order by 7 desc, 3 desc
$$;

create or replace function public.sign_out_session(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = sign_out_session.session_id and s.user_id = private.whole_person();
  return found;
end
$$;

create or replace function public.my_exploration() returns jsonb
  language sql stable security definer set search_path = ''
  return jsonb_build_object(
    'histories_read', private.histories_read(private.whole_person()),
    'visit_streak', private.visit_streak(private.whole_person())
  );

create or replace function public.announce_achievements()
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

create or replace function public.my_achievement_progress() returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_object_agg(kind, private.achievement_count(who.id, kind)), '{}')
    from (select distinct rule ->> 'kind' as kind from public.achievement_catalog) as kinds
    cross join (select private.whole_person() as id) as who
    where kind is not null
  );

create or replace function public.my_leaderboard_standing() returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select jsonb_build_object(
      'shown', profile.on_leaderboard,
      'total_points', mine.total_points,
      'rank', case when mine.total_points is not null then 1 + (
        select coalesce(sum(people), 0) from (
          select people from private.leaderboard_steps where points > mine.total_points
          union all
          select people from private.leaderboard_changes where points > mine.total_points
        ) as above
      ) end
    )
    from public.profiles as profile
    left join public.leaderboard_scores as mine on mine.user_id = profile.id
    where profile.id = (select private.whole_person())
  );

create or replace function public.answer_reminder(delivery_id uuid, answer text) returns text
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

create or replace function public.log_reminder(reminder_id uuid) returns uuid
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
  insert into public.reminder_deliveries
    (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at, done_at)
  values
    (kept.user_id, kept.id, kept.title, kept.time_zone, now(), timezone(kept.time_zone, now())::date, 'sent', now(), now(), now())
  returning id into made;
  return made;
end
$$;

create or replace function public.keep_device(endpoint text, p256dh text, auth text) returns void
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
