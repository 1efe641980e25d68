-- Whoever asks for a mail to an address that their account has left gets the link that takes it back once more, and each request for
-- a mail looks for it. On a hosted Supabase project the table is not ours.
do $$
begin
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'password_link_used_at' and not attisdropped
  ) then
    create index one_time_tokens_left_address_idx on auth.one_time_tokens (lower(relates_to))
      where token_type = 'address_undo';
  end if;
end
$$;
