-- An error that a policy raises comes only if a row passes the request's own filter. So the token of an ended session could still ask
-- whether its user has such a row: 403 for yes, an empty list for no. Now reads of such a session are empty, whatever is there, and
-- every statement that writes is refused before it looks for rows.

create or replace function private.second_step_done() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  who constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
begin
  -- Guests and the server itself have no session. The condition is that of private.session_lives, which raises an error.
  if who is not null and not exists (
    select from auth.sessions
    where id = (claims ->> 'session_id')::uuid and user_id = who and (not_after is null or not_after > now())
  ) then
    return false;
  end if;
  return claims ->> 'aal' is not distinct from 'aal2'
    or not exists (select from auth.mfa_factors where user_id = who and status = 'verified');
end
$$;

create function private.refuse_ended_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.session_lives();
  return null;
end
$$;

-- Every table that a signed-in client may write; a table added later creates this trigger itself, which a test checks. Functions that run
-- as their owner ask for themselves.
do $walk$
declare
  place record;
begin
  for place in
    select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (
        has_table_privilege('authenticated', c.oid, 'insert, update, delete')
        or has_any_column_privilege('authenticated', c.oid, 'insert, update')
      )
  loop
    execute format(
      'create trigger refuse_ended_session before insert or update or delete on public.%I
         for each statement when (current_user = ''authenticated'') execute function private.refuse_ended_session()',
      place.relname
    );
  end loop;
end
$walk$;

-- Functions that only read say that the session has ended, as they did: they have no filter of the caller's.
create or replace function private.whole_person() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    return null;
  end if;
  perform private.session_lives();
  if private.second_step_done() then
    return auth.uid();
  end if;
  return null;
end
$$;
