-- The people recent forms named, so that a stranger cannot have them sent more than a few messages an hour. Rows are kept for two hours
-- (housekeeping) and hold nothing about a person but a keyed hash.
create table form_recipients (
  id uuid primary key,
  -- Of a mailbox or a phone number.
  recipient_hash text not null,
  -- Which limit it counts towards.
  kind text not null check (kind in ('acknowledgement', 'support', 'brochure', 'booking')),
  -- False where the limit was reached: the request was stored and nothing was sent.
  sent boolean not null,
  created_at timestamptz not null
);
create index form_recipients_recent on form_recipients (recipient_hash, created_at);
create index form_recipients_age on form_recipients (created_at);

alter table inbox_items
  -- The acknowledgement was not sent, because its recipient had been sent enough within the hour.
  add column repeated boolean not null default false,
  -- Requests within the hour before that named the same mailbox or phone number.
  add column repeat_count integer not null default 0 check (repeat_count >= 0);
create index inbox_items_repeated on inbox_items (received_at desc, id desc) where repeated;
