-- Accounts: who opens them, how they are confirmed, and what is kept of them.

create table users (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  name text not null,
  role text check (role in (
    'admin', 'super_admin', 'ayana_staff', 'doctor', 'patient', 'unverified_user', 'partner', 'partner/hospital',
    'partner/travel_visa', 'partner/logistics', 'partner/lodging', 'laboratory_partner', 'pharmacy_partner'
  )),
  -- Null for a person who signs in by an outside identity provider only.
  password_hash text,
  email_verified_at timestamptz,
  access_changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  first_name text,
  last_name text,
  phone text,
  country text,
  city text,
  date_of_birth date,
  time_zone text,
  -- The language in which a user reads the portals and their mails, a tag such as `en` or `ar`.
  language text not null default 'en',
  -- Stored, since computing it for each row a search compares takes longer than comparing it.
  search text not null generated always as (search_latin(email || ' ' || name)) stored,
  is_test boolean not null default made_as_test(),
  profile_version integer not null default 1
);
create unique index users_email on users (lower(email));
create index users_access_changed_at on users (access_changed_at);
create index users_role on users (role, created_at desc, id desc);
create index users_newest on users (created_at desc, id desc);
-- Administrators look people up by parts of their name or address.
create index users_search on users using gin (search gin_trgm_ops);
create index users_of_tests on users (created_at) where is_test;

-- Changing a role, in whatever way, ends the access it gave. When an access changed is also the version of it that tokens carry, so it never
-- stays or goes back, whatever the clock does.
create function users_access_changed() returns trigger language plpgsql as $$
begin
  new.access_changed_at := greatest(clock_timestamp(), old.access_changed_at + interval '1 microsecond');
  return new;
end $$;
create trigger users_access_changed before update of role on users
  for each row when (old.role is distinct from new.role) execute function users_access_changed();

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- The network a session was opened from, without the part that names one device.
  network text,
  -- How it was opened: `password`, or `oauth:<provider>`.
  method text not null default 'password'
);
create index sessions_revoked_at on sessions (revoked_at);
create index sessions_expires_at on sessions (expires_at);
-- The newest sign-ins of a user, and the last one of everybody in a list.
create index sessions_user on sessions (user_id, created_at desc);

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  superseded_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table sign_in_attempts (
  account text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

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

-- What was filled in before an address was confirmed. An account comes of it, and only then.
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
  created_at timestamptz not null,
  -- That of its page.
  language text not null default 'en',
  is_test boolean not null default made_as_test()
);
create index sign_ups_email on sign_ups (lower(email), created_at desc);
create index sign_ups_created_at on sign_ups (created_at);
create index sign_ups_of_tests on sign_ups (created_at) where is_test;

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

-- The staff go through the confirmation of an address with a test account, step by step; sign-up and link go away when it is confirmed.
create table verification_tests (
  id uuid primary key,
  email text not null,
  language text not null,
  started_by uuid references users on delete set null,
  started_at timestamptz not null,
  sign_up_id uuid not null,
  -- Every link that was mailed, the newest last.
  link_ids uuid[] not null,
  link_expires_at timestamptz not null,
  opened_at timestamptz,
  -- The same link once more, which has to be refused.
  refused_again_at timestamptz,
  removed_at timestamptz
);
create index verification_tests_newest on verification_tests (started_at desc, id desc);

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
  decided_by uuid references users on delete set null,
  -- An account that asked for a role: accepted, it gets the role once its owner has followed the invitation.
  invited_at timestamptz
);
create index role_applications_user on role_applications (user_id, created_at desc);
create index role_applications_pending on role_applications (created_at) where status = 'pending';
-- One application waits at a time.
create unique index role_applications_waiting on role_applications (user_id) where status = 'pending';

-- The words of the names of users and of those who wrote to us. A misspelt word of a search is compared with these: comparing it with
-- every name takes half a second where many share one. A word stays when nobody has it any more; it leads to nobody then.
create table name_words (
  word text primary key
);
-- Without a list of pending entries, which every search would read through.
create index name_words_alike on name_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function add_name_words() returns trigger
  language plpgsql
