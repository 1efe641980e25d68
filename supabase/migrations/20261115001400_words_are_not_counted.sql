-- An event says that a question was asked. What was asked stays between the person and the house: it is kept with the
-- conversation or not at all, so the words a page sends along with the event are not written down, whoever writes it.

create function private.drop_words_of_question() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.metadata := new.metadata - 'query';
  return new;
end
$$;

-- The words that are here already: row by row, while everybody goes on writing. It rewrites the questions of about
-- thirty days, for older events of this type have been forgotten.
update public.user_analytics_events set metadata = metadata - 'query'
where event_type = 'ai_query' and jsonb_exists(metadata, 'query');

-- From here to the end nobody writes events, which is for a moment: what came during the long update is found by its time.
-- Anything else than an object is left to the table's own rule, which refuses it.
create trigger drop_words_of_question before insert or update of metadata, event_type on public.user_analytics_events
  for each row when (new.event_type = 'ai_query' and jsonb_typeof(new.metadata) = 'object')
  execute function private.drop_words_of_question();
update public.user_analytics_events set metadata = metadata - 'query'
where event_type = 'ai_query' and created_at > now() - interval '1 hour' and jsonb_exists(metadata, 'query');
