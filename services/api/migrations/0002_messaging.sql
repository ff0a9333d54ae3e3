-- Mails and text messages on their way: asked for in a form's transaction, kept afterwards as the proof of delivery.
-- Once sent, a row holds nothing about a person but the hash of the address.

create table outgoing_mails (
  id uuid primary key,
  template text not null,
  dedupe_key text not null unique,
  message_id text not null,
  reply_to_message_id text,
  recipient text,
  recipient_hash text not null,
  data jsonb,
  status text not null check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status = 'sent' or (recipient is not null and data is not null))
);

create table outgoing_texts (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  template text not null,
  dedupe_key text not null unique,
  recipient text,
  recipient_hash text not null,
  data jsonb,
  status text not null check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status = 'sent' or (recipient is not null and data is not null))
);

-- What waits or was given up is looked for; what was sent is most of the table and is not.
create index outgoing_mails_unsent on outgoing_mails (created_at) where status <> 'sent';
create index outgoing_texts_unsent on outgoing_texts (created_at) where status <> 'sent';