as $$
begin
  insert into name_words
    select distinct word from regexp_split_to_table(search_latin(new.name), '[[:space:][:punct:]]+') word
    where length(word) between 3 and 40 order by word
  on conflict do nothing;
  return null;
end $$;
create trigger users_name_words after insert or update of name on users for each row execute function add_name_words();

-- The most alike first; the API compares their letters.
create function name_words_like(p_word text, p_most integer) returns table (word text)
  language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  select known.word from name_words known where known.word % p_word
  order by similarity(known.word, p_word) desc, known.word limit p_most
$$;

-- What people agreed to, and how they hear from us

create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('health_data')),
  text_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_user on consents (user_id, given_at desc);

-- Append-only: the application's database user may not change or delete a row. It is kept when the account is deleted.
create table consent_entries (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null,
  subject text not null check (subject in ('health_data', 'newsletter', 'notification_mail', 'notification_text')),
  -- The version of the text, the topic of the newsletter, or the kind of notification.
  topic text not null,
  given boolean not null,
  source text not null check (source in ('sign_up', 'account', 'mail_link'))
);
create index consent_entries_user on consent_entries (user_id, at desc, id desc);

create table patient_notifications (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  journey_id uuid,
  title text not null,
  message text not null,
  notification_type text not null check (notification_type in ('journey_update')),
  stage_number integer,
  metadata jsonb not null,
  is_read boolean not null,
  read_at timestamptz,
  created_at timestamptz not null,
  -- Unread first, each part newest first: milliseconds, and unread ones beyond all times.
  reading_order bigint generated always as
    ((extract(epoch from created_at at time zone 'UTC') * 1000)::bigint + case when is_read then 0 else 10000000000000 end) stored
);
create index patient_notifications_newest on patient_notifications (patient_id, created_at desc, id desc);
create index patient_notifications_unread on patient_notifications (patient_id) where not is_read;
create index patient_notifications_reading on patient_notifications (patient_id, reading_order desc, id desc);

-- Channels by kind of notification. A kind without a row has the defaults.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('journey', 'message', 'document', 'quote', 'appointment', 'travel', 'check_in', 'task')),
  mail boolean not null,
  text boolean not null,
  updated_at timestamptz not null,
  primary key (user_id, kind)
);

-- Wall-clock times of a zone: 22:00 to 07:00 goes over midnight.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_time text not null check (until_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_zone text not null,
  updated_at timestamptz not null,
  check (from_time <> until_time)
);

-- While a row counts, its person gets no mail and no text about notifications; the bell goes on ringing.
create table notification_pauses (
  user_id uuid primary key references users on delete cascade,
  -- Null until they end it themselves.
  until timestamptz,
  updated_at timestamptz not null
);

-- Filters and order of a list under a name, for one person or for all who see the list.
create table saved_views (
  id uuid primary key,
  list text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  owner_id uuid not null references users on delete cascade,
  created_at timestamptz not null
);
create index saved_views_list on saved_views (list, owner_id);

-- Files

-- Uploads that are not used yet. Their bytes are in the file store under `unfinished/`; a job removes both after a day.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  media_type text not null,
  size integer not null check (size between 1 and 10485760),
  created_at timestamptz not null,
  -- A file that comes in one piece is being taken until then; its process moves the time on. Until it has passed, nobody else takes a file
  -- of the same id: a form that is sent again meanwhile is refused.
  taken_until timestamptz
);
create index uploads_user on uploads (user_id, created_at);
create index uploads_created on uploads (created_at);

