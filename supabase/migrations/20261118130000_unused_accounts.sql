-- An account is unused if nobody signed in after the sign-in that confirmed it. Accounts from before this column have none, and count
-- as used. On a hosted Supabase project the table is not ours.
do $$
begin
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'password_link_used_at' and not attisdropped
  ) then
    alter table auth.users add column first_sign_in_at timestamptz;
  end if;
end
$$;

-- As before; of a deleted account are told also the mailboxes that could still have taken it back.
create or replace function private.tell_of_loss(who uuid, what text) returns void
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
  if what = 'account-deleted' then
    insert into private.mails (kind, recipient, subject, next_attempt_at, expires_at, created_at)
    select distinct 'left-account-deleted', lower(t.relates_to), '', now(), now() + interval '1 day', now()
    from auth.one_time_tokens t join auth.users u on u.id = t.user_id
    where t.user_id = who and t.token_type = 'address_undo' and t.expires_at > now()
      and lower(t.relates_to) is distinct from lower(u.email);
  end if;
end
$$;
