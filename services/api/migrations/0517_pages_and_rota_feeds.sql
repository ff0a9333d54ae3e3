-- A person can be paged at once: a run without a chain, of one step that pages them.
alter table escalation_runs alter column chain_id drop not null;

-- Calendars of on-call turns, by a secret link of which only the hash is kept: a link is of one person, of one rota or of their own turns.
create table rota_feeds (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Null: the person's own turns in every rota.
  rota_id uuid references on_call_rotas on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  unique nulls not distinct (user_id, rota_id)
);
create index rota_feeds_rota on rota_feeds (rota_id) where rota_id is not null;
