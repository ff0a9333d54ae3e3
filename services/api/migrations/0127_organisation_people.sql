-- People are invited into an organisation, or to be a doctor of the catalogue, by a link that works once and for some days.
create table organisation_invitations (
  id uuid primary key,
  -- One of the two.
  partner_id uuid references partners,
  doctor_id uuid references doctors,
  email text not null,
  name text not null,
  -- Null for a doctor.
  role text check (role in ('owner', 'member', 'read_only')),
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
  created_at timestamptz not null,
  check (num_nonnulls(partner_id, doctor_id) = 1),
  check ((role is null) = (partner_id is null))
);
create unique index organisation_invitations_open on organisation_invitations (coalesce(partner_id, doctor_id), lower(email))
  where accepted_at is null and ended_at is null;

-- What an organisation says about itself. Of a hospital, the public site shows the row of the catalogue instead.
alter table partners
  add column about text,
  add column email text,
  add column phone text,
  add column website text,
  add column address text,
  add column languages text[] not null default '{}',
  add column city_ids uuid[] not null default '{}',
  add column time_zone text not null default 'Asia/Kolkata',
  -- Each weekday with its times: [{"weekday": 1, "from_time": "09:00", "to_time": "18:00"}].
  add column opening_hours jsonb not null default '[]',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create index partners_name on partners (company_name, id);
create index partner_members_since on partner_members (partner_id, created_at, user_id);

-- What became of an application made on the site.
alter table partner_applications
  add column status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  add column partner_id uuid references partners,
  add column refused_reason text,
  add column decided_by uuid references users on delete set null,
  add column decided_at timestamptz;
alter table doctor_applications
  add column status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  add column doctor_id uuid references doctors,
  add column refused_reason text,
  add column decided_by uuid references users on delete set null,
  add column decided_at timestamptz;
-- An account that asked for a role: accepted, it gets the role once its owner has followed the invitation.
alter table role_applications add column invited_at timestamptz;
