-- A member of an organisation is away until a moment, and a colleague covers: it ends by itself. One row a member.
create table member_absences (
  user_id uuid primary key references users on delete cascade,
  partner_id uuid not null references partners,
  deputy_id uuid not null references users on delete cascade,
  until_at timestamptz not null,
  set_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index member_absences_deputy on member_absences (deputy_id);
