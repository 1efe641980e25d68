-- A session that was left open must not be enough to delete an account: within the last ten minutes it was opened, or a mailed code or
-- the second step was given in it. The time is that of FRESH_SESSION_SECONDS in server/auth/caller.ts.

create function private.require_recent_proof() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and greatest(s.created_at,
        (select max(a.updated_at) from auth.mfa_amr_claims a where a.session_id = s.id)) > now() - interval '10 minutes'
  ) or exists (
    -- An account without a name has nothing to prove but its session.
    select from auth.users where id = auth.uid() and is_anonymous
  ) then
    return;
  end if;
  raise exception 'Please confirm that it is you.' using errcode = '42501', hint = 'reauthentication_needed';
end
$$;
revoke all on function private.require_recent_proof() from public;

create or replace function public.delete_my_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
begin
  perform private.require_recent_proof();
  perform from auth.users where id = who for update;
  -- Explicitly, because some foreign keys only set the owner to null (events), and such rows may still identify the person.
  for place in select * from private.columns_naming_a_person() loop
    execute format('delete from %I.%I where %I = $1', place.table_schema, place.table_name, place.column_name)
    using who;
  end loop;
  delete from auth.users where id = who;
end
$$;
