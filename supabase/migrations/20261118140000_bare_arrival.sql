-- An account arrives at a new address without its second steps. Those that were final wait here for as long as the change can be undone,
-- and come back with the account: the mailbox that takes it back must not be enough to be rid of them. The row of auth.mfa_factors is
-- stored in `credential`, a column that no export shows.
create table private.left_second_steps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  left_at timestamptz not null,
  credential jsonb not null
);
create index left_second_steps_user_id_idx on private.left_second_steps (user_id);
create index left_second_steps_left_at_idx on private.left_second_steps (left_at);
alter table private.left_second_steps enable row level security;
revoke all on private.left_second_steps from public, anon, authenticated;
grant all on private.left_second_steps to service_role;

-- An undone change of address removes a name that was chosen since: until now nothing recorded when.
create function private.date_profile() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.date_profile() from public;
create trigger date_profile before update on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function private.date_profile();
