-- The staff's list of booked appointments (GET /appointments), of all doctors and of one.
create index appointments_starts on appointments (starts_at, id) where status in ('booked', 'cancelled');
create index appointments_doctor_starts on appointments (doctor_id, starts_at, id) where status in ('booked', 'cancelled');
