-- One of the staff is away as a member of an organisation is: without an organisation, also from a later day on.
alter table member_absences alter column partner_id drop not null,
  -- Null: since it was entered.
  add column from_at timestamptz,
  -- When the deputy of one of the staff was told that it has begun.
  add column begun_at timestamptz;
create index member_absences_staff on member_absences (deputy_id, until_at) where partner_id is null;
