-- One customer of a provider has a block of networks, 256 of IPv6 or of IPv4. What is counted per network is also counted per
-- block, with a multiple of the network's bound, because a provider's other customers may share an IPv4 block.

-- The block of the network a request came from, as `blockOf` of server/networks/network.ts has it; null when it is not known.
create function private.caller_block() returns text
  language sql stable security definer set search_path = ''
as $$
  select case when network ~ '^[0-9a-f:.]+(/[0-9]+)?$'
    then pg_catalog.network(pg_catalog.set_masklen(network::inet, case family(network::inet) when 4 then 24 else 48 end))::text
    else network end
  from (select private.caller_network() as network) as own
$$;

create function private.caller_of_block() returns text
  language sql stable security definer set search_path = ''
  return encode(sha256(convert_to(
    (select network_key from private.house_rules)::text || 'block ' || private.caller_block(), 'UTF8')), 'hex');

-- A block that is not known is not charged: everybody would share its budget.
create function private.spend_of_block(budget text, amount integer, at_most integer, per interval) returns boolean
  language sql volatile security definer set search_path = ''
as $$
  select private.caller_network() is null
    or private.spend(budget, private.caller_of_block(), amount, at_most, per)
$$;
revoke all on function private.caller_block(), private.caller_of_block(),
  private.spend_of_block(text, integer, integer, interval) from public;

-- Four views of a plant a day count for a block, whatever its networks and accounts: more would make a plant popular that nobody
-- else reads. Checked first, so that a block without any left stores nothing.
create or replace function public.increment_plant_views(plant_id_param text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer text := private.caller();
  budget text := 'views-of-block ' || left(plant_id_param, 100);
  at_most constant integer := 4;
begin
  if viewer is null then
    -- These callers cannot be told apart: a limit on their total number has to do.
    if not exists (select from public.plants where id = plant_id_param)
      or not private.spend('views', plant_id_param, 1, 1000, '1 day')
    then
      return;
    end if;
  else
    if private.caller_network() is not null and private.is_spent(budget, private.caller_of_block(), at_most) then
      return;
    end if;
    insert into private.plant_viewers (day, viewer, plant_id)
    select private.utc_day(now()), viewer, id from public.plants where id = plant_id_param
    on conflict do nothing;
    if not found or not private.spend_of_block(budget, 1, at_most, '1 day') then
      return;
    end if;
  end if;
  update public.plants set view_count = view_count + 1 where id = plant_id_param;
end
$$;

-- Eight times what a network has, for guests and for accounts each.
create function private.events_of_block() returns integer
  language sql stable security definer set search_path = ''
  return private.events_per_hour('network') * 8 * (case when auth.uid() is null then 1 else 2 end);

create function private.events_budget_of_block() returns text
  language sql stable security definer set search_path = ''
  return case when auth.uid() is null then 'events-of-block' else 'events-of-block-accounts' end;
revoke all on function private.events_of_block(), private.events_budget_of_block() from public;

create or replace function private.refuse_spent_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_spent('events', private.caller(), private.event_budget())
    or (private.caller_network() is not null
      and private.is_spent(private.events_budget_of_block(), private.caller_of_block(), private.events_of_block()))
    or (auth.uid() is null and private.is_spent('events', 'guests', private.events_per_hour('guests')))
  then
    raise sqlstate 'PT429' using message = 'Too many events in the last hour';
  end if;
  return null;
end
$$;

create or replace function private.spend_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  n integer := (select count(*) from written);
begin
  if not private.spend('events', private.caller(), n, private.event_budget(), '1 hour')
    or not private.spend_of_network('events-of-accounts', n, private.events_per_hour('network') * 2, '1 hour')
    or not private.spend_of_block(private.events_budget_of_block(), n, private.events_of_block(), '1 hour')
  then
    raise sqlstate 'PT429' using message = 'Too many events in the last hour';
  end if;
  -- One shared budget would be one row that every request has to lock: one request in twenty is charged for twenty.
  if auth.uid() is null and random() < 0.05 then
    perform private.spend('events', 'guests', n * 20, private.events_per_hour('guests'), '1 hour');
  end if;
  return null;
end
$$;

-- Of a guest's open report, like its network: a keyed hash that no API role reads.
alter table public.reports add column block text;

create or replace function private.forget_network_of_report() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.network := null;
  new.block := null;
  return new;
end
$$;

-- Three times what a network has. When the guests' room is full, the oldest report of the block with most open ones gives way.
create or replace function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  at_most constant integer := 20;
  all_open constant integer := 2000;
  allowed boolean;
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
    select coalesce(block, network), count(*) into fullest, most from public.reports
    where status = 'open' and user_id is null group by coalesce(block, network) order by 2 desc, 1 limit 1;
    -- Reports from before have no block.
    if new.user_id is not null or most = 1
      or fullest is not distinct from new.block or fullest is not distinct from new.network
    then
      raise exception 'Many reports are waiting to be read. Please try again tomorrow.' using errcode = '23514';
    end if;
    delete from public.reports where id = (
      select id from public.reports
      where status = 'open' and user_id is null and coalesce(block, network) is not distinct from fullest
      order by created_at, id limit 1);
  end if;
  return new;
end
$$;

-- The rows of one statement share its time: once six plants count as explored in the last minute, the others need no counting.
create or replace function private.stamp_view_explored() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  full_since constant text := new.user_id::text || ' ' || now()::text;
begin
  if new.viewed_at is null then
    new.explored_at := null;
    return new;
  end if;
  if new.explored_at is not null or (tg_op = 'UPDATE' and new.viewed_at is not distinct from old.viewed_at)
    or current_setting('bush_tea.explored_full', true) = full_since
  then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  if (
    select count(*) from public.user_plant_interactions
    where user_id = new.user_id and explored_at > now() - interval '1 minute'
  ) < 6 then
    new.explored_at := now();
  else
    perform set_config('bush_tea.explored_full', full_since, true);
  end if;
  return new;
end
$$;
