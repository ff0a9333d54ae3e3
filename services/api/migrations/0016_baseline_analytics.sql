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
create index analytics_cases_demo on analytics_cases (month) where is_demo;
-- What is narrowed beyond the sums is counted from these alone, without the rows themselves: they hold all that is summed up.
create index analytics_cases_treatment on analytics_cases (treatment_id, country, source, hospital_id, month)
  include (reached, first_answer, opinion, quote, outcome, quotes_accepted, quotes_waiting, quotes_other_chosen, quotes_declined_with_words,
    quotes_declined_without_words, quotes_lapsed, quotes_withdrawn, check_ins, flagged, flag_pain, flag_fever, flag_wound, flag_medicine, flag_worry);
create index analytics_cases_hospital on analytics_cases (hospital_id, country, treatment_id, source, month)
  include (reached, first_answer, opinion, quote, outcome, quotes_accepted, quotes_waiting, quotes_other_chosen, quotes_declined_with_words,
    quotes_declined_without_words, quotes_lapsed, quotes_withdrawn, check_ins, flagged, flag_pain, flag_fever, flag_wound, flag_medicine, flag_worry);

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

-- How long it took, as pairs of minutes (`analytics_step`) and cases: those of several months add up, which a median does not.
create table analytics_times (
  month date not null,
  level smallint not null,
  country text,
  source text,
  treatment_id uuid,
  hospital_id uuid,
  first_answer bytea not null,
  opinion bytea not null,
  quote bytea not null,
  unique nulls not distinct (level, month, country, source, treatment_id, hospital_id)
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
  -- Of those answered, as in `analytics_times`.
  first_answer bytea not null,
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

-- A time and how many cases took that long, as two 32-bit numbers, highest byte first. Such pairs are added up after they were joined in any order.
create function analytics_pair(p_step integer, p_cases integer) returns bytea language sql immutable as $$
  select int4send(p_step) || int4send(p_cases)
$$;

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

-- What a case is, worked out from its rows: the one place that says what counts, for the job, the check and the tests.

/* The cases that belong to what has changed. */
create function analytics_case_ids(p_kind text, p_ids uuid[]) returns setof uuid language sql stable as $$
  select unnest(p_ids) where p_kind = 'enquiry'
  union all
  select coalesce(inbox_item_id, id) from treatment_requests where p_kind = 'request' and id = any (p_ids)
  union all
  select coalesce(request.inbox_item_id, request.id, journey.id)
  from patient_journeys journey left join treatment_requests request on request.id = journey.treatment_request_id
  where p_kind = 'journey' and journey.id = any (p_ids)
$$;

/* Whether a row was made by a test of the staff, where its table marks such rows (`is_test`). */
create function analytics_is_test(p_row jsonb) returns boolean language sql immutable as $$
  select coalesce((p_row ->> 'is_test')::boolean, false)
$$;

/* Not so are requests that only came by the same form, of organisations, applicants and for support, and what the staff sent as a test. */
create function analytics_is_enquiry(p_id uuid) returns boolean language sql stable as $$
  select not exists (select from support_requests where id = p_id)
    and not exists (select from partner_applications where id = p_id)
    and not exists (select from doctor_applications where id = p_id)
    and not exists (select from career_applications where id = p_id)
    and not exists (select from contact_messages form where form.id = p_id and analytics_is_test(to_jsonb(form)))
    and not exists (select from consultations form where form.id = p_id and analytics_is_test(to_jsonb(form)))
    and not exists (select from video_consultations form where form.id = p_id and analytics_is_test(to_jsonb(form)))
$$;

/*
 * The rows of `analytics_cases` of those cases, as they are now. An id that is no case has none.
 */
create function analytics_cases_of(p_ids uuid[]) returns setof analytics_cases language sql stable as $$
  select root.id, analytics_month(begun.at),
    coalesce(nullif(patient.country, ''), nullif(item.country, '')),
    coalesce(item.kind, case when request.id is not null then 'portal' else 'staff' end),
    request.treatment_id,
    coalesce(offers.hospital_id, referral.partner_hospital_id),
    reached.step,
    analytics_step(begun.at, answer.at),
    analytics_step(begun.at, opinion.at),
    analytics_step(begun.at, offers.first_sent_at),
    case when offers.sent = 0 then null when offers.accepted > 0 then 'accepted' when offers.waiting > 0 then 'waiting'
      when offers.other_chosen + offers.declined_with_words + offers.declined_without_words > 0 then 'declined' else 'lapsed' end,
    offers.accepted, offers.waiting, offers.other_chosen, offers.declined_with_words, offers.declined_without_words,
    offers.lapsed, offers.withdrawn,
    asked.answered, asked.flagged, asked.pain, asked.fever, asked.wound, asked.medicine, asked.worry,
    journey.case_manager_id, answer.by, journey.status, false
  from unnest(p_ids) root (id)
  left join inbox_items item on item.id = root.id and analytics_is_enquiry(item.id)
  left join lateral (
    select each.* from treatment_requests each where each.inbox_item_id = root.id
    union all
    select each.* from treatment_requests each where each.id = root.id and each.inbox_item_id is null
    limit 1) request on true
  left join lateral (
    select each.* from patient_journeys each where each.treatment_request_id = request.id
    union all
    select each.* from patient_journeys each where each.id = root.id and each.treatment_request_id is null
    limit 1) journey on true
  left join users patient on patient.id = coalesce(journey.patient_id, request.patient_id)
  cross join lateral (
    select coalesce(item.received_at, request.created_at, journey.created_at) as at) begun
  -- The first that someone of the team said: in the inbox, on the request, or to the patient.
  left join lateral (
    select said.at, said.by from (
      select line.at, line.actor_id as by from inbox_timeline line
      where line.item_id = item.id and line.actor_id is not null
        and (line.event in ('reply', 'confirmed') or line.to_status in ('answered', 'confirmed'))
      union all
      select entry.at, entry.actor_id from journey_entries entry
      where entry.treatment_request_id = request.id and entry.event in ('status', 'journey_begun')
        and entry.visibility = 'public' and entry.actor_id is not null and entry.actor_id <> request.patient_id
      union all
      (select message.created_at, message.author_id
      from threads thread join messages message on message.thread_id = thread.id
      where thread.journey_id = journey.id and thread.kind = 'patient' and message.author_id <> journey.patient_id
        and not exists (select from companions companion
          where companion.journey_id = journey.id and companion.user_id = message.author_id)
      order by message.created_at limit 1)
    ) said order by said.at, said.by limit 1) answer on true
  cross join lateral (
    select min(paper.uploaded_at) as at from documents paper
    where paper.journey_id = journey.id and paper.removed_at is null
      and paper.kind in ('report', 'imaging', 'laboratory_result', 'prescription')) records
  cross join lateral (
    select min(each.signed_at) as at from medical_opinions each where each.journey_id = journey.id) opinion
  cross join lateral (
    select count(each.sent_at)::smallint as sent, min(each.sent_at) as first_sent_at,
      (array_agg(each.partner_hospital_id order by (each.status = 'accepted') desc, each.sent_at desc, each.id)
        filter (where each.sent_at is not null))[1] as hospital_id,
      (count(*) filter (where each.status = 'accepted'))::smallint as accepted,
      (count(*) filter (where each.status = 'sent'))::smallint as waiting,
      -- One that was not taken because another was has the moment of that choice.
      (count(*) filter (where each.status = 'declined' and each.decided_at >= chosen.at))::smallint as other_chosen,
      (count(*) filter (where each.status = 'declined' and (each.decided_at >= chosen.at) is not true
        and each.decision_reason <> ''))::smallint as declined_with_words,
      (count(*) filter (where each.status = 'declined' and (each.decided_at >= chosen.at) is not true
        and coalesce(each.decision_reason, '') = ''))::smallint as declined_without_words,
      (count(*) filter (where each.status = 'expired'))::smallint as lapsed,
      (count(*) filter (where each.status = 'withdrawn'))::smallint as withdrawn
    from quotes each
    left join lateral (
      select choice.decided_at as at from quotes choice
      where choice.journey_id = each.journey_id and choice.status = 'accepted') chosen on true
    where each.journey_id = journey.id) offers
  left join lateral (
    select work.partner_hospital_id from assignments work
    where work.journey_id = journey.id and work.kind = 'referral' and work.partner_hospital_id is not null
    order by work.created_at desc, work.id limit 1) referral on true
  cross join lateral (
    select count(*) filter (where each.admitted_at is not null) as admitted,
      count(*) filter (where each.discharged_at is not null) as discharged
    from admissions each where each.journey_id = journey.id) stay
  cross join lateral (
    select count(*)::smallint as answered, (count(*) filter (where each.red_flags <> '{}'))::smallint as flagged,
      (count(*) filter (where 'pain' = any (each.red_flags)))::smallint as pain,
      (count(*) filter (where 'fever' = any (each.red_flags)))::smallint as fever,
      (count(*) filter (where 'wound' = any (each.red_flags)))::smallint as wound,
      (count(*) filter (where 'medicine' = any (each.red_flags)))::smallint as medicine,
      (count(*) filter (where 'worry' = any (each.red_flags)))::smallint as worry
    from check_ins each where each.journey_id = journey.id and each.answered_at is not null) asked
  -- A step counts by its rows, or when the staff have completed its stage.
  cross join lateral (
    select (case
      when asked.answered > 0 or analytics_stage(journey.stage_statuses, 10) is not null then 9
      when stay.discharged > 0 or analytics_stage(journey.stage_statuses, 8) is not null then 8
      when stay.admitted > 0 or analytics_stage(journey.stage_statuses, 7) is not null then 7
      when offers.accepted > 0 or analytics_stage(journey.stage_statuses, 5) is not null then 6
      when offers.sent > 0 or analytics_stage(journey.stage_statuses, 4) is not null then 5
      when opinion.at is not null or analytics_stage(journey.stage_statuses, 3) is not null then 4
      when records.at is not null or analytics_stage(journey.stage_statuses, 2) is not null then 3
      when request.id is not null or journey.id is not null then 2
      else 1 end)::smallint as step) reached
  where begun.at is not null and (patient.id is null or not analytics_is_test(to_jsonb(patient)))
$$;

-- What one case adds to the sums: the columns of `analytics_months`.
create view analytics_case_counts as
  select month, country, source, treatment_id, hospital_id, 1 as cases,
    (reached >= 2)::integer as reached_2, (reached >= 3)::integer as reached_3, (reached >= 4)::integer as reached_4,
    (reached >= 5)::integer as reached_5, (reached >= 6)::integer as reached_6, (reached >= 7)::integer as reached_7,
    (reached >= 8)::integer as reached_8, (reached >= 9)::integer as reached_9,
    (outcome is not distinct from 'accepted')::integer as accepted, (outcome is not distinct from 'waiting')::integer as waiting,
    (outcome is not distinct from 'declined')::integer as declined, (outcome is not distinct from 'lapsed')::integer as lapsed,
    quotes_accepted, quotes_waiting, quotes_other_chosen, quotes_declined_with_words, quotes_declined_without_words,
    quotes_lapsed, quotes_withdrawn, (check_ins > 0)::integer as followed, check_ins, flagged, flag_pain, flag_fever, flag_wound,
    flag_medicine, flag_worry, is_demo
  from analytics_cases;

-- What one case adds to the times: the columns of `analytics_times`, null where it has not happened.
create view analytics_case_times as
  select month, country, source, treatment_id, hospital_id, analytics_pair(first_answer, 1) as first_answer,
    analytics_pair(opinion, 1) as opinion, analytics_pair(quote, 1) as quote
  from analytics_cases;

/* The sums of a month from `analytics_cases`, as `analytics_months` has them: a source and a hospital by treatment, too. */
create function analytics_months_of(p_month date) returns setof analytics_months language sql stable as $$
  select p_month, (15 - grouping(country, source, treatment_id, hospital_id))::smallint, country, source, treatment_id, hospital_id,
    sum(cases)::integer, sum(reached_2)::integer, sum(reached_3)::integer, sum(reached_4)::integer,
    sum(reached_5)::integer, sum(reached_6)::integer, sum(reached_7)::integer, sum(reached_8)::integer,
    sum(reached_9)::integer, sum(accepted)::integer, sum(waiting)::integer, sum(declined)::integer,
    sum(lapsed)::integer, sum(quotes_accepted)::integer, sum(quotes_waiting)::integer, sum(quotes_other_chosen)::integer,
    sum(quotes_declined_with_words)::integer, sum(quotes_declined_without_words)::integer, sum(quotes_lapsed)::integer, sum(quotes_withdrawn)::integer,
    sum(followed)::integer, sum(check_ins)::integer, sum(flagged)::integer, sum(flag_pain)::integer,
    sum(flag_fever)::integer, sum(flag_wound)::integer, sum(flag_medicine)::integer, sum(flag_worry)::integer
  from analytics_case_counts where month = p_month
  group by grouping sets ((), (country), (source), (treatment_id), (hospital_id), (country, source), (country, treatment_id),
    (country, hospital_id), (source, treatment_id), (source, hospital_id), (treatment_id, hospital_id),
    (country, source, treatment_id), (country, source, hospital_id), (source, treatment_id, hospital_id))
  having count(*) > 0
$$;

/* The times of a month from `analytics_cases`, as `analytics_times` has them. */
create function analytics_times_of(p_month date) returns setof analytics_times language sql stable as $$
  select p_month, level, country, source, treatment_id, hospital_id,
    coalesce(string_agg(pair, '' order by step) filter (where measure = 'first_answer'), ''),
    coalesce(string_agg(pair, '' order by step) filter (where measure = 'opinion'), ''),
    coalesce(string_agg(pair, '' order by step) filter (where measure = 'quote'), '')
  from (
    select (15 - grouping(country, source, treatment_id, hospital_id))::smallint as level, country, source, treatment_id, hospital_id,
      measure, step, analytics_pair(step, count(*)::integer) as pair
    from analytics_cases
    cross join lateral (values ('first_answer', first_answer), ('opinion', opinion), ('quote', quote)) took (measure, step)
    where month = p_month and step is not null
    group by measure, step, grouping sets ((), (country), (source), (treatment_id), (hospital_id), (country, source),
      (country, treatment_id), (country, hospital_id), (source, treatment_id), (source, hospital_id), (treatment_id, hospital_id),
      (country, source, treatment_id), (country, source, hospital_id), (source, treatment_id, hospital_id))
  ) counted
  group by level, country, source, treatment_id, hospital_id
$$;

/* The work of a month from `analytics_cases`, as `analytics_people` has it. */
create function analytics_people_of(p_month date) returns setof analytics_people language sql stable as $$
  select p_month, person.id, coalesce(led.cases, 0), coalesce(led.open, 0), coalesce(led.closed, 0),
    coalesce(answered.cases, 0), coalesce(answered.first_answer, '')
  from (
    select manager_id as id from analytics_cases where month = p_month and manager_id is not null
    union select answered_by from analytics_cases where month = p_month and answered_by is not null
  ) person
  left join (
    select manager_id, count(*)::integer as cases, (count(*) filter (where journey_status <> 'closed'))::integer as open,
      (count(*) filter (where journey_status = 'closed'))::integer as closed
    from analytics_cases where month = p_month and manager_id is not null group by manager_id
  ) led on led.manager_id = person.id
  left join (
    select answered_by, sum(cases)::integer as cases,
      string_agg(analytics_pair(first_answer, cases), '' order by first_answer) as first_answer
    from (select answered_by, first_answer, count(*)::integer as cases from analytics_cases
      where month = p_month and answered_by is not null group by answered_by, first_answer) each
    group by answered_by
  ) answered on answered.answered_by = person.id
$$;

create function analytics_ratings_of(p_ids uuid[]) returns setof analytics_ratings language sql stable as $$
  select request.id, analytics_month(request.resolved_at), request.item_id, nullif(person.country, ''), request.satisfaction, false
  from service_requests request
  left join users person on person.id = coalesce(request.on_behalf_of, request.requested_by)
  where request.id = any (p_ids) and request.satisfaction is not null and request.resolved_at is not null
$$;

create function analytics_rating_months_of(p_month date) returns setof analytics_rating_months language sql stable as $$
  select p_month, item_id, country, rating, count(*)::integer from analytics_ratings where month = p_month
  group by item_id, country, rating
$$;

-- Keeps the figures: what has changed is worked out again, in steps that may be repeated. One run at a time (`analytics_lock`).

/* True when no other transaction counts; until the end of this one. */
create function analytics_lock() returns boolean language sql volatile as $$
  select pg_try_advisory_xact_lock(240)
$$;

/*
 * Works out the cases of the oldest changes again, and notes the months they belong to, before and after.
 * Returns how many changes were taken.
 */
create function analytics_take(p_limit integer) returns integer language plpgsql volatile as $$
declare
  v_changes bigint[];
  v_cases uuid[];
  v_ratings uuid[];
begin
  select array_agg(id) into v_changes from (select id from analytics_changes order by id limit p_limit) oldest;
  if v_changes is null then return 0; end if;
  -- What was a case of its own may belong to another now.
  select array_agg(distinct each.id) into v_cases from (
    select subject_id as id from analytics_changes where id = any (v_changes) and kind <> 'service_request'
    union all
    select analytics_case_ids(kind, array_agg(subject_id)) from analytics_changes where id = any (v_changes) group by kind
  ) each;
  select array_agg(distinct subject_id) into v_ratings
  from analytics_changes where id = any (v_changes) and kind = 'service_request';

  if v_cases is not null then
    with gone as (delete from analytics_cases where case_id = any (v_cases) returning month)
    insert into analytics_stale_months (month) select distinct month from gone on conflict do nothing;
    with added as (insert into analytics_cases select * from analytics_cases_of(v_cases) returning month)
    insert into analytics_stale_months (month) select distinct month from added on conflict do nothing;
  end if;
  if v_ratings is not null then
    with gone as (delete from analytics_ratings where request_id = any (v_ratings) returning month)
    insert into analytics_stale_months (month) select distinct month from gone on conflict do nothing;
    with added as (insert into analytics_ratings select * from analytics_ratings_of(v_ratings) returning month)
    insert into analytics_stale_months (month) select distinct month from added on conflict do nothing;
  end if;
  delete from analytics_changes where id = any (v_changes);
  return cardinality(v_changes);
end $$;

/*
 * Works out the sums of one month again. Returns false when none is stale. In the order in which views read them: the rows of a view are then
 * on few pages.
 */
create function analytics_roll_month() returns boolean language plpgsql volatile as $$
declare
  v_month date;
begin
  select month into v_month from analytics_stale_months order by month desc limit 1;
  if v_month is null then return false; end if;
  delete from analytics_months where month = v_month;
  insert into analytics_months select * from analytics_months_of(v_month) order by level, country, source, hospital_id, treatment_id;
  delete from analytics_times where month = v_month;
  insert into analytics_times select * from analytics_times_of(v_month) order by level, country, source, hospital_id, treatment_id;
  delete from analytics_people where month = v_month;
  insert into analytics_people select * from analytics_people_of(v_month);
  delete from analytics_rating_months where month = v_month;
  insert into analytics_rating_months select * from analytics_rating_months_of(v_month);
  delete from analytics_stale_months where month = v_month;
  return true;
end $$;

/* Notes what a statement has changed, by the column that names the subject. */
create function note_analytics() returns trigger language plpgsql as $$
begin
  execute format('insert into analytics_changes (kind, subject_id) select distinct $1, %1$I from changed where %1$I is not null', tg_argv[1])
    using tg_argv[0];
  return null;
end $$;

create function note_analytics_of_message() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (kind, subject_id)
  select distinct 'journey', thread.journey_id from changed join threads thread on thread.id = changed.thread_id;
  return null;
end $$;

/* Cases count by the country of the patient. */
create function note_analytics_of_user() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (kind, subject_id)
  select 'journey', id from patient_journeys where patient_id = old.id
  union all select 'request', id from treatment_requests where patient_id = old.id
  union all select 'service_request', id from service_requests
    where (requested_by = old.id or on_behalf_of = old.id) and satisfaction is not null;
  return null;
end $$;
create trigger users_analytics_update after update of country on users
  for each row when (old.country is distinct from new.country) execute function note_analytics_of_user();
create trigger users_analytics_delete after delete on users for each row execute function note_analytics_of_user();

do $$
declare
  v_table record;
  v_change record;
begin
  for v_table in
    select * from (values
      ('inbox_items', 'note_analytics(''enquiry'', ''id'')'),
      ('inbox_timeline', 'note_analytics(''enquiry'', ''item_id'')'),
      ('treatment_requests', 'note_analytics(''request'', ''id'')'),
      ('patient_journeys', 'note_analytics(''journey'', ''id'')'),
      ('journey_entries', 'note_analytics(''request'', ''treatment_request_id'')'),
      ('messages', 'note_analytics_of_message()'),
      ('documents', 'note_analytics(''journey'', ''journey_id'')'),
      ('medical_opinions', 'note_analytics(''journey'', ''journey_id'')'),
      ('quotes', 'note_analytics(''journey'', ''journey_id'')'),
      ('assignments', 'note_analytics(''journey'', ''journey_id'')'),
      ('admissions', 'note_analytics(''journey'', ''journey_id'')'),
      ('check_ins', 'note_analytics(''journey'', ''journey_id'')'),
      ('companions', 'note_analytics(''journey'', ''journey_id'')'),
      -- The staff's side of these requests is an item of the inbox, too, and no case.
      ('support_requests', 'note_analytics(''enquiry'', ''id'')'),
      ('partner_applications', 'note_analytics(''enquiry'', ''id'')'),
      ('doctor_applications', 'note_analytics(''enquiry'', ''id'')'),
      ('career_applications', 'note_analytics(''enquiry'', ''id'')'),
      ('service_requests', 'note_analytics(''service_request'', ''id'')')
    ) noted (name, function)
  loop
    for v_change in
      select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) each (event, version)
    loop
      execute format('create trigger %I after %s on %I referencing %s table as changed for each statement execute function %s',
        v_table.name || '_analytics_' || v_change.event, v_change.event, v_table.name, v_change.version, v_table.function);
    end loop;
  end loop;
end $$;
