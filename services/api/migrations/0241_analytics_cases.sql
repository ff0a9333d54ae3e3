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

-- What one case adds to the times.
create view analytics_case_times as
  select month, country, source, treatment_id, hospital_id, took.measure, took.step
  from analytics_cases
  cross join lateral (values ('first_answer', first_answer), ('opinion', opinion), ('quote', quote)) took (measure, step)
  where took.step is not null;

/* The sums of a month from `analytics_cases`, as `analytics_months` has them. */
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
    (country, source, treatment_id), (country, source, hospital_id))
  having count(*) > 0
$$;

/* The times of a month from `analytics_cases`, as `analytics_times` has them. */
create function analytics_times_of(p_month date) returns setof analytics_times language sql stable as $$
  select p_month, level, country, source, treatment_id, hospital_id, measure,
    array_agg(step order by step), array_agg(cases order by step)
  from (
    select (15 - grouping(country, source, treatment_id, hospital_id))::smallint as level, country, source, treatment_id, hospital_id,
      measure, step, count(*)::integer as cases
    from analytics_case_times where month = p_month
    group by measure, step, grouping sets ((), (country), (source), (treatment_id), (hospital_id), (country, source),
      (country, treatment_id), (country, hospital_id), (source, treatment_id), (source, hospital_id), (treatment_id, hospital_id),
      (country, source, treatment_id), (country, source, hospital_id))
  ) counted
  group by level, country, source, treatment_id, hospital_id, measure
$$;

/* The work of a month from `analytics_cases`, as `analytics_people` has it. */
create function analytics_people_of(p_month date) returns setof analytics_people language sql stable as $$
  select p_month, person.id, coalesce(led.cases, 0), coalesce(led.open, 0), coalesce(led.closed, 0),
    coalesce(answered.cases, 0), coalesce(answered.steps, '{}'), coalesce(answered.counts, '{}')
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
    select answered_by, sum(cases)::integer as cases, array_agg(first_answer order by first_answer) as steps,
      array_agg(cases order by first_answer) as counts
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
