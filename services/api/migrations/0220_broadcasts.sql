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
