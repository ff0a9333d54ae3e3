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
  updated_at timestamptz not null
);
create unique index on_call_rotas_name on on_call_rotas (lower(name)) where archived_at is null;
create index on_call_rotas_order on on_call_rotas (name, id);

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
  updated_at timestamptz not null
);
create unique index escalation_chains_name on escalation_chains (lower(name)) where archived_at is null;
create index escalation_chains_order on escalation_chains (name, id);

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

-- A mail or a text that is not wanted any more before it has left: only the hash of its address is kept, as of one that was sent.
alter table outgoing_mails
  drop constraint outgoing_mails_status_check,
  drop constraint outgoing_mails_check1,
  add constraint outgoing_mails_status_check check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  add constraint outgoing_mails_check1
    check (status in ('sent', 'cancelled') or (recipient is not null and data is not null));
alter table outgoing_texts
  drop constraint outgoing_texts_status_check,
  drop constraint outgoing_texts_check1,
  add constraint outgoing_texts_status_check check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  add constraint outgoing_texts_check1
    check (status in ('sent', 'cancelled') or (recipient is not null and data is not null));
