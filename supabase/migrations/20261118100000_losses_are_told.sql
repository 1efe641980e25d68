-- The owner is told by mail when a device is signed out in the list, and when the account is deleted. The server renders the text when
-- it sends the mail. On a hosted Supabase project nothing sends from this outbox, and nothing is put into it.

-- At most five an hour of a kind, as mailLoss in server/auth/mail/account-mails.ts. A mail that must outlive its account names none.
create function private.tell_of_loss(who uuid, what text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'password_link_used_at' and not attisdropped
  ) then
    return;
  end if;
  insert into private.mails (kind, user_id, recipient, subject, next_attempt_at, expires_at, created_at)
  select what, case when what <> 'account-deleted' then who end, u.email, '', now(), now() + interval '1 day', now()
  from auth.users u
  where u.id = who and u.email is not null and u.email_confirmed_at is not null and (
    select count(*) from private.mails m
    where m.user_id = who and m.kind = what and m.created_at > now() - interval '1 hour') < 5;
end
$$;
revoke all on function private.tell_of_loss(uuid, text) from public;

create or replace function public.sign_out_session(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  own constant boolean := exists (
    select from auth.sessions s where s.id = sign_out_session.session_id and s.user_id = private.whole_person());
  caller constant uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  if own and not private.may_end_session(caller, sign_out_session.session_id, now()) then
    raise exception 'This device was signed in by mail a few minutes ago. Please try again in ten minutes, or choose a new password by mail.'
      using errcode = '42501';
  end if;
  delete from auth.sessions s where own and s.id = sign_out_session.session_id;
  if not found then
    return false;
  end if;
  if sign_out_session.session_id <> caller then
    perform private.tell_of_loss(auth.uid(), 'signed-out');
  end if;
  return true;
end
$$;

create or replace function public.delete_my_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
begin
  perform private.require_recent_proof();
  perform from auth.users where id = who for update;
  perform private.tell_of_loss(who, 'account-deleted');
  -- Explicitly, because some foreign keys only set the owner to null (events), and such rows may still identify the person.
  for place in select * from private.columns_naming_a_person() loop
    execute format('delete from %I.%I where %I = $1', place.table_schema, place.table_name, place.column_name)
    using who;
  end loop;
  delete from auth.users where id = who;
end
$$;
