-- Half signed in is not signed in. Who has set up a second step gets a token after the first one, to take the second
-- with; until then it opens nothing of theirs, however the data is asked for. It stands last, because it walks
-- every table there is; a table added later brings the policy along itself, and a test says which forgot it.

create function private.second_step_done() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified');
grant execute on function private.second_step_done() to anon, authenticated, service_role;

do $walk$
declare
  place record;
begin
  for place in
    select table_name, string_agg(format('%I is distinct from (select auth.uid())', column_name), ' and ') as not_theirs
    from private.columns_naming_a_person()
    -- The leaderboard is read by everyone and written by nobody.
    where table_schema = 'public' and table_name <> 'leaderboard_scores'
    group by table_name
  loop
    execute format(
      'create policy "half signed in is not signed in" on public.%I as restrictive for all to authenticated
         using ((%s) or (select private.second_step_done()))',
      place.table_name, place.not_theirs
    );
  end loop;
end
$walk$;

-- An admin's stolen password is worth as little as anybody's.
create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return private.has_admin_role() and private.second_step_done() and (
    not (select admin_needs_second_step from private.house_rules)
    or coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
  );
