-- What people ask about their data: a copy, a correction, the erasure; and how long data is kept.

create table data_requests (
  id uuid primary key,
  kind text not null check (kind in ('export', 'correct', 'erase')),
  law text not null check (law in ('gdpr', 'dpdp')),
  state text not null check (state in ('received', 'verified', 'done', 'refused')),
  -- A user. No reference: the request stays when the account is erased.
  subject_id uuid not null,
  text text,
  received_on date not null,
  -- The last day for an answer.
  due_on date not null,
  is_extended boolean not null,
  -- Why it was extended or refused: the newest of them.
  reason text,
  assigned_to uuid references users on delete set null,
  outcome jsonb,
  decided_at timestamptz,
  created_by uuid references users on delete set null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state in ('done', 'refused')) = (decided_at is not null)),
  check ((state = 'done') = (outcome is not null)),
  check (state <> 'refused' or reason is not null),
  check (due_on > received_on)
);
-- The same is asked for once at a time.
create unique index data_requests_open on data_requests (subject_id, kind) where state in ('received', 'verified');
create index data_requests_due on data_requests (due_on, id);
create index data_requests_created on data_requests (created_at, id);
create index data_requests_subject on data_requests (subject_id, created_at);

create table retention_rules (
  key text primary key check (key in ('closed_enquiries', 'career_applications', 'patient_notifications', 'sent_mails', 'left_newsletters', 'ended_cases')),
  keep_days integer not null check (keep_days > 0),
  is_active boolean not null,
  updated_by uuid references users on delete set null,
  version integer not null,
  updated_at timestamptz not null
);
-- Nothing is removed until an administrator has looked at a dry run and switched a rule on.
insert into retention_rules (key, keep_days, is_active, version, updated_at)
select key, keep_days, false, 1, now() from (values ('closed_enquiries', 730), ('career_applications', 365), ('patient_notifications', 730),
  ('sent_mails', 365), ('left_newsletters', 90), ('ended_cases', 1100)) each (key, keep_days);

create table retention_runs (
  id uuid primary key,
  rule text not null references retention_rules,
  is_dry boolean not null,
  keep_days integer not null,
  found integer not null,
  removed integer not null,
  -- Null: the clock.
  by_user_id uuid references users on delete set null,
  at timestamptz not null,
  check (removed = 0 or not is_dry)
);
create index retention_runs_rule on retention_runs (rule, at desc);
create index retention_runs_newest on retention_runs (at, id);
