-- What an organisation would like to change of what the public site shows; the staff approve it, or send it back with a reason.
create table change_proposals (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('hospital', 'doctor')),
  -- A row of the catalogue.
  subject_id uuid not null,
  partner_id uuid not null references partners,
  -- By field: {"summary": {"from": "…", "to": "…"}}.
  changes jsonb not null,
  -- For the staff.
  note text,
  status text not null check (status in ('waiting', 'approved', 'returned', 'withdrawn')),
  proposed_by uuid references users on delete set null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- Why it came back.
  reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'returned') = (reason is not null))
);
-- One at a time: proposed again, it replaces what waits.
create unique index change_proposals_waiting on change_proposals (subject_kind, subject_id) where status = 'waiting';
create index change_proposals_partner on change_proposals (partner_id, created_at, id);
create index change_proposals_status on change_proposals (status, created_at, id);
