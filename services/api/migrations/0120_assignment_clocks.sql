-- The clocks of work: until when it is answered, and when its time ran out. `due_at` is until when it is done.
alter table assignments
  add column answer_by timestamptz,
  -- Of the clock that runs now: an answer, or more time, clears it.
  add column lapsed_at timestamptz;
drop index assignments_referral;
create index assignments_running on assignments (due_at, id) where status in ('offered', 'accepted');

-- Papers that assignees ask patients for. The paper itself is a wanted document, which several may wait for.
create table paper_requests (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  assignment_id uuid not null references assignments,
  document_id uuid not null references documents,
  kind text not null,
  -- In the words of the assignee; the patient reads it.
  reason text not null,
  asked_by uuid not null,
  -- The mail that says the paper is there.
  arrived_at timestamptz,
  created_at timestamptz not null
);
create index paper_requests_assignment on paper_requests (assignment_id, created_at, id);
create index paper_requests_document on paper_requests (document_id);
