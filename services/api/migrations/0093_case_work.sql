-- Work on a case: an automation makes a task once, a referral names its hospital, and a request of the inbox becomes a journey.

create unique index journey_tasks_automation on journey_tasks (journey_id, automation) where automation is not null;

alter table assignments
  -- Of a referral: a partner may have several hospitals.
  add column partner_hospital_id uuid references partner_hospitals,
  -- The mail at half of the time.
  add column reminded_at timestamptz;
create index assignments_referral on assignments (due_at, id) where kind = 'referral' and status = 'offered';

alter table treatment_requests add column inbox_item_id uuid references inbox_items;
create unique index treatment_requests_inbox_item on treatment_requests (inbox_item_id) where inbox_item_id is not null;

-- A sender of the inbox without an account. Confirming the address makes the request and the journey, so that is the only secret there is.
create table journey_invitations (
  id uuid primary key,
  inbox_item_id uuid not null unique references inbox_items,
  email text not null,
  treatment_id uuid not null references treatments,
  invited_by uuid not null,
  sent_at timestamptz not null,
  sent_count integer not null,
  expires_at timestamptz not null,
  -- Set once the journey is made.
  accepted_at timestamptz,
  journey_id uuid references patient_journeys,
  created_at timestamptz not null
);
create index journey_invitations_address on journey_invitations (lower(email)) where accepted_at is null;
