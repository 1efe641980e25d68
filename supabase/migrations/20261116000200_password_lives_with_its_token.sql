-- A password that was chosen before the address was proven lives with the token that proves it, never on the user.
-- On a hosted Supabase the auth schema belongs to the platform and stays as it is.

do $accounts$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'one_time_tokens' and column_name = 'pending_password'
  ) then
    return;
  end if;

  -- When a recovery or invitation mail was answered: the session it opens may set a first password without another code.
  alter table auth.users add column password_link_used_at timestamptz;

  -- Sign-ups used to write the password to the user as well, and nothing tells whose it was. Where an address was never
  -- proven it opened nothing yet, and its owner can choose another. Accounts made by an administrator got no mail.
  update auth.users set encrypted_password = null
  where encrypted_password is not null and confirmed_at is null and confirmation_sent_at is not null;
end
$accounts$;
