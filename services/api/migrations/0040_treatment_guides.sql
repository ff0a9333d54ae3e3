-- What a page about one treatment says: lists of short sentences for patients. A treatment without a guide has no page.
create table treatment_guides (
  treatment_id uuid primary key references treatments on delete cascade,
  helps_when text[] not null,
  not_for text[] not null,
  risks text[] not null,
  recovery text[] not null,
  questions_to_ask text[] not null,
  -- [{question, answer}]
  faq jsonb not null,
  written_on date not null,
  -- By the treatment's reviewer; both null where no doctor has read it.
  reviewed_on date,
  next_review_on date,
  check (num_nulls(reviewed_on, next_review_on) in (0, 2)),
  check (next_review_on > reviewed_on)
);

-- How often a doctor does a treatment; null where it is not known.
alter table doctor_treatments add column times_a_year integer check (times_a_year > 0);
