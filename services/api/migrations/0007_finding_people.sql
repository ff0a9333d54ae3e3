-- Administrators look people up by parts of their name or address.
create index users_search on users using gin (search_text(email || ' ' || name) gin_trgm_ops);

-- Their newest sign-ins, and the last one of everybody in a list.
drop index sessions_user;
create index sessions_user on sessions (user_id, created_at desc);

-- One application waits at a time.
create unique index role_applications_waiting on role_applications (user_id) where status = 'pending';

-- What happened, by its kind of act.
create index audit_entries_action on audit_entries (action, created_at desc, id desc);

-- People's own consultation requests, and a member of staff's own in the order they are due.
create index inbox_items_email on inbox_items (lower(email), received_at desc, id desc);
create index inbox_items_queue on inbox_items (assigned_to, due_at, id) where status in ('new', 'claimed');
