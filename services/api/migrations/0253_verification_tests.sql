-- The staff go through the confirmation of an address with a test account, step by step; sign-up and link go away when it is confirmed.
create table verification_tests (
  id uuid primary key,
  email text not null,
  language text not null,
  started_by uuid references users on delete set null,
  started_at timestamptz not null,
  sign_up_id uuid not null,
  -- Every link that was mailed, the newest last.
  link_ids uuid[] not null,
  link_expires_at timestamptz not null,
  opened_at timestamptz,
  -- The same link once more, which has to be refused.
  refused_again_at timestamptz,
  removed_at timestamptz
);
create index verification_tests_newest on verification_tests (started_at desc, id desc);
