-- Addresses of other services that get news of signals, beside mail and text.
create table webhooks (
  id uuid primary key,
  name text not null,
  format text not null check (format in ('slack', 'teams', 'telegram', 'json')),
  -- Of the address, which is a secret itself: the rest of it, a signing key and a chat are sealed.
  host text not null,
  sealed text not null,
  is_on boolean not null,
  -- The last attempt.
  last_at timestamptz,
  last_status integer,
  last_error text,
  -- The last one that was accepted.
  delivered_at timestamptz,
  removed_at timestamptz,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index webhooks_name on webhooks (lower(name)) where removed_at is null;
create index webhooks_updated_by on webhooks (updated_by) where updated_by is not null;

create table outgoing_webhooks (
  id uuid primary key,
  webhook_id uuid not null references webhooks,
  dedupe_key text not null unique,
  data jsonb not null,
  is_test boolean not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'cancelled')),
  attempts integer not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outgoing_webhooks_webhook on outgoing_webhooks (webhook_id, created_at desc);

alter table signal_definitions add column webhook_ids uuid[] not null default '{}';
alter table own_signal_definitions add column webhook_ids uuid[] not null default '{}';
