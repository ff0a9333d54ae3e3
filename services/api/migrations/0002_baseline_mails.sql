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
  status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'withheld')),
  attempts integer not null default 0,
  last_error jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The request that asked for it: the same id in the browser, the logs, the job and the mail's own header.
  request_id text,
  -- A tag such as `en` or `ar`; null for the team and for older rows, which are English.
  language text,
  -- One of a test goes to addresses of the allow-list only; to any other it is withheld.
  is_test boolean not null default false,
  check ((status = 'sent') = (sent_at is not null)),
  -- Of one that is not wanted any more before it has left, only the hash of its address is kept, as of one that was sent.
  check (status in ('sent', 'cancelled') or (recipient is not null and data is not null))
);
-- How many mails of a kind an address got of late.
create index outgoing_mails_recipient on outgoing_mails (recipient_hash, template, created_at);
-- Looked for every minute (`signal_definitions`).
create index outgoing_mails_troubled on outgoing_mails (created_at, id) where status = 'failed' or attempts >= 3;
create index outgoing_mails_of_tests on outgoing_mails (created_at desc, id desc) where is_test;
-- What waits or was given up is looked for; what was sent is most of the table and is not. What is withheld is not waiting.
create index outgoing_mails_unsent on outgoing_mails (created_at) where status not in ('sent', 'withheld');

create table outgoing_texts (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  template text not null,
  dedupe_key text not null unique,
  recipient text,
  recipient_hash text not null,
  data jsonb,
  status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'withheld')),
  attempts integer not null default 0,
  last_error jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  request_id text,
  language text,
  is_test boolean not null default false,
  check ((status = 'sent') = (sent_at is not null)),
  check (status in ('sent', 'cancelled') or (recipient is not null and data is not null))
);
create index outgoing_texts_unsent on outgoing_texts (created_at) where status <> 'sent';

-- Each attempt at a mail of a test.
create table mail_attempts (
  id uuid primary key,
  mail_id uuid not null references outgoing_mails on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- The mail server's words; null when it took the mail.
  failure jsonb
);
create index mail_attempts_of_mail on mail_attempts (mail_id, number);
