-- Doctors that a hospital asks us to invite. The staff approve: then a new one has an entry in the list of doctors, which is not shown yet,
-- and the doctor is invited to be its account.
create table proposed_doctors (
  id uuid primary key,
  partner_id uuid not null references partners,
  hospital_id uuid not null references partner_hospitals,
  -- Of the list: from the beginning, or since it was approved.
  doctor_id uuid references doctors,
  full_name text not null,
  -- What a new entry is made of; null for a doctor who was in the list before.
  entry jsonb,
  email text not null,
  -- For the staff.
  note text,
  status text not null check (status in ('proposed', 'approved', 'refused', 'withdrawn')),
  proposed_by uuid references users on delete set null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- Why it was refused.
  reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'refused') = (reason is not null)),
  check (status <> 'approved' or doctor_id is not null)
);
create unique index proposed_doctors_open on proposed_doctors (partner_id, lower(email)) where status = 'proposed';
create index proposed_doctors_partner on proposed_doctors (partner_id, created_at desc, id desc);
create index proposed_doctors_doctor on proposed_doctors (doctor_id) where doctor_id is not null;

-- Who proposed a doctor, and the doctor.
create function proposed_doctor_second_person() returns trigger language plpgsql as $$
begin
  perform refuse_own_approval(new.decided_by, new.proposed_by || array(select user_id from doctors where id = new.doctor_id),
    'proposed_doctors_second_person');
  return new;
end $$;
create trigger proposed_doctor_decided before insert on proposed_doctors
  for each row when (new.status in ('approved', 'refused')) execute function proposed_doctor_second_person();
create trigger proposed_doctor_redecided before update on proposed_doctors
  for each row when (new.status in ('approved', 'refused') and (new.status is distinct from old.status
    or (new.decided_by is not null and new.decided_by is distinct from old.decided_by)))
  execute function proposed_doctor_second_person();
