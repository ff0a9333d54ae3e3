-- One rule for every approval by a second person: who asked for it, wrote, changed or entered it, and who it is for, never approves it.
-- The API asks the same (platform/workflow/second-person.ts); here no script can go round it.

create function refuse_own_approval(approver uuid, involved uuid[], rule text) returns void language plpgsql immutable as $$
begin
  if approver is null then
    raise exception 'An approval names who gave it: %', rule using errcode = 'check_violation', constraint = rule;
  end if;
  if approver = any (involved) then
    raise exception 'Nobody approves what they asked for, wrote, changed or entered, or what is for them: %', rule
      using errcode = 'check_violation', constraint = rule;
  end if;
end $$;

-- Service requests: who asked, who it is for, who changed it, and who asked for the approval.
create function service_request_involved(request uuid) returns uuid[] language sql stable as $$
  select array_agg(distinct person) from (
    select requested_by as person from service_requests where id = request
    union all select on_behalf_of from service_requests where id = request
    union all select asked_by from service_request_approvals where request_id = request
    union all select actor_id from service_request_entries where request_id = request and event = 'changed') involved
  where person is not null
$$;

create function service_request_approval_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.decided_by, service_request_involved(new.request_id) || new.asked_by,
    'service_request_approvals_second_person');
  return new;
end $$;
create trigger service_request_approval_decided before insert on service_request_approvals
  for each row when (new.status in ('approved', 'declined')) execute function service_request_approval_second_person();
create trigger service_request_approval_redecided before update on service_request_approvals
  for each row when (new.status in ('approved', 'declined')
    and (new.status, new.decided_by) is distinct from (old.status, old.decided_by))
  execute function service_request_approval_second_person();

-- Broadcasts: who wrote on it, and who submitted it.
create function broadcast_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.approved_by, new.author_ids || new.created_by || new.submitted_by, 'broadcasts_second_person');
  return new;
end $$;
create trigger broadcast_second_person before insert or update on broadcasts
  for each row when (new.approved_by is not null) execute function broadcast_second_person();

-- Thresholds of signals: who tried the values asks for them, another administrator puts them in force.
create function signal_definition_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.changed_by, array(select tried_by from signal_trials where id = new.trial_id),
    'signal_definitions_second_person');
  return new;
end $$;
create trigger signal_definition_second_person before update on signal_definitions
  for each row when (new.trial_id is not null and new.trial_id is distinct from old.trial_id)
  execute function signal_definition_second_person();

-- Laboratory results: who ordered the tests, who entered any value, and the patient.
create function laboratory_involved(laboratory_order laboratory_orders) returns uuid[] language sql stable as $$
  select array_remove(array(select entered_by from laboratory_results where laboratory_order_id = laboratory_order.id)
    || laboratory_order.ordered_by || laboratory_order.resulted_by
    || array(select patient_id from patient_journeys where id = laboratory_order.journey_id), null)
$$;

create function laboratory_order_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.reviewed_by, laboratory_involved(new), 'laboratory_orders_second_person');
  return new;
end $$;
create trigger laboratory_order_reviewed before insert on laboratory_orders
  for each row when (new.status in ('reviewed', 'released')) execute function laboratory_order_second_person();
create trigger laboratory_order_rereviewed before update on laboratory_orders
  for each row when (new.status in ('reviewed', 'released') and (old.status not in ('reviewed', 'released')
    or new.reviewed_by is distinct from old.reviewed_by))
  execute function laboratory_order_second_person();

-- Nor does the one who has reviewed enter a value afterwards.
create function laboratory_result_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(reviewed_by, array[new.entered_by], 'laboratory_orders_second_person')
    from laboratory_orders where id = new.laboratory_order_id and reviewed_by is not null;
  return new;
end $$;
create trigger laboratory_result_second_person before insert or update of entered_by on laboratory_results
  for each row execute function laboratory_result_second_person();

-- A medicine in place of the one that was prescribed: who asked, and the patient.
create function prescription_query_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.answered_by, new.asked_by || array(select journey.patient_id from prescriptions
    join patient_journeys journey on journey.id = prescriptions.journey_id where prescriptions.id = new.prescription_id),
    'prescription_queries_second_person');
  return new;
end $$;
create trigger prescription_query_answered before insert on prescription_queries
  for each row when (new.answer is not null) execute function prescription_query_second_person();
create trigger prescription_query_reanswered before update on prescription_queries
  for each row when (new.answer is not null and (new.answer, new.answered_by) is distinct from (old.answer, old.answered_by))
  execute function prescription_query_second_person();

-- What an organisation wants changed of the public site: who proposed it, and the doctor it is about.
create function change_proposal_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.decided_by, new.proposed_by || array(select user_id from doctors where id = new.subject_id),
    'change_proposals_second_person');
  return new;
end $$;
create trigger change_proposal_decided before insert on change_proposals
  for each row when (new.status in ('approved', 'returned')) execute function change_proposal_second_person();
create trigger change_proposal_redecided before update on change_proposals
  for each row when (new.status in ('approved', 'returned') and (new.status is distinct from old.status
    or (new.decided_by is not null and new.decided_by is distinct from old.decided_by)))
  execute function change_proposal_second_person();

-- Licences and accreditations: who added one, and the doctor it belongs to.
create function credential_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.checked_by, new.added_by || array(select user_id from doctors where id = new.doctor_id),
    'credentials_second_person');
  return new;
end $$;
create trigger credential_checked before insert on credentials
  for each row when (new.status <> 'waiting') execute function credential_second_person();
create trigger credential_rechecked before update on credentials
  for each row when (new.status <> 'waiting' and (new.status is distinct from old.status
    or (new.checked_by is not null and new.checked_by is distinct from old.checked_by)))
  execute function credential_second_person();

-- Applications: for a role by the account, for an organisation or a doctor by who has the address. Null: decided by no person.
create function role_application_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.decided_by, array[new.user_id], 'role_applications_second_person');
  return new;
end $$;
create trigger role_application_second_person before insert or update on role_applications
  for each row when (new.decided_by is not null) execute function role_application_second_person();

create function application_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.decided_by, array(select id from users where lower(email) = lower(new.email)),
    tg_table_name || '_second_person');
  return new;
end $$;
create trigger partner_application_second_person before insert or update on partner_applications
  for each row when (new.decided_by is not null) execute function application_second_person();
create trigger doctor_application_second_person before insert or update on doctor_applications
  for each row when (new.decided_by is not null) execute function application_second_person();
