-- What readers write: testimonials, which an admin approves, and reports of mistakes on a page or in a testimonial.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plant_id text not null references public.plants (id) on delete cascade,
  -- A copy of the author's display name, because others cannot read profiles.
  display_name text,
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  created_at timestamptz not null default now(),
  constraint testimonial_length check (char_length(body) between 20 and 1000),
  constraint testimonial_is_trimmed check (body = btrim(body, E' \t\r\n')),
  constraint testimonial_is_plain_text check (body !~ '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]'),
  constraint one_testimonial_a_plant unique (user_id, plant_id)
);
create index testimonials_plant_id_idx on public.testimonials (plant_id, created_at desc) where status = 'published';
create index testimonials_waiting_idx on public.testimonials (created_at) where status = 'pending';

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  plant_id text not null references public.plants (id) on delete cascade,
  -- Null when the report is about the page itself.
  testimonial_id uuid references public.testimonials (id) on delete cascade,
  body text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now(),
  constraint report_length check (char_length(body) between 10 and 1000),
  constraint report_is_trimmed check (body = btrim(body, E' \t\r\n')),
  constraint report_is_plain_text check (body !~ '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]'),
  constraint one_report_a_testimonial unique (user_id, testimonial_id)
);
create index reports_open_idx on public.reports (created_at) where status = 'open';
create index reports_plant_id_idx on public.reports (plant_id);
create index reports_testimonial_id_idx on public.reports (testimonial_id);

create function private.name_testimonial() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Serialised per person, so that two concurrent requests cannot both pass the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 400));
  if (select count(*) from public.testimonials where user_id = new.user_id and status = 'pending') >= 10 then
    raise exception 'Please wait until your earlier testimonials have been read' using errcode = '23514';
  end if;
  new.display_name := (select display_name from public.profiles where id = new.user_id);
  return new;
end
$$;
create trigger name_testimonial
  before insert on public.testimonials
  for each row execute function private.name_testimonial();
create trigger hold_person before insert or update or delete on public.testimonials
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger limit_rows before insert on public.testimonials
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');

create function private.rename_testimonials() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.testimonials set display_name = new.display_name where user_id = new.id;
  return null;
end
$$;
create trigger rename_testimonials
  after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function private.rename_testimonials();

-- Guests may report too, since a wrong page can do harm. Their reports are charged to the network they come from, so that one
-- of them can neither flood the list nor lock out the others.
create function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  at_most constant integer := 20;
  allowed boolean;
begin
  if new.user_id is null then
    allowed := private.spend('reports', private.caller(), 1, at_most, interval '1 hour');
  else
    -- Serialised per person, so that two concurrent requests cannot both pass the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 401));
    select count(*) < at_most into allowed from public.reports
    where user_id = new.user_id and status = 'open' and created_at > now() - interval '1 hour';
  end if;
  if not allowed then
    raise exception 'Too many reports in the last hour' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.limit_reports() from public;
create trigger limit_reports
  before insert on public.reports
  for each row execute function private.limit_reports();
create trigger limit_rows before insert on public.reports
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');

-- A report must be about something the reporter can see, on the plant it names.
create function private.can_report(testimonial uuid, plant text) returns boolean
  language sql stable security definer set search_path = ''
  return testimonial is null
    or exists (select from public.testimonials where id = testimonial and plant_id = plant and status = 'published');
grant execute on function private.can_report(uuid, text) to anon, authenticated;

alter table public.testimonials enable row level security;
alter table public.reports enable row level security;

create policy "everyone reads published testimonials" on public.testimonials
  for select to anon, authenticated using (status = 'published');
create policy "a person reads their own testimonials" on public.testimonials
  for select to authenticated using (user_id = (select auth.uid()));
create policy "admins read all testimonials" on public.testimonials
  for select to authenticated using ((select private.is_admin()));
create policy "a person writes testimonials in their own name" on public.testimonials
  for insert to authenticated with check (user_id = (select auth.uid()) and status = 'pending');
create policy "a person takes back their own testimonials" on public.testimonials
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "admins decide about testimonials" on public.testimonials
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "anyone reports a mistake for themself or for nobody" on public.reports
  for insert to anon, authenticated
  with check (
    status = 'open'
    and (user_id is null or user_id = (select auth.uid()))
    and (testimonial_id is null or user_id is not null)
    and private.can_report(testimonial_id, plant_id)
  );
create policy "a person reads their own reports" on public.reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "admins read reports" on public.reports
  for select to authenticated using ((select private.is_admin()));
create policy "admins close reports" on public.reports
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

revoke all on public.testimonials, public.reports from anon, authenticated;
grant select on public.testimonials to anon;
grant select, delete, insert (user_id, plant_id, body), update (status) on public.testimonials to authenticated;
grant insert (user_id, plant_id, testimonial_id, body) on public.reports to anon;
grant select, insert (user_id, plant_id, testimonial_id, body), update (status) on public.reports to authenticated;
grant all on public.testimonials, public.reports to service_role;
