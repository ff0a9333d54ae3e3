-- Who tells of an event: the server, which saw it, or a browser, which may say what it likes.
alter table security_events add column reported_by text not null default 'server' check (reported_by in ('server', 'browser'));

-- The last sign-in of everybody in a list.
create index security_events_sign_ins on security_events (user_id, created_at desc)
  where event_type = 'user_login' and reported_by = 'server';
