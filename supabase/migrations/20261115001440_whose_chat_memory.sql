-- What the chat remembers of a person's session goes with the person, and is in the file they take along. The owner is
-- kept as text because a guest's has no account; worked out from it, this column can never say anything else.

-- Left behind by people who have gone already.
delete from private.chat_sessions s
where s.owner <> 'guest' and not exists (select from auth.users u where u.id::text = s.owner);

alter table private.chat_sessions
  add column user_id uuid generated always as (nullif(owner, 'guest')::uuid) stored
    references auth.users (id) on delete cascade;
create index chat_sessions_user_id_idx on private.chat_sessions (user_id) where user_id is not null;
