-- The figures of /admin/analytics: one row a case, and sums of those rows by month (docs/adr/0086). Derived rows: each can be worked out
-- again from the requests, journeys and their parts, and `npm run check -- rollups` does so and compares. Triggers note what has changed;
-- the job `analytics.rollups` works that out again.

-- What has changed since. Without a key of the subject: noting one twice at once must not make one transaction wait for another.
create table analytics_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('enquiry', 'request', 'journey', 'service_request')),
  subject_id uuid not null
);

-- One row a case: an enquiry from its first word on, with the request and the journey that grew from it.
create table analytics_cases (
  -- Of the enquiry; of the request or the journey where none came before.
  case_id uuid primary key,
  -- The first day of the month in India in which the enquiry came.
  month date not null,
  -- Null: not said.
  country text,
  source text not null check (source in ('contact', 'consultation', 'video_consultation', 'portal', 'staff')),
  treatment_id uuid,
  -- Of the accepted quote, else of the last one sent, else of the last referral.
  hospital_id uuid,
  -- The last step of the nine that was reached.
  reached smallint not null check (reached between 1 and 9),
  -- Minutes from the enquiry on, rounded up (`analytics_step`); null: not yet.
  first_answer integer,
  opinion integer,
  quote integer,
  -- What became of the offers, of cases with one; null without.
  outcome text check (outcome in ('accepted', 'waiting', 'declined', 'lapsed')),
  -- Quotes by what became of them.
  quotes_accepted smallint not null,
  quotes_waiting smallint not null,
  quotes_other_chosen smallint not null,
  quotes_declined_with_words smallint not null,
  quotes_declined_without_words smallint not null,
  quotes_lapsed smallint not null,
  quotes_withdrawn smallint not null,
  -- Check-ins that were answered, those with a red flag, and each flag.
  check_ins smallint not null,
  flagged smallint not null,
  flag_pain smallint not null,
  flag_fever smallint not null,
  flag_wound smallint not null,
  flag_medicine smallint not null,
  flag_worry smallint not null,
  -- For the work of the staff.
  manager_id uuid,
  answered_by uuid,
  journey_status text,
  -- Made up for a demo: it has no rows that it could be worked out from.
  is_demo boolean not null
);
-- By the month, and by what a reader narrows to.
create index analytics_cases_month on analytics_cases (month);
create index analytics_cases_treatment on analytics_cases (treatment_id, country, month);
create index analytics_cases_demo on analytics_cases (month) where is_demo;
create index analytics_cases_hospital on analytics_cases (hospital_id, treatment_id, month);

-- Sums of those rows: a level for nothing, for each of the four columns, and for those pairs and triples of them that would otherwise
-- be read from too many cases. A column that is not of the level is null; within a level null means not said.
create table analytics_months (
  month date not null,
  -- 8 country, 4 source, 2 treatment, 1 hospital.
  level smallint not null,
  country text,
  source text,
  treatment_id uuid,
  hospital_id uuid,
  cases integer not null,
  reached_2 integer not null,
  reached_3 integer not null,
  reached_4 integer not null,
  reached_5 integer not null,
  reached_6 integer not null,
  reached_7 integer not null,
  reached_8 integer not null,
  reached_9 integer not null,
  accepted integer not null,
  waiting integer not null,
  declined integer not null,
  lapsed integer not null,
  quotes_accepted integer not null,
  quotes_waiting integer not null,
  quotes_other_chosen integer not null,
  quotes_declined_with_words integer not null,
  quotes_declined_without_words integer not null,
  quotes_lapsed integer not null,
  quotes_withdrawn integer not null,
  followed integer not null,
  check_ins integer not null,
  flagged integer not null,
  flag_pain integer not null,
  flag_fever integer not null,
  flag_wound integer not null,
  flag_medicine integer not null,
  flag_worry integer not null,
  unique nulls not distinct (level, month, country, source, treatment_id, hospital_id)
);
create index analytics_months_country on analytics_months (level, country, source, month) where country is not null;
create index analytics_months_source on analytics_months (level, source, month) where source is not null;
create index analytics_months_treatment on analytics_months (level, treatment_id, month) where treatment_id is not null;
create index analytics_months_hospital on analytics_months (level, hospital_id, month) where hospital_id is not null;

-- How long it took, as counts of the minutes of `analytics_step`: those of several months add up, which a median does not.
create table analytics_times (
  month date not null,
  level smallint not null,
  country text,
  source text,
  treatment_id uuid,
  hospital_id uuid,
  measure text not null check (measure in ('first_answer', 'opinion', 'quote')),
  steps integer[] not null,
  counts integer[] not null,
  unique nulls not distinct (level, month, country, source, treatment_id, hospital_id, measure)
);
create index analytics_times_country on analytics_times (level, country, source, month) where country is not null;
create index analytics_times_source on analytics_times (level, source, month) where source is not null;
create index analytics_times_treatment on analytics_times (level, treatment_id, month) where treatment_id is not null;
create index analytics_times_hospital on analytics_times (level, hospital_id, month) where hospital_id is not null;

-- Work of the staff, by the month of the cases.
create table analytics_people (
  month date not null,
  person_id uuid not null,
  led integer not null,
  open integer not null,
  closed integer not null,
  answered integer not null,
  steps integer[] not null,
  counts integer[] not null,
  primary key (month, person_id)
);

-- How people rate a service request of theirs that was resolved, with the country of who asked.
create table analytics_ratings (
  request_id uuid primary key,
  -- In which it was resolved.
  month date not null,
  item_id uuid not null,
  country text,
  rating smallint not null,
  is_demo boolean not null
);
create table analytics_rating_months (
  month date not null,
  item_id uuid not null,
  country text,
  rating smallint not null,
  answers integer not null,
  unique nulls not distinct (month, item_id, country, rating)
);

-- Months whose sums are to be worked out again, and when that was last done.
create table analytics_stale_months (
  month date primary key
);
create table analytics_runs (
  -- One row.
  id boolean primary key check (id),
  counted_at timestamptz not null
);

/* Minutes, rounded up: to 5 up to two hours, to 30 up to a day, to 6 hours up to two weeks, then to a day. */
create function analytics_step(p_from timestamptz, p_to timestamptz) returns integer language sql immutable as $$
  select (case
    when minutes <= 120 then greatest(ceil(minutes / 5), 1) * 5
    when minutes <= 1440 then ceil(minutes / 30) * 30
    when minutes <= 20160 then ceil(minutes / 360) * 360
    else ceil(minutes / 1440) * 1440 end)::integer
  from (select extract(epoch from p_to - p_from) / 60 as minutes) took
$$;

create function analytics_month(p_at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', p_at at time zone 'Asia/Kolkata')::date
$$;

/* When a stage was completed, from the stages of a journey; null when it was not. */
create function analytics_stage(p_stages jsonb, p_stage integer) returns timestamptz language sql stable as $$
  select case when p_stages -> p_stage::text ->> 'status' = 'completed'
    then (p_stages -> p_stage::text ->> 'completed_at')::timestamptz end
$$;

-- The words of those who declined, the latest first.
create index quotes_declined_words on quotes (decided_at desc, id) where status = 'declined' and decision_reason is not null;
