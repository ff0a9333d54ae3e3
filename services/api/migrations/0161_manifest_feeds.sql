-- The manifest of an organisation as a calendar, by a secret link of which only the hash is kept.
create table manifest_feeds (
  partner_id uuid primary key references partners on delete cascade,
  token_hash text not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
