-- What people read: articles, questions with their answers, and who reviewed which page when. Texts are Markdown; topics and
-- drawings are words of the contracts and of the pages, so adding one is no migration.

create table blog_posts (
  id uuid primary key,
  slug slug not null unique,
  title text not null,
  summary text not null,
  topic text not null,
  body text not null,
  reading_minutes smallint not null check (reading_minutes > 0),
  published_on date not null,
  updated_on date not null,
  -- Medical texts name who read them; a text about visas or papers has none.
  reviewer_id uuid references doctors,
  reviewed_on date,
  next_review_on date,
  -- [{name, href?, read}]
  sources jsonb not null default '[]',
  drawing text not null,
  check (updated_on >= published_on),
  check (num_nulls(reviewer_id, reviewed_on, next_review_on) in (0, 3)),
  check (next_review_on > reviewed_on)
);
create index blog_posts_newest on blog_posts (published_on desc, id desc);
create index blog_posts_topic on blog_posts (topic, published_on desc, id desc);
create index blog_posts_reviewer on blog_posts (reviewer_id);

create table faq_entries (
  id uuid primary key,
  slug slug not null unique,
  topic text not null,
  question text not null,
  answer text not null,
  position integer not null,
  reviewed_on date not null,
  -- As it is searched: the question alone, and all of it by its letters and by its stems.
  search_question text not null generated always as (search_plain(question)) stored,
  search_all text not null generated always as (search_plain(question || ' ' || answer)) stored,
  search_stems tsvector not null
    generated always as (to_tsvector('pg_catalog.english', search_plain(question || ' ' || answer))) stored
);
create index faq_entries_position on faq_entries (position, id);

-- One of each browser. Who it was cannot be told: `voter` is a keyed hash of a random word in the browser's cookie and of the
-- entry, so that not even two votes of one browser can be brought together.
create table faq_votes (
  entry_id uuid not null references faq_entries on delete cascade,
  voter text not null,
  helpful boolean not null,
  comment text check (length(comment) <= 200),
  voted_at timestamptz not null,
  primary key (entry_id, voter)
);

-- Pages whose text is not in the database: which doctor read them, and when somebody does so again.
create table content_reviews (
  path text primary key check (path ~ '^(/[a-z0-9-]+)+$'),
  doctor_id uuid not null references doctors,
  reviewed_on date not null,
  next_review_on date not null check (next_review_on > reviewed_on)
);
create index content_reviews_doctor on content_reviews (doctor_id);
