-- Talks by video in the consultation room: who else is invited, who was there from when to when, and the doctor's notes.

create table consultation_guests (
  id uuid primary key,
  -- Of the request, so that a moved appointment takes its guests along.
  video_consultation_id uuid not null references video_consultations on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('companion', 'interpreter')),
  companion_id uuid references companions on delete cascade,
  added_by uuid references users on delete set null,
  created_at timestamptz not null,
  check ((kind = 'companion') = (companion_id is not null)),
  unique (video_consultation_id, user_id)
);
create index consultation_guests_user on consultation_guests (user_id);

create table consultation_attendances (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  user_id uuid references users on delete set null,
  role text not null check (role in ('patient', 'doctor', 'case_worker', 'companion', 'interpreter')),
  -- The session and the role of the account with which it was entered: without them the stay ends.
  session_id uuid not null,
  account_role text not null,
  joined_at timestamptz not null,
  -- Let in to the talk; null while waiting.
  admitted_at timestamptz,
  -- The last time the connection was known to be there.
  seen_at timestamptz not null,
  is_connected boolean not null,
  -- The id of its socket: a cut one that the server notices late ends nothing that another goes on with.
  connection text not null,
  left_at timestamptz,
  -- Why it ended without the person's leaving.
  ending text check (ending in ('elsewhere', 'access', 'cancelled', 'moved', 'over', 'away')),
  check (left_at is null or left_at >= joined_at),
  check (left_at is null or not is_connected),
  check (ending is null or left_at is not null)
);
create index consultation_attendances_appointment on consultation_attendances (appointment_id, joined_at, id);
-- Those in a room now.
create index consultation_attendances_present on consultation_attendances (appointment_id) where left_at is null;
create index consultation_attendances_user on consultation_attendances (user_id);

create table consultation_notes (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  doctor_id uuid not null references doctors,
  author_id uuid references users on delete set null,
  -- A correction of a signed note is the next version.
  version integer not null check (version > 0),
  reason text not null default '',
  findings text not null default '',
  advice text not null default '',
  next_steps text not null default '',
  -- Counts the changes of a draft, so that two tabs do not overwrite each other.
  revision integer not null default 1,
  signed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (appointment_id, version)
);
-- One draft at once.
create unique index consultation_notes_draft on consultation_notes (appointment_id) where signed_at is null;
create index consultation_notes_doctor on consultation_notes (doctor_id);
