-- Broadcasts to begin with: texts, variables, channels and the rest of what one says, under a name. A broadcast that begins with one keeps
-- its own copy, so nothing refers to a template.
create table broadcast_templates (
  id uuid primary key,
  name text not null,
  is_shared boolean not null,
  -- Kept when the account is gone: colleagues write with what it shared.
  owner_id uuid not null,
  purpose text not null check (purpose in ('mandatory', 'promotion')),
  topic text,
  channels text[] not null,
  texts jsonb not null,
  variables jsonb not null,
  link text,
  is_urgent boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  version integer not null
);
