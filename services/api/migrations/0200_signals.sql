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
  unique (id, kind, threshold, window_minutes)
);
create index signal_trials_kind on signal_trials (kind, tried_at desc, id desc);

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
  check ((acknowledged_by is null) = (acknowledged_at is null))
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

-- What the definitions ask every minute.
create index laboratory_results_critical on laboratory_results (entered_at, id) where flag = 'critical';
create index check_ins_red_flags on check_ins (answered_at, id) where red_flags <> '{}';
create index visa_applications_valid_until on visa_applications (valid_until, id) where status = 'granted';
create index outgoing_mails_troubled on outgoing_mails (created_at, id) where status = 'failed' or attempts >= 3;
create index support_requests_complaints on support_requests (created_at, id) where topic = 'complaint';
