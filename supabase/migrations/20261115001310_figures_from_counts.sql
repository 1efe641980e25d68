-- What an admin is shown, from the sums and the lines beside them.

-- Each sum with what is not folded yet.
create view private.counts_by_day as
  select day, kind, subject, n from private.daily_counts
  union all select day, kind, subject, n from private.count_changes;
create view private.counts_of_all_days as
  select kind, subject, n from private.total_counts
  union all select kind, subject, n from private.count_changes;
revoke all on private.counts_by_day, private.counts_of_all_days from public, anon, authenticated;

create or replace function private.top_subjects(what text, since date, at_most integer) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', subject, 'count', n) order by n desc, subject), '[]')
    from (
      select subject, sum(n) as n from private.counts_by_day
      where kind = what and day >= since group by subject having sum(n) > 0
      order by sum(n) desc, subject limit at_most
    ) as top
  );
create function private.top_conditions(at_most integer) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', subject, 'count', n) order by n desc, subject), '[]')
    from (
      select subject, sum(n) as n from private.counts_of_all_days
      where kind = 'condition' group by subject having sum(n) > 0
      order by sum(n) desc, subject limit at_most
    ) as top
  );

-- The last 24 hours of mails or reminders: the full ones by their sums, the first, which is cut short, row by row.
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

revoke all on function private.top_conditions(integer), private.last_day_of(text) from public;
