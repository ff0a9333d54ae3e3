-- Escalation: who is on call, chains of steps, and runs that page people until someone acknowledges.

-- People take turns, and hand over at a time of the rota's own clock.
create table on_call_rotas (
  id uuid primary key,
  name text not null,
  -- IANA name.
  zone text not null,
  -- `09:00`, by that zone.
  handover_time text not null check (handover_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  turn_days smallint not null check (turn_days in (1, 7, 14)),
  -- The day on which the first turn begins.
  starts_on date not null,
  -- Users, in the order of their turns.
  people uuid[] not null check (cardinality(people) between 1 and 50),
  archived_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create unique index on_call_rotas_name on on_call_rotas (lower(name)) where archived_at is null;
create index on_call_rotas_order on on_call_rotas (name, id);
create index on_call_rotas_updated_by on on_call_rotas (updated_by) where updated_by is not null;

-- Another person takes over for a time; never two at once.
create table on_call_overrides (
  id uuid primary key,
  rota_id uuid not null references on_call_rotas on delete cascade,
  user_id uuid not null references users on delete cascade,
  from_at timestamptz not null,
  until_at timestamptz not null,
  reason text,
  created_by uuid not null,
  created_at timestamptz not null,
  check (from_at < until_at),
  constraint one_override_at_a_time exclude using gist (rota_id with =, tstzrange(from_at, until_at) with &&)
);
create index on_call_overrides_user on on_call_overrides (user_id);

create table escalation_chains (
  id uuid primary key,
  name text not null,
  description text,
  rounds smallint not null check (rounds between 1 and 20),
  -- [{targets: [{kind, id}], channels, wait_minutes}]
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 10),
  archived_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create unique index escalation_chains_name on escalation_chains (lower(name)) where archived_at is null;
create index escalation_chains_order on escalation_chains (name, id);
create index escalation_chains_updated_by on escalation_chains (updated_by) where updated_by is not null;

create sequence escalation_run_numbers as integer;

create table escalation_runs (
  id uuid primary key,
  number integer not null unique,
  chain_id uuid not null references escalation_chains,
  -- What it is about; null when someone started it by hand.
  subject_kind text check (subject_kind in ('signal', 'incident')),
  subject_id uuid,
  title text not null,
  text text not null,
  is_test boolean not null,
  state text not null check (state in ('running', 'exhausted', 'acknowledged', 'stopped')),
  -- As the chain was when it began: a change of the chain never moves a run.
  plan jsonb not null,
  rounds smallint not null,
  round smallint not null check (round >= 1),
  -- The step that was paged last, from 1; 0 before the first of a round.
  step smallint not null check (step >= 0),
  next_at timestamptz,
  started_by uuid,
  started_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  acknowledged_way text check (acknowledged_way in ('page', 'link')),
  stopped_by uuid,
  reason text,
  ended_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  check ((subject_kind is null) = (subject_id is null)),
  check ((state = 'running') = (next_at is not null)),
  check ((state = 'acknowledged') = (acknowledged_at is not null)),
  check ((state in ('acknowledged', 'stopped')) = (ended_at is not null))
);
-- One run of a chain about one thing: two who start it at once start one.
create unique index escalation_runs_open on escalation_runs (chain_id, subject_kind, subject_id)
  where state in ('running', 'exhausted') and subject_id is not null;
create index escalation_runs_due on escalation_runs (next_at) where state = 'running';
create index escalation_runs_started on escalation_runs (started_at, id);
create index escalation_runs_chain on escalation_runs (chain_id, started_at);
create index escalation_runs_subject on escalation_runs (subject_kind, subject_id) where subject_id is not null;

-- Everyone who was paged, on every channel.
create table escalation_pages (
  id uuid primary key,
  run_id uuid not null references escalation_runs on delete cascade,
  round smallint not null,
  step smallint not null,
  user_id uuid not null,
  -- The rota the person was on call in.
  rota_id uuid,
  channel text not null check (channel in ('bell', 'mail', 'text')),
  state text not null check (state in ('queued', 'sent', 'failed', 'cancelled')),
  queued_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  -- A step that is done again after a killed process pages nobody twice.
  unique (run_id, round, step, user_id, channel)
);
create index escalation_pages_user on escalation_pages (user_id, run_id);

-- A page is written, and sent, while its run is open, and at no other time. Who acknowledges waits for the pages that are leaving at
-- that moment, and every later one is refused.
create function refuse_page_of_ended_run() returns trigger language plpgsql as $$
begin
  if new.state in ('queued', 'sent') then
    perform 1 from escalation_runs where id = new.run_id and state in ('running', 'exhausted') for share;
    if not found then
      raise exception 'The run % is over: it pages nobody', new.run_id using errcode = '23514', constraint = 'page_of_open_run';
    end if;
  end if;
  return new;
end $$;
create trigger page_of_open_run before insert or update of state on escalation_pages
  for each row execute function refuse_page_of_ended_run();

create table escalation_entries (
  id uuid primary key,
  run_id uuid not null references escalation_runs on delete cascade,
  at timestamptz not null,
  actor_id uuid,
  event text not null,
  round smallint not null,
  step smallint not null,
  text text
);
create index escalation_entries_run on escalation_entries (run_id, at, id);

-- Incident command: who leads, what happened, what is to be done, and what was learnt.

create sequence incident_numbers as integer;

create sequence drill_numbers as integer;

create table incidents (
  id uuid primary key,
  number integer not null,
  -- Drills are counted apart and have numbers of their own.
  is_drill boolean not null,
  title text not null,
  type text not null check (type in ('medical', 'safety', 'travel', 'service', 'data', 'technical', 'other')),
  -- 1 is the worst.
  severity smallint not null check (severity between 1 and 4),
  state text not null check (state in ('active', 'stable', 'closed', 'reviewed')),
  summary text,
  -- Number and words, as the list is searched.
  search text not null,
  -- Users; their rows are deleted with their accounts.
  commander_id uuid,
  liaison_id uuid,
  scribe_id uuid,
  opened_by uuid not null,
  opened_at timestamptz not null,
  stable_at timestamptz,
  closed_at timestamptz,
  what_happened text,
  why text,
  what_changes text,
  changes_due_on date,
  changes_owner_id uuid,
  reviewed_by uuid,
  reviewed_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  unique (is_drill, number),
  check (state = 'active' or stable_at is not null),
  check ((state in ('closed', 'reviewed')) = (closed_at is not null)),
  check ((state = 'reviewed') = (reviewed_at is not null)),
  -- A review says all of it.
  check (num_nonnulls(what_happened, why, what_changes, changes_due_on, changes_owner_id, reviewed_by, reviewed_at) in (0, 7))
);
create index incidents_opened on incidents (opened_at, id);
create index incidents_severity on incidents (severity, id);
create index incidents_updated on incidents (updated_at, id);
create index incidents_state on incidents (state, opened_at, id);
create index incidents_search on incidents using gin (search gin_trgm_ops);
create index incidents_updated_by on incidents (updated_by) where updated_by is not null;

create table incident_participants (
  incident_id uuid not null references incidents,
  user_id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (incident_id, user_id)
);
create index incident_participants_user on incident_participants (user_id, incident_id);

create table incident_entries (
  id uuid primary key,
  incident_id uuid not null references incidents,
  kind text not null check (kind in ('happened', 'decided', 'done', 'opened', 'transition', 'changed', 'role', 'participant',
    'task', 'journey', 'signal', 'update', 'resource', 'escalation', 'broadcast')),
  -- When it happened, as the writer says, and when it was written.
  happened_at timestamptz not null,
  written_at timestamptz not null,
  -- Null for the system.
  actor_id uuid,
  text text,
  details jsonb not null,
  corrects uuid,
  unique (incident_id, id),
  -- A line of the same incident.
  foreign key (incident_id, corrects) references incident_entries (incident_id, id),
  check (corrects is null or corrects <> id),
  check (happened_at <= written_at)
);
create index incident_entries_incident on incident_entries (incident_id, happened_at, id);
-- A line is corrected once; then its correction is.
create unique index incident_entries_corrects on incident_entries (corrects) where corrects is not null;
-- The timeline is only added to.
create trigger incident_entries_append_only before update or delete on incident_entries
  for each row execute function append_only();
create trigger incident_entries_no_truncate before truncate on incident_entries
  for each statement execute function append_only();

create table incident_tasks (
  id uuid primary key,
  incident_id uuid not null references incidents,
  title text not null,
  owner_id uuid,
  due_at timestamptz,
  state text not null check (state in ('open', 'done', 'dropped')),
  done_at timestamptz,
  done_by uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  check ((state = 'open') = (done_at is null)),
  check ((done_at is null) = (done_by is null))
);
create index incident_tasks_incident on incident_tasks (incident_id, created_at, id);
create index incident_tasks_owner on incident_tasks (owner_id, due_at) where state = 'open';

create table incident_journeys (
  incident_id uuid not null references incidents,
  journey_id uuid not null references patient_journeys,
  linked_by uuid not null,
  linked_at timestamptz not null,
  primary key (incident_id, journey_id)
);
create index incident_journeys_journey on incident_journeys (journey_id);

-- Crisis detection: what is watched, what was found, and what was done about it.

-- Thresholds that were tried against the last days. What counts is one of them (`signal_definitions`).
create table signal_trials (
  id uuid primary key,
  kind text not null,
  threshold integer not null,
  -- 0 where nothing is counted within a time.
  window_minutes integer not null,
  tried_by uuid not null,
  tried_at timestamptz not null,
  -- Signals it would have made, and those that the values in force would have.
  found integer not null check (found >= 0),
  found_now integer not null check (found_now >= 0),
  -- Since then another administrator is asked to put its values in force.
  proposed_at timestamptz,
  unique (id, kind, threshold, window_minutes)
);
create index signal_trials_kind on signal_trials (kind, tried_at desc, id desc);
create index signal_trials_proposed on signal_trials (kind) where proposed_at is not null;

create table signal_definitions (
  kind text primary key check (kind in ('missed_arrival', 'silent_patient', 'red_flag_check_in', 'unseen_critical_result',
    'visa_lapsing', 'late_enquiry', 'complaint_cluster', 'guessed_sign_ins', 'failing_mails')),
  position smallint not null unique,
  is_on boolean not null,
  threshold integer not null check (threshold > 0),
  window_minutes integer not null check (window_minutes >= 0),
  -- 1 is the worst.
  severity smallint not null check (severity between 1 and 4),
  -- Of the staff; none: the team's address.
  notify_user_ids uuid[] not null,
  -- No threshold counts that was not tried. Null: as it was delivered.
  trial_id uuid,
  changed_by uuid,
  changed_at timestamptz,
  version integer not null,
  -- A definition may name a chain: its signals page the people of the chain until one of them acknowledges. Another deletes no chain: they are
  -- archived.
  chain_id uuid references escalation_chains (id),
  foreign key (trial_id, kind, threshold, window_minutes) references signal_trials (id, kind, threshold, window_minutes)
);

insert into signal_definitions (kind, position, is_on, threshold, window_minutes, severity, notify_user_ids, version) values
  ('missed_arrival', 1, true, 3, 0, 2, '{}', 1),
  ('silent_patient', 2, true, 7, 0, 3, '{}', 1),
  ('red_flag_check_in', 3, true, 1, 0, 2, '{}', 1),
  ('unseen_critical_result', 4, true, 60, 0, 1, '{}', 1),
  ('visa_lapsing', 5, true, 14, 0, 3, '{}', 1),
  ('late_enquiry', 6, true, 24, 0, 4, '{}', 1),
  ('complaint_cluster', 7, true, 3, 10080, 2, '{}', 1),
  ('guessed_sign_ins', 8, true, 3, 60, 2, '{}', 1),
  ('failing_mails', 9, true, 5, 60, 2, '{}', 1);

create sequence signal_numbers as integer;

create table signals (
  id uuid primary key,
  number integer not null unique,
  kind text not null references signal_definitions,
  severity smallint not null check (severity between 1 and 4),
  state text not null check (state in ('open', 'acknowledged', 'snoozed', 'in_incident', 'dismissed', 'cleared')),
  subject_kind text not null check (subject_kind in ('journey', 'inbox_item', 'hospital', 'system')),
  subject_id uuid,
  journey_id uuid references patient_journeys,
  -- What led to it, such as the answered check-in: it leads to one signal, whatever is decided about that.
  cause text not null,
  facts jsonb not null,
  -- When its condition was met, and when it was found.
  began_at timestamptz not null,
  opened_at timestamptz not null,
  acknowledged_by uuid,
  acknowledged_at timestamptz,
  snoozed_until timestamptz,
  -- Why it was snoozed or dismissed.
  reason text,
  ended_at timestamptz,
  ended_by uuid,
  incident_id uuid,
  version integer not null,
  updated_at timestamptz not null,
  check ((subject_kind = 'system') = (subject_id is null)),
  check ((state = 'snoozed') = (snoozed_until is not null)),
  check ((state in ('dismissed', 'cleared')) = (ended_at is not null)),
  check (state <> 'in_incident' or incident_id is not null),
  check (state <> 'dismissed' or reason is not null),
  check ((acknowledged_by is null) = (acknowledged_at is null)),
  constraint signals_incident_fkey foreign key (incident_id) references incidents
);
-- No flood: one signal of a kind for a subject at a time, and one for a cause at all.
create unique index signals_one_live on signals (kind, subject_kind, subject_id) nulls not distinct
  where state in ('open', 'acknowledged', 'snoozed', 'in_incident');
create unique index signals_one_cause on signals (kind, subject_kind, subject_id, cause) nulls not distinct;
create index signals_opened on signals (opened_at, id);
create index signals_severity on signals (severity, id);
create index signals_state on signals (state, opened_at, id);
create index signals_journey on signals (journey_id) where journey_id is not null;
create index signals_incident on signals (incident_id) where incident_id is not null;
create index signals_snoozed on signals (snoozed_until) where state = 'snoozed';

create table signal_entries (
  id uuid primary key,
  signal_id uuid not null references signals,
  at timestamptz not null,
  -- Null for the system.
  actor_id uuid,
  event text not null check (event in ('opened', 'transition', 'grew')),
  transition text,
  from_state text,
  to_state text,
  text text,
  facts jsonb,
  check ((event = 'transition') = (transition is not null and from_state is not null and to_state is not null))
);
create index signal_entries_signal on signal_entries (signal_id, at, id);
create trigger signal_entries_append_only before update or delete on signal_entries
  for each row execute function append_only();
create trigger signal_entries_no_truncate before truncate on signal_entries
  for each statement execute function append_only();

-- Resources and what they are needed for: need, offer, commitment, on the way, arrived, released.

create table resources (
  id uuid primary key,
  kind text not null check (kind in ('interpreter', 'ambulance', 'bed', 'room', 'vehicle', 'nurse', 'fund')),
  name text not null,
  -- Where it is based; the coordinates are those of the city.
  city_id uuid not null references cities,
  languages text[] not null,
  -- How many it serves at a time; of a fund, US cents.
  capacity integer not null check (capacity > 0),
  -- {weekdays, opens, closes} by the clock of India; null is always.
  hours jsonb,
  partner_id uuid references partners,
  phone text,
  note text,
  is_in_service boolean not null,
  -- Name and note, as the list is searched.
  search text generated always as (search_text(name || ' ' || coalesce(note, ''))) stored,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index resources_order on resources (name, id);
create index resources_kind on resources (kind, city_id);
create index resources_city on resources (city_id);
create index resources_partner on resources (partner_id) where partner_id is not null;
create index resources_search on resources using gin (search gin_trgm_ops);
create index resources_updated_by on resources (updated_by) where updated_by is not null;

create sequence resource_need_numbers as integer;

create table resource_needs (
  id uuid primary key,
  number integer not null unique,
  kind text not null check (kind in ('interpreter', 'ambulance', 'bed', 'room', 'vehicle', 'nurse', 'fund')),
  title text not null,
  details text,
  state text not null check (state in ('open', 'met', 'closed')),
  city_id uuid not null references cities,
  language text,
  quantity integer not null check (quantity > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  incident_id uuid,
  closed_note text,
  created_by uuid,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  check (from_at < until_at)
);
create index resource_needs_order on resource_needs (from_at, id);
create index resource_needs_state on resource_needs (state, from_at);
create index resource_needs_city on resource_needs (city_id, state);
create index resource_needs_incident on resource_needs (incident_id) where incident_id is not null;
create index resource_needs_updated_by on resource_needs (updated_by) where updated_by is not null;

create table resource_commitments (
  id uuid primary key,
  need_id uuid not null references resource_needs,
  resource_id uuid not null references resources,
  state text not null check (state in ('offered', 'committed', 'dispatched', 'arrived', 'released', 'withdrawn')),
  -- Set from the kind of the resource: what moves is at one place at a time.
  is_moving boolean not null default false,
  quantity integer not null check (quantity > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  note text,
  offered_by uuid,
  offered_at timestamptz not null,
  committed_at timestamptz,
  dispatched_at timestamptz,
  arrived_at timestamptz,
  released_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  -- Released before it began, nothing is left of its time.
  check (from_at < until_at or (state = 'released' and from_at = until_at)),
  constraint one_place_at_a_time exclude using gist (resource_id with =, tstzrange(from_at, until_at) with &&)
    where (is_moving and state in ('committed', 'dispatched', 'arrived'))
);
create index resource_commitments_need on resource_commitments (need_id, offered_at, id);
create index resource_commitments_resource on resource_commitments (resource_id, from_at);
-- What has not come back is still there, also when its time is over.
create unique index one_journey_at_a_time on resource_commitments (resource_id)
  where is_moving and state in ('dispatched', 'arrived');

-- The most of a resource that is taken at any moment of a time; of a fund, all that was ever given.
create function resource_taken(resource uuid, besides uuid, from_time timestamptz, until_time timestamptz) returns bigint
language sql stable as $$
  select case when (select kind from resources where id = resource) = 'fund' then
    (select coalesce(sum(quantity), 0) from resource_commitments
      where resource_id = resource and id is distinct from besides and state in ('committed', 'dispatched', 'arrived', 'released'))
  else
    (select coalesce(max(taken), 0) from (
      select (select sum(other.quantity) from resource_commitments other
          where other.resource_id = resource and other.id is distinct from besides
            and other.state in ('committed', 'dispatched', 'arrived')
            and other.from_at <= begins.at and begins.at < other.until_at) as taken
        from (select from_time as at union select from_at from resource_commitments
          where resource_id = resource and id is distinct from besides and state in ('committed', 'dispatched', 'arrived')
            and from_at > from_time and from_at < until_time) begins) moments)
  end
$$;

-- No one takes more of a resource than it has. The row of the resource is locked: of two who take the last of it, one is refused.
create function refuse_more_than_there_is() returns trigger language plpgsql as $$
declare
  found_kind text;
  found_capacity integer;
  in_service boolean;
begin
  select kind, capacity, is_in_service into found_kind, found_capacity, in_service
    from resources where id = new.resource_id for no key update;
  new.is_moving := found_kind in ('interpreter', 'ambulance', 'vehicle', 'nurse');
  if new.state not in ('committed', 'dispatched', 'arrived') and not (found_kind = 'fund' and new.state = 'released') then
    return new;
  end if;
  if new.state = 'committed' and not in_service and (tg_op = 'INSERT' or old.state <> 'committed') then
    raise exception 'The resource % is out of service', new.resource_id using errcode = '23514', constraint = 'resource_in_service';
  end if;
  if new.quantity + (case when new.is_moving then 0
      else resource_taken(new.resource_id, new.id, new.from_at, new.until_at) end) > found_capacity then
    raise exception 'The resource % has no more', new.resource_id using errcode = '23514', constraint = 'within_capacity';
  end if;
  return new;
end $$;
create trigger within_capacity before insert or update on resource_commitments
  for each row execute function refuse_more_than_there_is();

-- A capacity never falls below what is taken.
create function refuse_less_than_is_taken() returns trigger language plpgsql as $$
begin
  if new.kind <> old.kind then
    raise exception 'The kind of a resource does not change' using errcode = '23514', constraint = 'resource_kind';
  end if;
  if new.capacity < old.capacity and exists (
    select from resource_commitments each
    where each.resource_id = new.id and each.state in ('committed', 'dispatched', 'arrived')
      and each.quantity + (case when each.is_moving then 0 else resource_taken(new.id, each.id, each.from_at, each.until_at) end)
        > new.capacity)
  then
    raise exception 'More of the resource % is taken', new.id using errcode = '23514', constraint = 'within_capacity';
  end if;
  return new;
end $$;
create trigger capacity_of_taken before update of kind, capacity on resources
  for each row execute function refuse_less_than_is_taken();

-- Broadcasts: what is written to many at once, who approved it, and one message a reader and channel.

create sequence broadcast_numbers as integer;

create table broadcasts (
  id uuid primary key,
  number integer not null unique,
  title text not null,
  -- Number and title, as the list is searched.
  search text not null,
  purpose text not null check (purpose in ('mandatory', 'promotion')),
  topic text check (topic in ('treatments', 'costs', 'travel', 'hospitals')),
  channels text[] not null check (channels <@ '{mail,text,bell}' and cardinality(channels) > 0),
  state text not null check (state in ('draft', 'in_review', 'approved', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  incident_id uuid references incidents,
  -- By language, the main one first; see BroadcastText and BroadcastVariable.
  texts jsonb not null,
  variables jsonb not null,
  audience jsonb not null,
  link text,
  is_urgent boolean not null,
  -- Users; their rows are deleted with their accounts.
  created_by uuid not null,
  -- Everyone who wrote on it.
  author_ids uuid[] not null,
  submitted_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  review_note text,
  timing text not null check (timing in ('now', 'moment', 'local')),
  sends_at timestamptz,
  -- A wall-clock time in each reader’s zone: `2026-12-01T09:00`.
  local_time text check (local_time ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  begun_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  submitted_by uuid,
  updated_by uuid references users on delete set null,
  check (created_by = any (author_ids)),
  -- A second person approves: never one who wrote on it.
  constraint broadcasts_second_person check (approved_by <> all (author_ids)),
  constraint broadcasts_approved check (state in ('draft', 'in_review', 'cancelled') or (approved_by is not null and approved_at is not null)),
  check ((purpose = 'promotion') = (topic is not null)),
  -- People subscribe to emails, and to nothing else; a promotion never wakes anyone.
  check (purpose = 'mandatory' or (channels = '{mail}' and not is_urgent)),
  check ((timing = 'local') = (local_time is not null)),
  check (state <> 'scheduled' or sends_at is not null),
  check (state not in ('sending', 'paused', 'sent') or begun_at is not null),
  check ((state = 'sent') = (finished_at is not null))
);
create index broadcasts_created on broadcasts (created_at, id);
create index broadcasts_updated on broadcasts (updated_at, id);
create index broadcasts_state on broadcasts (state, created_at, id);
create index broadcasts_incident on broadcasts (incident_id) where incident_id is not null;
create index broadcasts_search on broadcasts using gin (search gin_trgm_ops);
create index broadcasts_updated_by on broadcasts (updated_by) where updated_by is not null;

-- What is approved is what is sent: only a draft is written on. Only an administrator approves.
create function broadcast_guarded() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (new.purpose, new.topic, new.channels, new.texts, new.variables, new.audience, new.link, new.is_urgent, new.author_ids)
    is distinct from (old.purpose, old.topic, old.channels, old.texts, old.variables, old.audience, old.link, old.is_urgent, old.author_ids) then
    raise exception 'A broadcast is written on while it is a draft only' using errcode = 'check_violation', constraint = 'broadcasts_frozen';
  end if;
  if new.approved_by is not null and new.approved_by is distinct from old.approved_by
    and not exists (select from users where id = new.approved_by and role in ('admin', 'super_admin')) then
    raise exception 'Administrators approve broadcasts' using errcode = 'check_violation', constraint = 'broadcasts_administrator';
  end if;
  return new;
end $$;
create trigger broadcast_guarded before update on broadcasts for each row execute function broadcast_guarded();

create table broadcast_entries (
  id uuid primary key,
  broadcast_id uuid not null references broadcasts,
  at timestamptz not null,
  -- Null for the system.
  actor_id uuid,
  event text not null check (event in ('created', 'changed', 'tested', 'submit', 'approve', 'send_back', 'take_back', 'schedule',
    'begin', 'pause', 'resume', 'cancel', 'finish')),
  note text
);
create index broadcast_entries_newest on broadcast_entries (broadcast_id, at desc, id desc);

-- One message to one address by one channel. Addresses are read when it leaves; the hash is what stays.
create table broadcast_messages (
  id uuid primary key default gen_random_uuid(),
  broadcast_id uuid not null references broadcasts,
  channel text not null check (channel in ('mail', 'text', 'bell')),
  address_hash text not null,
  user_id uuid references users on delete set null,
  companion_id uuid references companions on delete set null,
  journey_id uuid,
  language text not null,
  time_zone text not null,
  state text not null check (state in ('waiting', 'queued', 'delivered', 'failed', 'skipped')),
  reason text check (reason in ('refused', 'unsubscribed', 'gone', 'no_words', 'cancelled')),
  -- Counts up when one that was queued came back because of a pause.
  attempt smallint not null default 1,
  not_before timestamptz not null,
  settled_at timestamptz,
  opened_at timestamptz,
  unsubscribed_at timestamptz,
  -- Each reader exactly one.
  constraint broadcast_messages_once unique (broadcast_id, channel, address_hash),
  check ((state in ('delivered', 'failed', 'skipped')) = (settled_at is not null)),
  check ((state in ('failed', 'skipped')) = (reason is not null))
);
create index broadcast_messages_due on broadcast_messages (broadcast_id, not_before, id) where state = 'waiting';
create index broadcast_messages_state on broadcast_messages (broadcast_id, state, id);
create index broadcast_messages_opened on broadcast_messages (broadcast_id) where opened_at is not null;
create index broadcast_messages_unsubscribed on broadcast_messages (broadcast_id) where unsubscribed_at is not null;
create index broadcast_messages_user on broadcast_messages (user_id) where user_id is not null;
create index broadcast_messages_companion on broadcast_messages (companion_id) where companion_id is not null;

-- Nothing leaves, or is queued to, unless its broadcast is being sent; what has been delivered stays so.
create function broadcast_message_guarded() returns trigger language plpgsql as $$
begin
  if old.state in ('delivered', 'failed', 'skipped') then
    raise exception 'A message is sent once' using errcode = 'check_violation', constraint = 'broadcast_messages_settled';
  end if;
  if new.state = 'queued' and not exists (select from broadcasts where id = new.broadcast_id and state = 'sending') then
    raise exception 'The broadcast is not being sent' using errcode = 'check_violation', constraint = 'broadcast_messages_sending';
  end if;
  return new;
end $$;
create trigger broadcast_message_guarded before update of state on broadcast_messages
  for each row when (old.state is distinct from new.state) execute function broadcast_message_guarded();
