-- Compliance: requirements, the controls that meet them, and the evidence that a control works.

create table compliance_requirements (
  id uuid primary key,
  framework text not null check (framework in ('nabh', 'jci', 'dpdp', 'gdpr', 'telemedicine', 'form_c')),
  -- As the framework numbers it.
  code text not null,
  title text not null,
  text text not null,
  state text not null check (state in ('applies', 'not_applicable')),
  -- Why it does not apply.
  reason text,
  owner_id uuid references users on delete set null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  unique (framework, code),
  check ((state = 'not_applicable') = (reason is not null))
);
create index compliance_requirements_code on compliance_requirements (code, id);
create index compliance_requirements_updated on compliance_requirements (updated_at, id);
create index compliance_requirements_updated_by on compliance_requirements (updated_by) where updated_by is not null;

create table compliance_controls (
  id uuid primary key,
  title text not null,
  text text not null,
  state text not null check (state in ('active', 'retired')),
  owner_id uuid references users on delete set null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index compliance_controls_title on compliance_controls (title, id);
create index compliance_controls_updated_by on compliance_controls (updated_by) where updated_by is not null;

create table compliance_requirement_controls (
  requirement_id uuid not null references compliance_requirements,
  control_id uuid not null references compliance_controls,
  primary key (requirement_id, control_id)
);
create index compliance_requirement_controls_control on compliance_requirement_controls (control_id);

create table compliance_evidence (
  id uuid primary key,
  control_id uuid not null references compliance_controls,
  title text not null,
  note text,
  -- A file, an address, or only words: a drill that was done.
  file_id uuid,
  web_address text,
  owner_id uuid references users on delete set null,
  -- The last day.
  expires_on date,
  state text not null check (state in ('current', 'withdrawn')),
  -- The smallest number of days before the last one at which its owner was reminded.
  reminded_days integer,
  added_by uuid references users on delete set null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index compliance_evidence_control on compliance_evidence (control_id, created_at);
create index compliance_evidence_lapsing on compliance_evidence (expires_on, id) where state = 'current';
create index compliance_evidence_created on compliance_evidence (created_at, id);
create index compliance_evidence_updated_by on compliance_evidence (updated_by) where updated_by is not null;

-- How it is on a day; sixty days are LAPSING_DAYS of the contracts.
create function compliance_evidence_standing(evidence compliance_evidence, today date) returns text language sql stable as $$
  select case when evidence.state = 'withdrawn' then 'withdrawn' when evidence.expires_on < today then 'lapsed'
    when evidence.expires_on <= today + 60 then 'lapsing' else 'valid' end
$$;

create function compliance_control_standing(control uuid, today date) returns text language sql stable as $$
  select case when bool_or(standing = 'valid') then 'met' when bool_or(standing = 'lapsing') then 'at_risk' else 'not_met' end
  from (select compliance_evidence_standing(evidence, today) as standing from compliance_evidence evidence
    where evidence.control_id = control) each
$$;

create function compliance_requirement_standing(requirement compliance_requirements, today date) returns text language sql stable as $$
  select case when requirement.state = 'not_applicable' then 'not_applicable' when count(*) = 0 then 'open'
    when bool_or(standing = 'not_met') then 'not_met' when bool_or(standing = 'at_risk') then 'at_risk' else 'met' end
  from (select compliance_control_standing(control.id, today) as standing from compliance_requirement_controls link
      join compliance_controls control on control.id = link.control_id and control.state = 'active'
    where link.requirement_id = requirement.id) each
$$;

-- What the company begins with; the staff add, change and exclude.
insert into compliance_requirements (id, framework, code, title, text, state, version, created_at, updated_at)
select gen_random_uuid(), framework, code, title, text, 'applies', 1, now(), now() from (values
  ('nabh', 'Partner accreditation', 'Partner hospitals have a valid NABH accreditation', 'Each hospital shown as accredited has a certificate that has not ended.'),
  ('nabh', 'Patient rights', 'Patients know their rights and what is planned', 'Information, consent and complaints are documented in a language the patient understands.'),
  ('jci', 'Partner accreditation', 'Hospitals shown as JCI-accredited have a valid accreditation', 'Each certificate is on file and has not ended.'),
  ('jci', 'Handover', 'Handover between hospital and care at home', 'A signed discharge summary with medicines and warning signs for each treatment.'),
  ('dpdp', 'Section 5 and 6', 'Notice and consent', 'A clear notice before data is used; consent is recorded and as easy to withdraw as to give.'),
  ('dpdp', 'Section 8.5', 'Reasonable security safeguards', 'Access by role, encryption, logs and backups that were restored in a test.'),
  ('dpdp', 'Section 8.6', 'Breaches are reported', 'To the Data Protection Board and to each person concerned.'),
  ('dpdp', 'Section 11 to 13', 'Rights of the data principal', 'Access, correction, erasure and grievances are answered in time.'),
  ('gdpr', 'Article 6 and 9', 'A legal basis for health data', 'Explicit consent, recorded with the version of its text.'),
  ('gdpr', 'Article 12 to 22', 'Rights of the data subject', 'Requests are answered within a month.'),
  ('gdpr', 'Article 28', 'Contracts with processors', 'A contract with each partner and supplier who works with personal data.'),
  ('gdpr', 'Article 30', 'Record of processing', 'What is processed, why, about which people and for how long.'),
  ('gdpr', 'Article 32', 'Security of processing', 'Measures that fit the risk, tested regularly.'),
  ('gdpr', 'Article 33 and 34', 'Breaches within 72 hours', 'A way to report, and drills of it.'),
  ('gdpr', 'Article 44 to 49', 'Data that leaves the EU', 'Standard contractual clauses for transfers to India.'),
  ('telemedicine', 'Registration', 'Doctors are registered', 'Only registered medical practitioners consult; their number is shown.'),
  ('telemedicine', 'Consent and record', 'Consent and record of each talk', 'Consent for a talk by video; notes and prescriptions are kept.'),
  ('telemedicine', 'Prescriptions', 'Medicines by list', 'No medicine of the prohibited list is prescribed from a distance.'),
  ('form_c', 'Lodging', 'Lodgings report foreign guests', 'Each stay of a foreigner is reported by Form C within 24 hours of the arrival.'),
  ('form_c', 'Hospitals', 'Hospitals report foreign patients', 'Each admission of a foreigner is reported to the registration officer.')
) each (framework, code, title, text);

-- What people ask about their data: a copy, a correction, the erasure; and how long data is kept.

create table data_requests (
  id uuid primary key,
  kind text not null check (kind in ('export', 'correct', 'erase')),
  law text not null check (law in ('gdpr', 'dpdp')),
  state text not null check (state in ('received', 'verified', 'done', 'refused')),
  -- A user. No reference: the request stays when the account is erased.
  subject_id uuid not null,
  text text,
  received_on date not null,
  -- The last day for an answer.
  due_on date not null,
  is_extended boolean not null,
  -- Why it was extended or refused: the newest of them.
  reason text,
  assigned_to uuid references users on delete set null,
  outcome jsonb,
  decided_at timestamptz,
  created_by uuid references users on delete set null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state in ('done', 'refused')) = (decided_at is not null)),
  check ((state = 'done') = (outcome is not null)),
  check (state <> 'refused' or reason is not null),
  check (due_on > received_on)
);
-- The same is asked for once at a time.
create unique index data_requests_open on data_requests (subject_id, kind) where state in ('received', 'verified');
create index data_requests_due on data_requests (due_on, id);
create index data_requests_created on data_requests (created_at, id);
create index data_requests_subject on data_requests (subject_id, created_at);

create table retention_rules (
  key text primary key check (key in ('closed_enquiries', 'career_applications', 'patient_notifications', 'sent_mails', 'left_newsletters', 'ended_cases')),
  keep_days integer not null check (keep_days > 0),
  is_active boolean not null,
  updated_by uuid references users on delete set null,
  version integer not null,
  updated_at timestamptz not null
);

-- Nothing is removed until an administrator has looked at a dry run and switched a rule on.
insert into retention_rules (key, keep_days, is_active, version, updated_at)
select key, keep_days, false, 1, now() from (values ('closed_enquiries', 730), ('career_applications', 365), ('patient_notifications', 730),
  ('sent_mails', 365), ('left_newsletters', 90), ('ended_cases', 1100)) each (key, keep_days);

create table retention_runs (
  id uuid primary key,
  rule text not null references retention_rules,
  is_dry boolean not null,
  keep_days integer not null,
  found integer not null,
  removed integer not null,
  -- Null: the clock.
  by_user_id uuid references users on delete set null,
  at timestamptz not null,
  check (removed = 0 or not is_dry)
);
create index retention_runs_rule on retention_runs (rule, at desc);
create index retention_runs_newest on retention_runs (at, id);
