-- Uploads that are not used yet. Their bytes are in the file store under `unfinished/`; a job removes both after a day.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  media_type text not null,
  size integer not null check (size between 1 and 10485760),
  created_at timestamptz not null
);
create index uploads_user on uploads (user_id, created_at);
create index uploads_created on uploads (created_at);

-- Files that belong to something. A row exists only once the whole file is in the store under `stored/<storage_key>`.
create table files (
  -- The id of its upload: an upload becomes one file, however often that is asked for.
  id uuid primary key,
  -- The kind of row it belongs to, such as `service_request`, and its id. The module of that kind decides who may see it.
  owner_kind text not null,
  owner_id uuid not null,
  file_name text not null,
  media_type text not null,
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key uuid not null unique,
  -- Null once the account is gone.
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index files_owner on files (owner_kind, owner_id, created_at, id);
create index files_uploaded_by on files (uploaded_by) where uploaded_by is not null;
