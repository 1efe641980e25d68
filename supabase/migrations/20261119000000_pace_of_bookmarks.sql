-- Points are for what a person did at a reader's pace. A bookmark counts towards achievements once its plant was opened; two requests
-- that bookmarked every plant earned 95 points before. The first one counts at once.
create or replace function private.achievement_count(who uuid, kind text) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case kind
    when 'plants_viewed' then (
      select count(*) from public.user_plant_interactions where user_id = who and explored_at is not null)
    when 'plants_bookmarked' then (
      select greatest(count(*) filter (where explored_at is not null), least(count(*), 1))
      from public.user_plant_interactions where user_id = who and bookmarked)
    when 'families_viewed' then (
      select count(distinct plant.plant_family)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id
      where seen.user_id = who and seen.explored_at is not null)
    when 'categories_viewed' then (
      select count(distinct tag)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id,
        unnest(plant.category_tags) as tag
      where seen.user_id = who and seen.explored_at is not null)
    when 'dangerous_plants_viewed' then (
      select count(*)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id
      where seen.user_id = who and seen.explored_at is not null and plant.hazard = 'dangerous')
    when 'conditions_viewed' then (
      select count(distinct known.slug)
      from public.user_analytics_events as read
      join private.known_conditions as known on known.name = read.metadata ->> 'condition'
      where read.user_id = who and read.event_type = 'condition_viewed')
    -- Reading a plant's history counts only once the plant was opened.
    when 'histories_read' then (
      select count(distinct read.plant_id)
      from public.user_analytics_events as read
      join public.user_plant_interactions as seen on seen.user_id = who and seen.plant_id = read.plant_id
      where read.user_id = who and read.event_type = 'plant_history_viewed' and seen.explored_at is not null)
    when 'visit_streak' then private.visit_streak(who)
    when 'daily_plants_viewed' then (
      select count(*) from private.daily_plants_viewed where user_id = who)
    when 'quizzes_played' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier')
    when 'perfect_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier'
        and private.is_perfect(score, game_type, difficulty))
    when 'perfect_hard_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier' and difficulty = 'hard'
        and private.is_perfect(score, game_type, difficulty))
    when 'quiz_best_streak' then (
      select coalesce(max((metadata ->> 'best_streak')::numeric), 0)::bigint from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier')
    when 'games_tried' then (
      select count(distinct game_type) from public.game_scores where user_id = who and dealt_at is not null)
    when 'daily_streak' then (select coalesce(max(days), 0) from private.daily_runs(who))
    when 'reminders_created' then (select count(*) from public.user_reminders where user_id = who)
    when 'reminders_active' then (select count(*) from public.user_reminders where user_id = who and active)
    when 'consultations' then (select count(*) from public.conversations where user_id = who)
    when 'feedback_given' then (
      select count(*) from public.conversations where user_id = who and was_helpful is not null)
    when 'testimonials_published' then (
      select count(*) from public.testimonials where user_id = who and status = 'published')
    when 'achievements_unlocked' then (
      select count(*) from public.user_achievements as held
      join public.achievement_catalog as catalog on catalog.code = held.achievement_type
      where held.user_id = who and catalog.rule ->> 'kind' <> 'achievements_unlocked')
    -- Perfect rounds of one game: 'remedy_matcher_perfect'.
    else (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and kind like '%\_perfect'
        and game_type = replace(regexp_replace(kind, '_perfect$', ''), '_', '-')
        and private.is_perfect(score, game_type, difficulty))
  end;
end
$$;

-- Three times what the accounts of a network have, as reports: accounts of one block filled the admin's list, ten testimonials each.
create or replace function private.name_testimonial() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Serialised per person, so that two concurrent requests cannot both pass the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 400));
  if (select count(*) from public.testimonials where user_id = new.user_id and status = 'pending') >= 10
    or not private.spend_of_network('testimonials-of-accounts', 1, 30, interval '1 day')
    or not private.spend_of_block('testimonials-of-block', 1, 90, interval '1 day')
  then
    raise exception 'Please wait until your earlier testimonials have been read' using errcode = '23514';
  end if;
  new.display_name := (select display_name from public.profiles where id = new.user_id);
  return new;
end
$$;
