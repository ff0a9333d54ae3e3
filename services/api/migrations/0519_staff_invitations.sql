-- Colleagues who are invited: who accepts, signed in with the address, gets the role.
create table staff_invitations (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('ayana_staff', 'admin', 'super_admin')),
  -- The token is derived from this id when the mail is written; sent again, it is another one.
  link_id uuid not null,
  token_hash text not null unique,
  invited_by uuid references users on delete set null,
  sent_at timestamptz not null,
  sent_count integer not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  -- Taken back.
  ended_at timestamptz,
  created_at timestamptz not null
);
create unique index staff_invitations_open on staff_invitations (lower(email)) where accepted_at is null and ended_at is null;
create index staff_invitations_invited_by on staff_invitations (invited_by) where invited_by is not null;
create index staff_invitations_accepted_by on staff_invitations (accepted_by) where accepted_by is not null;
