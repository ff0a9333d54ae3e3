-- Times of doctors that visitors hold while they fill in a form, and book.

create extension if not exists btree_gist with schema public;

create table appointments (
  id uuid primary key,
  doctor_id uuid not null references doctors,
  video_consultation_id uuid references video_consultations on delete cascade,
  kind text not null check (kind in ('video', 'phone')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- held: until held_until; lapsed: held too long, and free again; released: given back; moved: another row took its place.
  status text not null check (status in ('held', 'lapsed', 'released', 'booked', 'cancelled', 'moved')),
  held_until timestamptz not null,
  -- Of the key only the browser that holds the time has.
  holder_hash text not null,
  -- Of the token in the mail's link. The token is made of the request's id and a secret only the server knows.
  token_hash text,
  -- How often it was changed since it was booked (RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  -- The visitor's: an IANA name, or an offset where that is all that is known.
  time_zone text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (starts_at < ends_at),
  check ((status in ('booked', 'cancelled', 'moved')) = (video_consultation_id is not null)),
  check ((status in ('booked', 'cancelled')) = (token_hash is not null)),
  -- Whatever the program does, no doctor is in two talks at once.
  constraint appointments_do_not_overlap
    exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('held', 'booked'))
);
create unique index appointments_token on appointments (token_hash);
create unique index appointments_request on appointments (video_consultation_id) where status in ('booked', 'cancelled');
create index appointments_holder on appointments (holder_hash) where status = 'held';
create index appointments_live on appointments (ends_at) where status in ('held', 'booked');
create index appointments_moved on appointments (video_consultation_id) where status = 'moved';
