-- What people said to the staff by telephone, WhatsApp, at the office or in a mail. The inbox item, of kind contact, has the same id. Someone who left no
-- address has the empty one there.
create table staff_enquiries (
  id uuid primary key,
  channel text not null check (channel in ('phone', 'whatsapp', 'walk_in', 'email')),
  text text not null check (length(text) <= 10000),
  treatment_id uuid references treatments,
  -- The person agreed that we keep what they said about their health.
  consent_noted boolean not null,
  entered_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index staff_enquiries_treatment on staff_enquiries (treatment_id) where treatment_id is not null;
create index staff_enquiries_entered_by on staff_enquiries (entered_by) where entered_by is not null;
