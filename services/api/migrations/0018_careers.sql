-- Vacancies, and applications for them. The staff's side of an application is an inbox item of kind contact with the same id.

create table vacancies (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  team text not null,
  place text not null,
  hours text not null,
  languages text[] not null,
  posted_on date not null,
  summary text not null,
  tasks text[] not null,
  needs text[] not null,
  -- Closed ones are shown no more and take no applications.
  is_open boolean not null default true
);
create index vacancies_open on vacancies (posted_on desc, id) where is_open;

create table career_applications (
  id uuid primary key,
  -- Null: somebody who applied for nothing in particular.
  vacancy_id uuid references vacancies,
  name text not null check (length(name) <= 1000),
  email text not null check (length(email) <= 254),
  phone text,
  place text not null check (length(place) <= 1000),
  languages text not null check (length(languages) <= 1000),
  experience text not null check (length(experience) <= 1000),
  link text check (length(link) <= 1000),
  message text check (length(message) <= 1000),
  created_at timestamptz not null
);
create index career_applications_vacancy on career_applications (vacancy_id);
