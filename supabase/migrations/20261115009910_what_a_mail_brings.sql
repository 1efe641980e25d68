-- What somebody said of themself while signing up, their consent above all, counts only with the mail it came with:
-- anyone can type anyone's address. It waits in the mail's own token, as the password does.
-- On a hosted Supabase the auth schema is not ours to change, and the token has no such place.

do $tokens$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'one_time_tokens' and column_name = 'pending_password'
  ) then
    alter table auth.one_time_tokens add column pending_metadata jsonb;
  end if;
end
$tokens$;
