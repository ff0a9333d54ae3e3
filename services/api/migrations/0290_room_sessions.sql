-- A visitor without an account in the room of an appointment, by the link of its mail: one device at a time.
create table room_sessions (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  -- Of the secret that the browser has; the row gives no access.
  token_hash text not null unique,
  created_at timestamptz not null,
  -- Ended by the next device, or with the appointment.
  ended_at timestamptz
);
create unique index room_sessions_open on room_sessions (appointment_id) where ended_at is null;

-- Of a visitor's stay: its role is stored as the patient's, whose appointment it is.
alter table consultation_attendances add column room_session_id uuid;
