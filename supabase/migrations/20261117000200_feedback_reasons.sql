-- Why an answer did not help, by one optional tap, and what kind of question it was. Admins see counts, never words.

alter table public.conversations
  -- What was asked, such as 'good-for' or 'with-medicine'; null for questions stored before.
  add column ask text check (char_length(ask) between 1 and 40),
  add column unhelpful_reason text
    check (unhelpful_reason in ('wrong', 'not what I asked', 'too long', 'something missing')),
  add constraint conversations_reason_needs_vote check (unhelpful_reason is null or was_helpful = false);

-- What one answer that did not help counts as: the ask, the complaint and the reason, each empty where it is not known.
create function private.feedback_counts(ask text, condition text, was_helpful boolean, reason text)
  returns table (kind text, subject text)
  language sql immutable
as $$
  select 'feedback', jsonb_build_array(coalesce(ask, ''), coalesce(condition, ''), coalesce(reason, ''))::text
  where not was_helpful
$$;

create or replace function private.count_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_one(private.utc_day(old.created_at), kind, subject, -1)
    from (
      select * from private.question_counts(old.triage, old.suggested_herbs, old.condition, old.was_helpful)
      union all
      select * from private.feedback_counts(old.ask, old.condition, old.was_helpful, old.unhelpful_reason)
    ) as counted;
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_one(private.utc_day(new.created_at), kind, subject, 1)
    from (
      select * from private.question_counts(new.triage, new.suggested_herbs, new.condition, new.was_helpful)
      union all
      select * from private.feedback_counts(new.ask, new.condition, new.was_helpful, new.unhelpful_reason)
    ) as counted;
  end if;
  return null;
end
$$;
drop trigger count_conversation on public.conversations;
create trigger count_conversation
  after insert or delete or update of was_helpful, unhelpful_reason on public.conversations
  for each row execute function private.count_conversation();

create or replace function private.count_afresh() returns void
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
    select private.utc_day(created_at), kind, subject, count(*)
      from public.conversations, private.feedback_counts(ask, condition, was_helpful, unhelpful_reason)
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

-- The answers of the last thirty days that did not help, by ask, complaint and reason.
create function public.admin_feedback() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Unauthorized access - Admin role required';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'ask', subject::jsonb ->> 0, 'complaint', subject::jsonb ->> 1, 'reason', subject::jsonb ->> 2, 'count', n)
      order by n desc, subject), '[]')
    from (
      select subject, sum(n) as n from private.counts_by_day
      where kind = 'feedback' and day >= private.utc_day(now()) - 29
      group by subject having sum(n) > 0
      order by sum(n) desc, subject limit 50
    ) as counted
  );
end
$$;
revoke all on function private.feedback_counts(text, text, boolean, text) from public;
revoke all on function public.admin_feedback() from public, anon;
grant execute on function public.admin_feedback() to authenticated;
