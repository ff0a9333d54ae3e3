-- How a message and a paper came. By a guest's link nobody has confirmed who sent it: that stays so when an account joins the case.
alter table messages add column if not exists channel text not null default 'portal',
  add column if not exists is_confirmed boolean not null default true;
alter table documents add column channel text not null default 'portal';

-- An upload is a user's, or that of someone without an account, known to the module that takes it.
alter table uploads alter column user_id drop not null, add column guest_id uuid;
create index uploads_guest on uploads (guest_id, created_at) where guest_id is not null;
alter table files add column guest_id uuid;
