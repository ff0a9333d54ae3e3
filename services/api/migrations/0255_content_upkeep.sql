-- Staff keep articles, questions and vacancies as they keep the catalogue: with a version, who changed them, and removed ones kept.
alter table blog_posts
  add column is_active boolean not null default true,
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null,
  add column updated_at timestamptz not null default now(),
  add column created_at timestamptz not null default now();
alter table faq_entries
  add column is_active boolean not null default true,
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null,
  add column updated_at timestamptz not null default now(),
  add column created_at timestamptz not null default now();
alter table vacancies
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null,
  add column updated_at timestamptz not null default now(),
  add column created_at timestamptz not null default now();
create index blog_posts_updated_by on blog_posts (updated_by) where updated_by is not null;
create index faq_entries_updated_by on faq_entries (updated_by) where updated_by is not null;
create index vacancies_updated_by on vacancies (updated_by) where updated_by is not null;
