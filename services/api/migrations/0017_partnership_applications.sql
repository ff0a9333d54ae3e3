-- Applications of organisations that would be partners, and of doctors who would be listed. The staff's side of each is an inbox item
-- of kind contact with the same id.

create table partner_applications (
  id uuid primary key,
  organisation text not null check (length(organisation) <= 1000),
  kind text not null,
  city text not null check (length(city) <= 1000),
  country text not null check (length(country) <= 1000),
  website text check (length(website) <= 1000),
  accreditations text check (length(accreditations) <= 1000),
  contact_name text not null check (length(contact_name) <= 1000),
  email text not null check (length(email) <= 254),
  phone text,
  message text check (length(message) <= 1000),
  created_at timestamptz not null
);

create table doctor_applications (
  id uuid primary key,
  name text not null check (length(name) <= 1000),
  specialization text not null,
  registration_number text not null check (length(registration_number) <= 1000),
  registration_council text not null check (length(registration_council) <= 1000),
  city text not null check (length(city) <= 1000),
  hospital text check (length(hospital) <= 1000),
  languages text not null check (length(languages) <= 1000),
  email text not null check (length(email) <= 254),
  phone text,
  message text check (length(message) <= 1000),
  created_at timestamptz not null
);
