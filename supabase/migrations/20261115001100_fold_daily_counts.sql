-- A count lies in sixteen parts so that people who write at once do not wait for each other. Of a day that is over, one
-- part is enough: an admin's page adds up a year of days, and read sixteen times as many rows as there are counts.

create index daily_counts_unfolded_idx on private.daily_counts (day) where part <> 0;

-- It gives way: whoever holds one of its rows may want another that it has taken, and a fold can wait for the next time.
create function private.fold_daily_counts() returns void
  language plpgsql security definer set search_path = '' set lock_timeout = '50ms'
as $$
begin
  -- Whoever comes while somebody is at it leaves it to them.
  if not pg_catalog.pg_try_advisory_xact_lock(1100) then
    return;
  end if;
  with taken as (
    delete from private.daily_counts
    where part <> 0 and day < private.utc_day(now()) returning day, kind, subject, n
  )
  insert into private.daily_counts as kept (day, kind, subject, part, n)
  select day, kind, subject, 0, sum(n) from taken group by day, kind, subject
  on conflict (kind, day, subject, part) do update set n = kept.n + excluded.n;
exception when lock_not_available then
  return;
end
$$;
revoke all on function private.fold_daily_counts() from public;

-- About one write in five hundred folds for the others: often enough that little piles up on a busy day, and on a quiet
-- one there is little. What is left to fold is found by its index, so that it costs next to nothing when there is none.
create function private.fold_now_and_then() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if random() < 0.002 then
    perform private.fold_daily_counts();
  end if;
  return null;
end
$$;
create trigger fold_now_and_then after insert on public.user_analytics_events
  for each statement execute function private.fold_now_and_then();
create trigger fold_now_and_then after insert or delete on public.conversations
  for each statement execute function private.fold_now_and_then();

select private.fold_daily_counts();
