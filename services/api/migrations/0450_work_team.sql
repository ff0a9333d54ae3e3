-- Who of an organisation has a piece of work: each line hands it to a person, or to nobody; the last one says who has it now.
create table work_hand_overs (
  id uuid primary key,
  assignment_id uuid not null references assignments,
  journey_id uuid not null references patient_journeys,
  -- Counts the lines of one piece of work: two people who take it at the same moment do not both get it.
  number integer not null,
  -- Null for nobody.
  to_user_id uuid references users on delete set null,
  by_user_id uuid references users on delete set null,
  note text,
  created_at timestamptz not null,
  unique (assignment_id, number)
);
create index work_hand_overs_journey on work_hand_overs (journey_id);

-- Notes of an organisation on its work, which nobody else reads.
create table work_notes (
  id uuid primary key,
  assignment_id uuid not null references assignments,
  journey_id uuid not null references patient_journeys,
  author_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index work_notes_assignment on work_notes (assignment_id, created_at desc, id desc);
create index work_notes_journey on work_notes (journey_id);
