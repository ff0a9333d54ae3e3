-- Where the patient and the doctor meet for a talk by video. The staff set it; a moved appointment takes it along.
alter table appointments
  add column join_url text,
  add column join_url_set_by uuid references users on delete set null,
  add column join_url_set_at timestamptz,
  add constraint appointments_join_url
    check (join_url is null or (kind = 'video' and status in ('booked', 'moved') and join_url_set_at is not null));
