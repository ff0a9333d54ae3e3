-- What came by mail or as a text message. Once it is in a thread, a row holds nothing about a person but the hash of the sender's address;
-- one that was dismissed, or that a machine wrote, is emptied after a month.
create table incoming_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  -- The Message-ID of a mail, the provider's id of a text message: each is taken once.
  external_id text not null,
  sender_hash text not null,
  from_address text,
  from_name text,
  subject text,
  text text,
  -- Files that were not kept: their names and why.
  left_out jsonb not null default '[]',
  status text not null check (status in ('not_placed', 'placed', 'automatic', 'dismissed')),
  reason text check (reason in ('unknown_address', 'no_thread', 'case_closed', 'too_many', 'unreadable', 'automatic')),
  -- The case it is in, or whose address it was sent to.
  case_id uuid,
  message_id uuid,
  received_at timestamptz not null,
  handled_by uuid references users on delete set null,
  handled_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  unique (channel, external_id),
  check ((status = 'placed') = (message_id is not null))
);
create index incoming_messages_list on incoming_messages (status, received_at desc, id desc);
-- How many of late: one sender cannot fill a thread.
create index incoming_messages_sender on incoming_messages (sender_hash, received_at);
create index incoming_messages_handled_by on incoming_messages (handled_by) where handled_by is not null;
create index incoming_messages_case on incoming_messages (case_id) where case_id is not null;

-- Signatures of webhooks that were taken: within the time in which they count, each is taken once.
create table webhook_deliveries (
  signature text primary key,
  received_at timestamptz not null
);
create index webhook_deliveries_received on webhook_deliveries (received_at);
comment on table webhook_deliveries is 'Kept by the program: signatures of webhooks, so that none is replayed.';
