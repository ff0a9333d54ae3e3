-- Requests for support. The staff's side of each is an inbox item of kind contact with the same id; its sender follows it by a link.

create table support_requests (
  id uuid primary key,
  -- Of the token in the mail's link. The token is made of the id and a secret only the server knows, and is stored nowhere.
  token_hash text not null unique,
  topic text not null,
  name text not null check (length(name) <= 1000),
  email text not null check (length(email) <= 254),
  phone text,
  message text not null check (length(message) <= 1000),
  created_at timestamptz not null
);
