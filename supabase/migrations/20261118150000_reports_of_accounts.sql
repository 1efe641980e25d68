-- When the room for reports of accounts is full, the oldest of the account with most open ones gives way, as a guest's block does: a
-- hundred accounts filled it, and nobody else with an account could report.
create or replace function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  at_most constant integer := 20;
  all_open constant integer := 2000;
  allowed boolean;
  holder text;
  fullest text;
  most bigint;
begin
  if new.user_id is null then
    new.network := private.caller();
    new.block := coalesce(private.caller_of_block(), new.network);
    allowed := private.spend('reports', new.network, 1, at_most, interval '1 hour')
      and private.spend_of_block('reports-of-block', 1, at_most * 3, interval '1 hour');
  else
    -- Serialised per person, so that two concurrent requests cannot both pass the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 401));
    select count(*) < at_most into allowed from public.reports
    where user_id = new.user_id and status = 'open' and created_at > now() - interval '1 hour';
    allowed := allowed
      and private.spend_of_network('reports-of-accounts', 1, at_most * 2, interval '1 hour')
      and private.spend_of_block('reports-of-block-accounts', 1, at_most * 6, interval '1 hour');
  end if;
  if not allowed then
    raise exception 'Too many reports in the last hour' using errcode = '23514';
  end if;
  if (
    select count(*) from (
      select from public.reports where status = 'open' and (user_id is null) = (new.user_id is null) limit all_open
    ) as waiting
  ) >= all_open then
    -- Reports of guests from before have no block.
    select coalesce(user_id::text, block, network), count(*) into fullest, most from public.reports
    where status = 'open' and (user_id is null) = (new.user_id is null)
    group by 1 order by 2 desc, 1 limit 1;
    holder := coalesce(new.user_id::text, new.block);
    if most = 1 or fullest is not distinct from holder or fullest is not distinct from new.network then
      raise exception 'Many reports are waiting to be read. Please try again tomorrow.' using errcode = '23514';
    end if;
    delete from public.reports where id = (
      select id from public.reports
      where status = 'open' and (user_id is null) = (new.user_id is null)
        and coalesce(user_id::text, block, network) is not distinct from fullest
      order by created_at, id limit 1);
  end if;
  return new;
end
$$;
