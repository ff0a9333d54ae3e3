-- Brochures by mail. The row lets its link open the PDF until it expires; the PDF itself is made of the catalogue.

create table brochure_requests (
  id uuid primary key,
  -- Of the token in the mail's link, which is stored nowhere.
  token_hash text not null unique,
  speciality text not null,
  language text not null,
  name text check (length(name) <= 1000),
  email text not null check (length(email) <= 254),
  -- Whether we may write about the treatment later: only where it was ticked.
  may_write boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
