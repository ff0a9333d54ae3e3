-- Who holds a time, so that nobody holds many: known while it is held, and no longer.
alter table appointments
  -- Of the word in the visitor's cookie.
  add column visitor_hash text,
  -- Of the client's network address.
  add column address_hash text,
  add constraint appointments_forget_the_holder
    check (status = 'held' or (visitor_hash is null and address_hash is null));
create index appointments_visitor on appointments (visitor_hash) where status = 'held';
create index appointments_address on appointments (address_hash) where status = 'held';
