-- The activity about one thing, such as a journey.
create index audit_entries_about on audit_entries ((details ->> 'id'), created_at desc, id desc);
