-- Any view in at most 200 ms among a million journeys (docs/adr/0086): sums are written in the order in which views read them, times are packed,
-- so that three years of them are added up by the API, and what is narrowed beyond the sums is read from indexes alone.

-- A time and how many cases took that long, as two 32-bit numbers, highest byte first. Such pairs are added up after they were joined in any order.
create function analytics_pair(p_step integer, p_cases integer) returns bytea language sql immutable as $$
  select int4send(p_step) || int4send(p_cases)
$$;

drop function analytics_times_of(date);
drop function analytics_people_of(date);
drop view analytics_case_times;
drop table analytics_times;
drop table analytics_people;

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

-- What one case adds to the times: the columns of `analytics_times`, null where it has not happened.
create view analytics_case_times as
  select month, country, source, treatment_id, hospital_id, analytics_pair(first_answer, 1) as first_answer,
    analytics_pair(opinion, 1) as opinion, analytics_pair(quote, 1) as quote
  from analytics_cases;

-- What is narrowed beyond the sums is counted from these alone, without the rows themselves: they hold all that is summed up.
drop index analytics_cases_treatment;
drop index analytics_cases_hospital;
create index analytics_cases_treatment on analytics_cases (treatment_id, country, source, hospital_id, month)
  include (reached, first_answer, opinion, quote, outcome, quotes_accepted, quotes_waiting, quotes_other_chosen, quotes_declined_with_words,
    quotes_declined_without_words, quotes_lapsed, quotes_withdrawn, check_ins, flagged, flag_pain, flag_fever, flag_wound, flag_medicine, flag_worry);
create index analytics_cases_hospital on analytics_cases (hospital_id, country, treatment_id, source, month)
  include (reached, first_answer, opinion, quote, outcome, quotes_accepted, quotes_waiting, quotes_other_chosen, quotes_declined_with_words,
    quotes_declined_without_words, quotes_lapsed, quotes_withdrawn, check_ins, flagged, flag_pain, flag_fever, flag_wound, flag_medicine, flag_worry);

/* The sums of a month from `analytics_cases`, as `analytics_months` has them: a source and a hospital by treatment, too. */
create or replace function analytics_months_of(p_month date) returns setof analytics_months language sql stable as $$
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

/*
 * Works out the sums of one month again. Returns false when none is stale. In the order in which views read them: the rows of a view are then
 * on few pages.
 */
create or replace function analytics_roll_month() returns boolean language plpgsql volatile as $$
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

-- Every month once, now: views would be empty until the job has run.
truncate analytics_months;
insert into analytics_stale_months (month)
select month from analytics_cases union select month from analytics_ratings on conflict do nothing;
do $$
begin
  while analytics_roll_month() loop
  end loop;
end $$;
