-- All work of a doctor or a partner as a calendar, by a secret link of which only the hash is kept.
create table work_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
