-- A guest follows one case by a link of a mail, until an account has it. The secret is derived from the id when the mail is written; here is its hash.
create table guest_links (
  id uuid primary key,
  case_id uuid not null references cases on update cascade,
  token_hash text not null unique,
  -- The one of the staff who sent it; null for that of the acknowledgement.
  created_by uuid,
  -- Of its mails.
  language text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('revoked', 'replaced', 'joined', 'wrong_codes')),
  opened_at timestamptz,
  wrong_codes smallint not null default 0,
  -- Messages of the team up to here were read by it, and announced by mail.
  read_until timestamptz,
  mailed_until timestamptz,
  check ((ended_at is null) = (ended_why is null))
);
create index guest_links_case on guest_links (case_id, created_at desc);
create unique index guest_links_one_open on guest_links (case_id) where ended_at is null;

-- What a link is exchanged for, by a browser.
create table guest_sessions (
  id uuid primary key,
  link_id uuid not null references guest_links on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- By the code that was sent to the telephone: from then on it reads what is medical.
  confirmed_at timestamptz
);
create index guest_sessions_link on guest_sessions (link_id);
create index guest_sessions_expires on guest_sessions (expires_at);

-- Codes by text message. A code is derived from its id, too, so nothing here gives it away.
create table guest_codes (
  id uuid primary key,
  session_id uuid not null references guest_sessions on delete cascade,
  link_id uuid not null references guest_links on delete cascade,
  -- Of the number, keyed: one number gets few codes, however many links name it.
  phone_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index guest_codes_link on guest_codes (link_id, created_at);
create index guest_codes_phone on guest_codes (phone_hash, created_at);

-- An account has the case from now on: its links end, and with them their sessions, whichever way it came.
create function end_guest_links() returns trigger language plpgsql as $$
begin
  update guest_links set ended_at = now(), ended_why = 'joined' where case_id in (old.id, new.id) and ended_at is null;
  return null;
end $$;
create trigger cases_guest_links after update of person_id on cases for each row
  when (old.person_id is null and new.person_id is not null) execute function end_guest_links();
