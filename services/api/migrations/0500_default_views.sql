-- The saved view that a list opens with, by its reader: one of theirs, or one that a colleague shares.
create table default_views (
  user_id uuid not null references users on delete cascade,
  list text not null,
  view_id uuid not null references saved_views on delete cascade,
  primary key (user_id, list)
);
create index default_views_view on default_views (view_id);
