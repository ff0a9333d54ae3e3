-- Colleagues who are given work together.
create table staff_groups (
  id uuid primary key,
  name text not null,
  purpose text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create unique index staff_groups_name on staff_groups (lower(name));
create index staff_groups_updated_by on staff_groups (updated_by) where updated_by is not null;

create table staff_group_members (
  group_id uuid not null references staff_groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  added_at timestamptz not null,
  primary key (group_id, user_id)
);
create index staff_group_members_user on staff_group_members (user_id);

-- Until one of the group takes it, nobody is named in it.
alter table service_requests add column group_id uuid;
create index service_requests_group on service_requests (group_id, state) where group_id is not null;
alter table incidents add column group_id uuid;
create index incidents_group on incidents (group_id, state) where group_id is not null;
