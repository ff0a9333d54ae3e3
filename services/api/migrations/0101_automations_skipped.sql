-- An automation of a case that is closed or withdrawn does not run: it is skipped, and `failure` says why.
alter table journey_automations drop constraint journey_automations_status_check;
alter table journey_automations add constraint journey_automations_status_check
  check (status in ('waiting', 'done', 'failed', 'skipped'));

-- Who closed it: the patient reads `closed_reason` only when it was their own choice. Null for the system.
alter table patient_journeys add column closed_by uuid;
