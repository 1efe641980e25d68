-- An access token of an ended session (signed out, account moved to another person) reads nothing of its user any more, as it
-- writes nothing. The policies "half signed in is not signed in" ask this once per statement, for rows of the user themselves.

create or replace function private.second_step_done() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  who constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
begin
  -- Guests and the server itself have no session. The condition is that of private.session_lives, which raises the error.
  if who is not null and not exists (
    select from auth.sessions
    where id = (claims ->> 'session_id')::uuid and user_id = who and (not_after is null or not_after > now())
  ) then
    return private.session_lives();
  end if;
  return claims ->> 'aal' is not distinct from 'aal2'
    or not exists (select from auth.mfa_factors where user_id = who and status = 'verified');
end
$$;

create or replace function private.whole_person() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and private.second_step_done() then
    return auth.uid();
  end if;
  return null;
end
$$;
