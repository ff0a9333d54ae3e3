-- Accounts: who opens them, how they are confirmed, and what is kept of them.

alter table users
  -- Null for somebody who signs in by an outside identity provider only.
  alter column password_hash drop not null,
  add column first_name text,
  add column last_name text,
  add column phone text,
  add column country text,
  add column city text,
  add column date_of_birth date,
  add column time_zone text;
update users set first_name = split_part(name, ' ', 1), last_name = nullif(substr(name, length(split_part(name, ' ', 1)) + 2), '');
create index users_role on users (role, created_at desc, id desc);
create index users_newest on users (created_at desc, id desc);

alter table sessions
  -- The network a session was opened from, without the part that names one device.
  add column network text,
  -- How it was opened: `password`, or `oauth:<provider>`.
  add column method text not null default 'password';

-- What somebody filled in before their address was confirmed. An account comes of it, and only then.
create table sign_ups (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  first_name text,
  last_name text,
  phone text,
  country text,
  time_zone text,
  password_hash text,
  -- Sixteen bits of a keyed hash: tells whose password was typed, this row's or an account's, before the one slow comparison.
  password_tag text,
  account_kind text check (account_kind in ('patient', 'partner', 'doctor')),
  wanted_role text,
  organisation text,
  registration_number text,
  message text,
  consent_text_version text,
  consent_given_at timestamptz,
  -- Set where an identity provider vouches for the person.
  provider text,
  provider_subject text,
  provider_email_verified boolean not null default false,
  -- Where they were going: a path of this site, to which the link in the mail leads on.
  next text,
  created_at timestamptz not null
);
create index sign_ups_email on sign_ups (lower(email), created_at desc);
create index sign_ups_created_at on sign_ups (created_at);

-- How many mails of a kind an address got of late.
create index outgoing_mails_recipient on outgoing_mails (recipient_hash, template, created_at);

-- Links in mails. The token itself is never stored: it is made of the id and a secret only the server knows.
create table one_time_tokens (
  id uuid primary key,
  token_hash text not null unique,
  purpose text not null check (purpose in ('verify_email', 'complete_sign_up', 'reset_password', 'change_email')),
  -- Both null for an address nobody knows: the same is written for everybody, so that time tells nothing. Nobody gets such a link.
  user_id uuid references users on delete cascade,
  sign_up_id uuid references sign_ups on delete cascade,
  -- The new address of `change_email`.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at <= created_at + interval '1 hour')
);
create index one_time_tokens_user on one_time_tokens (user_id);
create index one_time_tokens_sign_up on one_time_tokens (sign_up_id);
create index one_time_tokens_expires_at on one_time_tokens (expires_at);

create table user_identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  subject text not null,
  -- What the provider calls the account; shown to its owner only.
  label text,
  linked_at timestamptz not null,
  unique (provider, subject)
);
create index user_identities_user on user_identities (user_id);

create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('health_data')),
  text_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_user on consents (user_id, given_at desc);

create table role_applications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_kind text not null check (account_kind in ('partner', 'doctor')),
  wanted_role text,
  organisation text,
  registration_number text,
  message text,
  status text not null check (status in ('pending', 'given', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null
);
create index role_applications_user on role_applications (user_id, created_at desc);
create index role_applications_pending on role_applications (created_at) where status = 'pending';

-- The audit trail. People are named by id alone, so that it stays when an account is deleted; no foreign key ever changes a row.

create table audit_entries (
  id uuid primary key,
  type text not null,
  action text not null,
  actor_id uuid,
  actor_role text,
  subject_id uuid,
  details jsonb not null,
  request_id text,
  created_at timestamptz not null
);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create index audit_entries_type on audit_entries (type, created_at desc, id desc);
create index audit_entries_subject on audit_entries (subject_id, created_at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, created_at desc, id desc);

alter table security_events drop constraint security_events_user_id_fkey;
create index security_events_user on security_events (user_id, created_at desc, id desc);
create index security_events_type on security_events (event_type, created_at desc, id desc);

-- Nobody changes or removes what is written here, whatever their rights on the table.
create function append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function append_only();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function append_only();
create trigger security_events_append_only before update or delete on security_events
  for each row execute function append_only();
create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function append_only();
