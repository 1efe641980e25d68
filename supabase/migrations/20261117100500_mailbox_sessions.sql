-- A session that a mail opened is the mailbox's owner's, who needs some minutes to choose a new password. Another session, which a
-- password or a borrowed phone opened, must not end it in that time.

-- When a code or link from the mailbox was given in this session, if that was in the ten minutes before. The time is that of
-- MAIL_FRESH_SECONDS in server/auth/caller.ts.
create function private.fresh_mail_at(session uuid, at timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select max(a.updated_at) from auth.mfa_amr_claims a
  where a.session_id = session and a.authentication_method::text = 'otp' and a.updated_at >= at - interval '10 minutes'
$$;

-- Whether one session may end another one: the mailbox's newest session only ends itself.
create function private.may_end_session(caller uuid, session uuid, at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(caller = session or private.fresh_mail_at(session, at) is null
    or private.fresh_mail_at(session, at) < private.fresh_mail_at(caller, at), false)
$$;
revoke all on function private.fresh_mail_at(uuid, timestamptz), private.may_end_session(uuid, uuid, timestamptz) from public;

create or replace function public.sign_out_session(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  own constant boolean := exists (
    select from auth.sessions s where s.id = sign_out_session.session_id and s.user_id = private.whole_person());
begin
  if own and not private.may_end_session((auth.jwt() ->> 'session_id')::uuid, sign_out_session.session_id, now()) then
    raise exception 'This device was signed in by mail a few minutes ago. Please try again in ten minutes, or choose a new password by mail.'
      using errcode = '42501';
  end if;
  delete from auth.sessions s where own and s.id = sign_out_session.session_id;
  return found;
end
$$;
