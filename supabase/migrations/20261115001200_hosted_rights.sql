-- What a hosted Supabase does by itself and a house of our own does not.

-- There, everything made in public is given to visitors and people at once. Our files say themselves who may do what:
-- what visitors may call is named here, what is made from now on is given to nobody by default.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
revoke execute on all functions in schema public from anon;
grant execute on function public.increment_plant_views(text) to anon;
-- Numbers that the database gives need no right of whoever writes the row.
revoke all on all sequences in schema public from anon, authenticated;

-- There, the auth schema keeps more keys to an account than ours does, and none of them belongs in a file lying about.
create or replace function public.export_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
  found_rows jsonb;
  -- Keys to the account are not data about the person, and a file lying about must not open it.
  secrets text[] := array[
    'encrypted_password', 'secret', 'token', 'parent', 'successor_salt', 'token_hash', 'code_hash', 'pending_password',
    'web_authn_credential', 'web_authn_session_data', 'auth_code', 'code_challenge', 'body_text', 'body_html',
    'confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current',
    'reauthentication_token', 'phone_change_token', 'otp_code', 'challenge', 'credential',
    'refresh_token_hmac_key', 'provider_access_token', 'provider_refresh_token', 'last_webauthn_challenge_data',
    'session_data', 'authorization_id', 'authorization_code', 'state', 'nonce'
  ];
  result jsonb;
begin
  select jsonb_build_object('exported_at', now(), 'account', to_jsonb(u) - secrets)
  into result from auth.users u where u.id = who;
  for place in
    select table_schema, table_name, array_agg(column_name order by column_name) as columns
    from private.columns_naming_a_person()
    group by table_schema, table_name order by table_schema, table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from %I.%I t where %s',
      place.table_schema, place.table_name,
      (select string_agg(format('t.%I = $1', c), ' or ') from unnest(place.columns) as c)
    ) into found_rows using who, secrets;
    result := result || jsonb_build_object(
      case when place.table_schema = 'public' then place.table_name::text
        else format('%s.%s', place.table_schema, place.table_name) end,
      found_rows
    );
  end loop;
  return result;
end
$$;
