-- What the partner who carries out a part of a trip books, and what was changed while they had it.
alter table travel_legs
  add column contact_name text,
  add column contact_phone text,
  add column vehicle text,
  add column room text,
  -- False for a flight whose new time is not known yet, and for what hangs on it.
  add column time_known boolean not null default true,
  -- The start its partner knew before it was moved for them; null once they confirmed the new one.
  add column moved_from timestamptz,
  -- When the patient arrived or was missed, and who said so.
  add column settled_at timestamptz,
  add column settled_by uuid references users on delete set null;
create index travel_legs_assignment on travel_legs (assignment_id, starts_at) where assignment_id is not null;
