-- The staff asked the applicant for more before they decide.
alter table partner_applications add column asked_at timestamptz;
alter table doctor_applications add column asked_at timestamptz;