-- Files that belong to something. A row exists only once the whole file is in the store under `stored/<storage_key>`.
create table files (
  -- The id of its upload: an upload becomes one file, however often that is asked for.
  id uuid primary key,
  -- The kind of row it belongs to, such as `service_request`, and its id. The module of that kind decides who may see it.
  owner_kind text not null,
  owner_id uuid not null,
  file_name text not null,
  media_type text not null,
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key uuid not null unique,
  -- Null once the account is gone.
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index files_owner on files (owner_kind, owner_id, created_at, id);
create index files_uploaded_by on files (uploaded_by) where uploaded_by is not null;

-- The activity. People are named by id alone, so that it stays when an account is deleted; no foreign key ever changes a row.

-- The audit trail.
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
-- What happened, by its kind of act.
create index audit_entries_action on audit_entries (action, created_at desc, id desc);
-- The activity about one thing, such as a journey.
create index audit_entries_about on audit_entries ((details ->> 'id'), created_at desc, id desc);
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function append_only();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function append_only();

create table security_events (
  id uuid primary key,
  user_id uuid,
  event_type text not null,
  details jsonb not null,
  created_at timestamptz not null,
  -- The server, which saw the event, or a browser, which may say what it likes.
  reported_by text not null default 'server' check (reported_by in ('server', 'browser'))
);
create index security_events_created_at on security_events (created_at desc, id desc);
create index security_events_user on security_events (user_id, created_at desc, id desc);
create index security_events_type on security_events (event_type, created_at desc, id desc);
-- The last sign-in of everybody in a list.
create index security_events_sign_ins on security_events (user_id, created_at desc)
  where event_type = 'user_login' and reported_by = 'server';
create trigger security_events_append_only before update or delete on security_events
  for each row execute function append_only();
create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function append_only();

create table activity_chain (
  -- Without a gap, from 1.
  number bigint primary key check (number > 0),
  source text not null check (source in ('audit_entries', 'security_events')),
  row_id uuid not null,
  -- SHA-256 of `activity_text`.
  content_hash bytea not null,
  -- Of the row before; empty for the first.
  previous_hash bytea not null,
  -- SHA-256 of `number|source|row_id|content_hash|previous_hash`, the hashes in hexadecimal.
  hash bytea not null,
  unique (source, row_id)
);
create trigger activity_chain_append_only before update or delete on activity_chain
  for each row execute function append_only();
create trigger activity_chain_no_truncate before truncate on activity_chain
  for each statement execute function append_only();

-- A row's content as one text. jsonb writes equal values equally; the time is that of UTC with its microseconds, whatever the session's zone.
create function activity_text(entry audit_entries) returns text language sql stable as $$
  select jsonb_build_array(entry.id, entry.type, entry.action, entry.actor_id, entry.actor_role, entry.subject_id, entry.details,
    entry.request_id, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
$$;

create function activity_text(event security_events) returns text language sql stable as $$
  select jsonb_build_array(event.id, event.user_id, event.event_type, event.details, event.reported_by,
    to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
$$;

-- The hash of each new row, made in the transaction that writes it, until a job has sealed it. Nobody waits for anyone here.
create table activity_unsealed (
  position bigserial primary key,
  source text not null check (source in ('audit_entries', 'security_events')),
  row_id uuid not null,
  content_hash bytea not null,
  unique (source, row_id)
);

-- By the owner of the tables: the application may not write these tables itself.
create function hash_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into activity_unsealed (source, row_id, content_hash)
  values ('audit_entries', new.id, sha256(convert_to(activity_text(new), 'UTF8')));
  return null;
end $$;
create trigger audit_entries_hashed after insert on audit_entries for each row execute function hash_audit_entry();

create function hash_security_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into activity_unsealed (source, row_id, content_hash)
  values ('security_events', new.id, sha256(convert_to(activity_text(new), 'UTF8')));
  return null;
end $$;
create trigger security_events_hashed after insert on security_events for each row execute function hash_security_event();

-- Makes links of committed rows: only those are seen here, so their order is that of the commits, and the number has no gap. One at a time.
create function seal_activity(most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head activity_chain;
  waiting activity_unsealed;
  next_number bigint;
  previous bytea;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('activity chain', 0));
  -- A query of its own: it sees what the one before has committed.
  select * into head from activity_chain order by number desc limit 1;
  next_number := coalesce(head.number, 0);
  previous := coalesce(head.hash, ''::bytea);
  for waiting in select * from activity_unsealed order by position limit most loop
    next_number := next_number + 1;
    insert into activity_chain (number, source, row_id, content_hash, previous_hash, hash)
    values (next_number, waiting.source, waiting.row_id, waiting.content_hash, previous, sha256(convert_to(concat_ws('|', next_number,
      waiting.source, waiting.row_id, encode(waiting.content_hash, 'hex'), encode(previous, 'hex')), 'UTF8')))
    returning hash into previous;
    delete from activity_unsealed where position = waiting.position;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
