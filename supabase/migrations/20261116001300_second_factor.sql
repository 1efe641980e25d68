-- A session that has not completed the second factor gives access to no row of its user, through any query. This comes last
-- because it walks every table of this release; a table added later creates the policy itself, which a test checks.

do $walk$
declare
  place record;
begin
  for place in
    select table_name, string_agg(format('%I is distinct from (select auth.uid())', column_name), ' and ') as not_theirs
    from private.columns_naming_a_person()
    -- Everyone reads the leaderboard and no client writes it.
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
