-- Signals by definitions of the administrators: a question of a list, its hours, from how many rows, and how often it is asked.
create table own_signal_definitions (
  id uuid primary key,
  name text not null,
  question text not null,
  hours integer not null check (hours > 0),
  at_least integer not null check (at_least > 0),
  every_minutes integer not null check (every_minutes > 0),
  severity smallint not null check (severity between 1 and 4),
  is_on boolean not null,
  -- Of the staff; none: the team's address.
  notify_user_ids uuid[] not null,
  chain_id uuid references escalation_chains,
  looked_at timestamptz,
  last_count integer,
  -- Then it is in no list; its signals keep its name.
  removed_at timestamptz,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index own_signal_definitions_name on own_signal_definitions (lower(name)) where removed_at is null;
create index own_signal_definitions_updated_by on own_signal_definitions (updated_by) where updated_by is not null;
create index own_signal_definitions_chain on own_signal_definitions (chain_id) where chain_id is not null;

-- A signal of an own definition is of the kind `own`, which has no row of built-in values, and is about its definition.
alter table signals drop constraint signals_kind_fkey, drop constraint signals_subject_kind_check,
  add constraint signals_subject_kind_check check (subject_kind in ('journey', 'inbox_item', 'hospital', 'own', 'system'));
