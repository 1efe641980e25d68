-- Links that were answered, so that pressing one again can be told apart from an invalid or expired link.
-- Only a hash is kept, no account: the row says nothing but "used". The server deletes it after a week.
create table private.used_links (
  token_hash text primary key,
  used_at timestamptz not null
);
create index used_links_used_at_idx on private.used_links (used_at);
revoke all on private.used_links from public;
