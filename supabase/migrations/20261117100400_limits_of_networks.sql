-- Limits that a network's accounts share, so that a few accounts cannot fill the lists that an admin reads; and time zones that
-- only look like one.

-- The network alone, also of a signed-in person; null when it is not known.
create function private.caller_of_network() returns text
  language sql stable security definer set search_path = ''
  return encode(sha256(convert_to(
    (select network_key from private.house_rules)::text || 'network ' || private.caller_network(), 'UTF8')), 'hex');

-- Charges the network of a signed-in person. One that is not known is not charged: everybody would share its budget.
create function private.spend_of_network(budget text, amount integer, at_most integer, per interval) returns boolean
  language sql volatile security definer set search_path = ''
as $$
  select auth.uid() is null or private.caller_network() is null
    or private.spend(budget, private.caller_of_network(), amount, at_most, per)
$$;
revoke all on function private.caller_of_network(), private.spend_of_network(text, integer, integer, interval) from public;

-- Guests and signed-in people have separate room, so that neither can keep the others from reporting.
create or replace function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  at_most constant integer := 20;
  all_open constant integer := 2000;
  allowed boolean;
begin
  if new.user_id is null then
    allowed := private.spend('reports', private.caller(), 1, at_most, interval '1 hour');
  else
    -- Serialised per person, so that two concurrent requests cannot both pass the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 401));
    select count(*) < at_most into allowed from public.reports
    where user_id = new.user_id and status = 'open' and created_at > now() - interval '1 hour';
  end if;
  if not allowed or not private.spend_of_network('reports-of-accounts', 1, at_most * 2, interval '1 hour') then
    raise exception 'Too many reports in the last hour' using errcode = '23514';
  end if;
  if (
    select count(*) from (
      select from public.reports where status = 'open' and (user_id is null) = (new.user_id is null) limit all_open
    ) as waiting
  ) >= all_open then
    raise exception 'Many reports are waiting to be read. Please try again tomorrow.' using errcode = '23514';
  end if;
  return new;
end
$$;

create or replace function private.name_testimonial() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Serialised per person, so that two concurrent requests cannot both pass the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 400));
  if (select count(*) from public.testimonials where user_id = new.user_id and status = 'pending') >= 10
    or not private.spend_of_network('testimonials-of-accounts', 1, 30, interval '1 day')
  then
    raise exception 'Please wait until your earlier testimonials have been read' using errcode = '23514';
  end if;
  new.display_name := (select display_name from public.profiles where id = new.user_id);
  return new;
end
$$;

-- Twice what the guests of a network have: a school's or a provider's people share one.
create or replace function private.spend_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  n integer := (select count(*) from written);
begin
  if not private.spend('events', private.caller(), n, private.event_budget(), '1 hour')
    or not private.spend_of_network('events-of-accounts', n, private.events_per_hour('network') * 2, '1 hour')
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

-- PostgreSQL reads any word with a number behind it as a zone of its own making ("Etc/GMT+99"); no other runtime does.
create or replace function private.is_time_zone(zone text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  if zone !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$'
    or (zone ~ '[0-9]' and zone !~ '^Etc/GMT(0|[+-]([0-9]|1[0-2])|-1[34])$')
  then
    return false;
  end if;
  perform pg_catalog.timezone(zone, now());
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;
