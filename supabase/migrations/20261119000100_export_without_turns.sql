-- The turn of a mail counts what was sent for others of its block in the hour: it told whether an address that one had asked a mail for
-- has an account. When a mail was tried says no more than when it was sent.
create or replace function public.export_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
  found_rows jsonb;
  -- Credentials, ours and those of a hosted auth schema: an export that is lost must not give access to the account. And whether
  -- an emergency or a crisis was told.
  secrets text[] := array[
    'encrypted_password', 'secret', 'token', 'parent', 'successor_salt', 'token_hash', 'code_hash', 'pending_password',
    'web_authn_credential', 'web_authn_session_data', 'auth_code', 'code_challenge', 'body_text', 'body_html',
    'confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current',
    'reauthentication_token', 'phone_change_token', 'otp_code', 'challenge', 'credential',
    'refresh_token_hmac_key', 'provider_access_token', 'provider_refresh_token', 'last_webauthn_challenge_data',
    'session_data', 'authorization_id', 'authorization_code', 'state', 'nonce', 'latch'
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
      'select coalesce(jsonb_agg(%s - $2), ''[]'') from %I.%I t where (%s) and %s',
      case format('%s.%s', place.table_schema, place.table_name)
        when 'auth.refresh_tokens' then 'to_jsonb(t) - ''id'''
        when 'private.mails' then 'to_jsonb(t) - array[''turn'', ''attempts'', ''next_attempt_at'', ''claimed_until'']'
        when 'public.push_subscriptions' then
          '(to_jsonb(t) - array[''endpoint'', ''p256dh'', ''auth''] || jsonb_build_object(''provider'', split_part(t.endpoint, ''/'', 3)))'
        else 'to_jsonb(t)'
      end,
      place.table_schema, place.table_name,
      (select string_agg(format('t.%I = $1', c), ' or ') from unnest(place.columns) as c),
      case format('%s.%s', place.table_schema, place.table_name)
        when 'auth.one_time_tokens' then 't.token_type::text not in (''email_change_new'', ''email_change_token_new'')'
        when 'private.mails' then 't.kind <> ''email-change-new'''
        else 'true'
      end
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
