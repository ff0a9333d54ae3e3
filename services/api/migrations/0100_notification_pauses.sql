-- While a row counts, its person gets no mail and no text about notifications; the bell goes on ringing.
create table notification_pauses (
  user_id uuid primary key references users on delete cascade,
  -- Null until they end it themselves.
  until timestamptz,
  updated_at timestamptz not null
);
