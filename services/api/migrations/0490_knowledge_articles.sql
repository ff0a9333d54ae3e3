-- What the service desk knows, for those who ask and those who do it.
create table knowledge_articles (
  id uuid primary key,
  title text not null,
  body text not null,
  -- The service that it is about; null: any.
  item_id uuid references service_catalog_items,
  state text not null check (state in ('draft', 'published', 'retired')),
  -- A user; the row stays without the account.
  author_id uuid not null,
  review_by date,
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', search_plain(title)), 'A')
      || setweight(to_tsvector('pg_catalog.english', search_plain(body)), 'B')
  ) stored,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index knowledge_articles_updated on knowledge_articles (updated_at, id);
create index knowledge_articles_title on knowledge_articles (title, id);
create index knowledge_articles_review on knowledge_articles (review_by, id);
create index knowledge_articles_item on knowledge_articles (item_id) where item_id is not null;
create index knowledge_articles_updated_by on knowledge_articles (updated_by) where updated_by is not null;
create index knowledge_articles_search on knowledge_articles using gin (search);

-- Each time an article helped: it made a request needless, or it is linked to one.
create table knowledge_uses (
  id uuid primary key,
  article_id uuid not null references knowledge_articles on delete cascade,
  -- Null: no request was needed.
  request_id uuid references service_requests on delete cascade,
  -- A user.
  user_id uuid not null,
  at timestamptz not null
);
create unique index knowledge_uses_request on knowledge_uses (article_id, request_id) where request_id is not null;
create index knowledge_uses_of_request on knowledge_uses (request_id) where request_id is not null;
create index knowledge_uses_article on knowledge_uses (article_id, at);
