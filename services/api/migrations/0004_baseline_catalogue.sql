-- The catalogue: cities, organisations, hospitals with their prices and accreditations, doctors with their hours, treatments, and who is
-- recommended for what. The vocabularies (departments, languages) are in the contracts: adding a word is no migration.

-- A removed city is kept, and may be restored.
create table cities (
  id uuid primary key,
  slug slug not null unique,
  name text not null unique,
  state text not null,
  summary text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  airport_name text not null,
  airport_code text not null check (airport_code ~ '^[A-Z]{3}$'),
  -- By road to the hospitals, on an ordinary day.
  airport_minutes integer not null check (airport_minutes > 0),
  languages text[] not null,
  specialities text[] not null,
  -- [{season, months, low_c, high_c, note}]
  climate jsonb not null,
  -- [{tier, usd_min, usd_max, note}], a night, indicative
  lodging jsonb not null,
  position integer not null,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cities_position on cities (position, id);

-- Organisations and hospitals

create table partners (
  id uuid primary key,
  company_name text not null,
  status text not null check (status in ('active', 'inactive')),
  created_at timestamptz not null,
  -- What an organisation does; the list is in the contracts, as that of the roles of its people (`contracts/src/organisations`).
  kind text not null default 'other'
    check (kind in ('hospital', 'travel_visa', 'logistics', 'lodging', 'laboratory', 'pharmacy', 'other')),
  -- What an organisation says about itself. Of a hospital, the public site shows the row of the catalogue instead.
  about text,
  email text,
  phone text,
  website text,
  address text,
  languages text[] not null default '{}',
  city_ids uuid[] not null default '{}',
  time_zone text not null default 'Asia/Kolkata',
  -- Each weekday with its times: [{"weekday": 1, "from_time": "09:00", "to_time": "18:00"}].
  opening_hours jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);
create index partners_name on partners (company_name, id);
create index partners_updated_by on partners (updated_by) where updated_by is not null;

-- Which partner a user works for: everyone of it shares its work.
create table partner_members (
  user_id uuid primary key references users on delete cascade,
  partner_id uuid not null references partners,
  created_at timestamptz not null,
  role text not null default 'member' check (role in ('owner', 'member', 'read_only'))
);
create index partner_members_partner on partner_members (partner_id);
create index partner_members_since on partner_members (partner_id, created_at, user_id);

-- A hospital is removed by the status of its partner (spec section 7), so it needs no column for that.
create table partner_hospitals (
  id uuid primary key,
  partner_id uuid not null references partners,
  hospital_name text not null,
  hospital_type text,
  departments jsonb not null,
  accreditations jsonb not null,
  bed_capacity integer,
  featured_image_url text,
  profile jsonb,
  created_at timestamptz not null,
  slug slug unique,
  city_id uuid references cities,
  summary text,
  about text,
  address text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  airport_minutes integer check (airport_minutes > 0),
  founded_year integer check (founded_year between 1700 and 2100),
  icu_beds integer check (icu_beds >= 0),
  operating_theatres integer check (operating_theatres >= 0),
  equipment text[] not null default '{}',
  languages text[] not null default '{}',
  desk_hours text,
  -- The median of what the international desk took to answer.
  answer_hours integer check (answer_hours > 0),
  phone text,
  email text,
  website text,
  -- [{scene, caption}]
  gallery jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  constraint partner_hospitals_beds check (icu_beds <= bed_capacity)
);
create index partner_hospitals_partner on partner_hospitals (partner_id);
create index partner_hospitals_city on partner_hospitals (city_id);
create index partner_hospitals_oldest on partner_hospitals (created_at, id);
create index partner_hospitals_name on partner_hospitals (hospital_name, id);
create index partner_hospitals_languages on partner_hospitals using gin (languages);
create index partner_hospitals_departments on partner_hospitals using gin (departments);
create index partner_hospitals_changed on partner_hospitals (updated_at, id);

-- When a hospital last changed, which search engines are told of its page. It is noted for every writer, unless they say when.
create function note_update() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger partner_hospitals_updated before update on partner_hospitals for each row
  when (old.* is distinct from new.* and old.updated_at = new.updated_at) execute function note_update();

create table hospital_accreditations (
  hospital_id uuid not null references partner_hospitals on delete cascade,
  body text not null check (body in ('JCI', 'NABH', 'NABL', 'GHA', 'Temos', 'ISO 9001')),
  number text not null,
  valid_until date not null,
  -- When Ayana last saw it on the body's own list.
  checked_on date not null,
  primary key (hospital_id, body)
);
create index hospital_accreditations_body on hospital_accreditations (body, hospital_id);

-- Ratings, with how many they are made of and who says so. The lists of doctors are ordered by those of doctors.
create table hospital_ratings (
  hospital_id uuid primary key references partner_hospitals on delete cascade,
  -- Of 5.
  rating numeric(2, 1) not null check (rating between 1 and 5),
  -- Null where the source does not say how many.
  ratings_count integer check (ratings_count > 0),
  -- record: what the site's own record of the hospital says; sample: made up for the demo.
  source text not null check (source in ('record', 'sample'))
);

-- The price sheet of a hospital: what one unit costs, from one day to another. One price of a label is valid on a day.
create table price_items (
  id uuid primary key,
  partner_hospital_id uuid not null references partner_hospitals,
  -- As in the lines of quotes.
  category text not null check (category in ('surgeon', 'theatre', 'implant', 'room', 'diagnostics', 'medicine', 'physiotherapy',
    'food_and_stay_of_attendant', 'other', 'tax')),
  label text not null,
  -- US cents.
  unit_price integer not null check (unit_price > 0),
  valid_from date not null,
  -- The last day; null: until further notice.
  valid_until date,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (valid_until >= valid_from)
);
create index price_items_sheet on price_items (partner_hospital_id, lower(label), valid_from);
create index price_items_label on price_items (label, id);

-- Doctors

create table doctors (
  id uuid primary key,
  hospital_id uuid not null references partner_hospitals,
  full_name text not null,
  title text not null,
  specialization text not null,
  specializations text[] not null,
  qualifications text[] not null,
  registration_number text not null unique,
  council text not null,
  languages text[] not null check (cardinality(languages) > 0),
  -- Whole US dollars; null where the doctor does not consult so.
  video_fee_usd integer check (video_fee_usd > 0),
  phone_fee_usd integer check (phone_fee_usd > 0),
  practising_since integer not null check (practising_since between 1940 and 2100),
  about text not null,
  time_zone text not null,
  -- What the doctor chose for the drawn picture (contracts, `Portrait`).
  portrait jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Grows with every change; the ETag.
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  -- The account a doctor of the directory signs in with.
  user_id uuid unique references users on delete set null,
  check (specialization = any (specializations)),
  check (video_fee_usd is not null or phone_fee_usd is not null)
);
create index doctors_hospital on doctors (hospital_id, full_name, id) where is_active;
create index doctors_specializations on doctors using gin (specializations) where is_active;
-- The staff's lists have the removed ones too. The sitemap asks for the last change.
create index doctors_any_name on doctors (full_name, id);
create index doctors_changed on doctors (updated_at, id);

create table doctor_ratings (
  doctor_id uuid primary key references doctors on delete cascade,
  rating numeric(2, 1) not null check (rating between 1 and 5),
  ratings_count integer check (ratings_count > 0),
  source text not null check (source in ('record', 'sample'))
);

-- Hours of every week, on the doctor's own clock.
create table doctor_availability (
  id uuid primary key,
  doctor_id uuid not null references doctors on delete cascade,
  -- 1 is Monday, 7 Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null,
  time_zone text not null,
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['video', 'phone']),
  unique (doctor_id, weekday, from_time),
  check (from_time < to_time)
);

-- Days of a doctor that differ from the hours of every week: time off, and hours besides. On the doctor's own clock: their zone is
-- doctors.time_zone, so they stay at the same hour of the day when the doctor moves.

create table doctor_exceptions (
  id uuid primary key,
  doctor_id uuid not null references doctors on delete cascade,
  kind text not null check (kind in ('off', 'extra')),
  first_day date not null,
  last_day date not null,
  -- Null for whole days, which only time off can be.
  from_time time,
  to_time time,
  -- The ways the doctor consults in extra hours.
  kinds text[] check (cardinality(kinds) > 0 and kinds <@ array['video', 'phone']),
  -- Read by the doctor and the staff only.
  note text,
  created_at timestamptz not null,
  check (first_day <= last_day and last_day - first_day < 366),
  check ((from_time is null) = (to_time is null)),
  check (from_time < to_time),
  check (kind = 'off' or from_time is not null),
  check ((kind = 'extra') = (kinds is not null))
);
create index doctor_exceptions_doctor on doctor_exceptions (doctor_id, last_day);

-- Treatments

create table treatment_categories (
  id uuid primary key,
  name text not null unique,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);
create index treatment_categories_updated_by on treatment_categories (updated_by) where updated_by is not null;

create table treatments (
  id uuid primary key,
  name text not null,
  category text not null,
  complexity_level text not null check (complexity_level in ('low', 'medium', 'high')),
  description text,
  is_active boolean not null default true,
  india_usd_min integer,
  india_usd_max integer,
  us_usd_min integer,
  us_usd_max integer,
  hospital_days text,
  total_days_in_india text,
  source text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  slug slug unique,
  plain_name text,
  -- The department that does it, by the contracts' word.
  department text,
  -- What people say they have: "worn knee".
  conditions_in_plain_words text[] not null default '{}',
  reviewed_on date,
  reviewer_id uuid references doctors on delete set null,
  -- Grows with every change; the ETag.
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  -- The order among the featured ones, the lowest first; null where it is not featured.
  featured_rank integer,
  constraint treatments_prices check (india_usd_min <= india_usd_max and us_usd_min <= us_usd_max)
);
create index treatments_name on treatments (name, id) where is_active;
-- What is listed by category or complexity is walked by name too.
create index treatments_category on treatments (lower(category), name, id) where is_active;
create index treatments_complexity on treatments (complexity_level, name, id) where is_active;
create index treatments_reviewer on treatments (reviewer_id);
create index treatments_featured on treatments (featured_rank, name, id) where is_active and featured_rank is not null;
-- The staff's list has the inactive ones too.
create index treatments_any_name on treatments (name, id);
create index treatments_changed on treatments (updated_at, id);

-- What a page about one treatment says: lists of short sentences for patients. A treatment without a guide has no page.
create table treatment_guides (
  treatment_id uuid primary key references treatments on delete cascade,
  helps_when text[] not null,
  not_for text[] not null,
  risks text[] not null,
  recovery text[] not null,
  questions_to_ask text[] not null,
  -- [{question, answer}]
  faq jsonb not null,
  written_on date not null,
  -- By the treatment's reviewer; both null where no doctor has read it.
  reviewed_on date,
  next_review_on date,
  check (num_nulls(reviewed_on, next_review_on) in (0, 2)),
  check (next_review_on > reviewed_on)
);

create table hospital_prices (
  hospital_id uuid not null references partner_hospitals on delete cascade,
  treatment_id uuid not null references treatments on delete cascade,
  usd_min integer not null check (usd_min > 0),
  usd_max integer not null,
  -- As people say them: `5-7`.
  hospital_days text,
  total_days text,
  inclusions text[] not null,
  exclusions text[] not null,
  valid_until date not null,
  primary key (hospital_id, treatment_id),
  check (usd_min <= usd_max)
);
create index hospital_prices_treatment on hospital_prices (treatment_id, usd_min, hospital_id);

create table doctor_treatments (
  doctor_id uuid not null references doctors on delete cascade,
  treatment_id uuid not null references treatments on delete cascade,
  -- Null where it is not known.
  times_a_year integer check (times_a_year > 0),
  primary key (doctor_id, treatment_id)
);
create index doctor_treatments_treatment on doctor_treatments (treatment_id, doctor_id);

-- Who is recommended for what (spec section 3); taken back by is_active, never removed.

create table treatment_hospital_recommendations (
  treatment_id uuid not null references treatments on delete cascade,
  hospital_partner_id uuid not null references partner_hospitals on delete cascade,
  recommendation_score integer not null check (recommendation_score between 0 and 100),
  specialization_match boolean not null,
  notes text,
  created_by uuid references users on delete set null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  id uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz,
  primary key (treatment_id, hospital_partner_id)
);
create index treatment_hospital_recommendations_best
  on treatment_hospital_recommendations (treatment_id, recommendation_score desc, hospital_partner_id) where is_active;
create index treatment_hospital_recommendations_hospital on treatment_hospital_recommendations (hospital_partner_id);
create index treatment_hospital_recommendations_updated_by on treatment_hospital_recommendations (updated_by)
  where updated_by is not null;

create table treatment_doctor_recommendations (
  treatment_id uuid not null references treatments on delete cascade,
  doctor_id uuid not null references doctors on delete cascade,
  recommendation_score integer not null check (recommendation_score between 0 and 100),
  specialization_match boolean not null,
  notes text,
  created_by uuid references users on delete set null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  id uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz,
  primary key (treatment_id, doctor_id)
);
create index treatment_doctor_recommendations_best
  on treatment_doctor_recommendations (treatment_id, recommendation_score desc, doctor_id) where is_active;
create index treatment_doctor_recommendations_doctor on treatment_doctor_recommendations (doctor_id);
create index treatment_doctor_recommendations_updated_by on treatment_doctor_recommendations (updated_by)
  where updated_by is not null;

-- The work of the staff with organisations and doctors

-- People are invited into an organisation, or to be a doctor of the catalogue, by a link that works once and for some days.
create table organisation_invitations (
  id uuid primary key,
  -- One of the two.
  partner_id uuid references partners,
  doctor_id uuid references doctors,
  email text not null,
  name text not null,
  -- Null for a doctor.
  role text check (role in ('owner', 'member', 'read_only')),
  -- The token is derived from this id when the mail is written; sent again, it is another one.
  link_id uuid not null,
  token_hash text not null unique,
  invited_by uuid references users on delete set null,
  sent_at timestamptz not null,
  sent_count integer not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  -- Taken back.
  ended_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(partner_id, doctor_id) = 1),
  check ((role is null) = (partner_id is null))
);
create unique index organisation_invitations_open on organisation_invitations (coalesce(partner_id, doctor_id), lower(email))
  where accepted_at is null and ended_at is null;

-- What an organisation would like to change of what the public site shows; the staff approve it, or send it back with a reason.
create table change_proposals (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('hospital', 'doctor')),
  -- A row of the catalogue.
  subject_id uuid not null,
  partner_id uuid not null references partners,
  -- By field: {"summary": {"from": "…", "to": "…"}}.
  changes jsonb not null,
  -- For the staff.
  note text,
  status text not null check (status in ('waiting', 'approved', 'returned', 'withdrawn')),
  proposed_by uuid references users on delete set null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- Why it came back.
  reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'returned') = (reason is not null))
);
-- One at a time: proposed again, it replaces what waits.
create unique index change_proposals_waiting on change_proposals (subject_kind, subject_id) where status = 'waiting';
create index change_proposals_partner on change_proposals (partner_id, created_at, id);
create index change_proposals_status on change_proposals (status, created_at, id);

-- Licences and accreditations of an organisation, or of a doctor of the catalogue. The staff check each; one that lapses is replaced by another.
create table credentials (
  id uuid primary key,
  -- One of the two.
  partner_id uuid references partners,
  doctor_id uuid references doctors,
  kind text not null check (kind in ('licence', 'registration', 'accreditation', 'insurance', 'other')),
  number text not null,
  issuer text not null,
  -- The last day.
  valid_until date not null,
  file_id uuid not null,
  status text not null check (status in ('waiting', 'accepted', 'returned')),
  reason text,
  added_by uuid references users on delete set null,
  checked_by uuid references users on delete set null,
  checked_at timestamptz,
  -- The smallest number of days before the last one at which its owners were reminded.
  reminded_days integer,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  check (num_nonnulls(partner_id, doctor_id) = 1),
  check ((status = 'waiting') = (checked_at is null)),
  check ((status = 'returned') = (reason is not null))
);
create index credentials_of_partner on credentials (partner_id, kind, valid_until) where partner_id is not null;
create index credentials_of_doctor on credentials (doctor_id, kind, valid_until) where doctor_id is not null;
create index credentials_lapsing on credentials (valid_until) where status = 'accepted';
create index credentials_updated_by on credentials (updated_by) where updated_by is not null;

-- Those that lapsed without another one of the kind: what its holder must show again.
create view expired_credentials as
  select old.id, old.partner_id, old.doctor_id, old.kind, old.valid_until from credentials old
  where old.status = 'accepted' and old.valid_until < current_date
    and not exists (select from credentials newer
      where newer.status = 'accepted' and newer.kind = old.kind and newer.valid_until > old.valid_until
        and coalesce(newer.partner_id, newer.doctor_id) = coalesce(old.partner_id, old.doctor_id));

-- What people read: articles, questions with their answers, and who reviewed which page when. Texts are Markdown; topics and
-- drawings are words of the contracts and of the pages, so adding one is no migration.

create table blog_posts (
  id uuid primary key,
  slug slug not null unique,
  title text not null,
  summary text not null,
  topic text not null,
  body text not null,
  reading_minutes smallint not null check (reading_minutes > 0),
  published_on date not null,
  updated_on date not null,
  -- Medical texts name who read them; a text about visas or papers has none.
  reviewer_id uuid references doctors,
  reviewed_on date,
  next_review_on date,
  -- [{name, href?, read}]
  sources jsonb not null default '[]',
  drawing text not null,
  -- Removed ones are kept.
  is_active boolean not null default true,
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (updated_on >= published_on),
  check (num_nulls(reviewer_id, reviewed_on, next_review_on) in (0, 3)),
  check (next_review_on > reviewed_on)
);
create index blog_posts_newest on blog_posts (published_on desc, id desc);
create index blog_posts_topic on blog_posts (topic, published_on desc, id desc);
create index blog_posts_reviewer on blog_posts (reviewer_id);
create index blog_posts_updated_by on blog_posts (updated_by) where updated_by is not null;

create table faq_entries (
  id uuid primary key,
  slug slug not null unique,
  topic text not null,
  question text not null,
  answer text not null,
  position integer not null,
  reviewed_on date not null,
  -- As it is searched: the question alone, and all of it by its letters and by its stems.
  search_question text not null generated always as (search_plain(question)) stored,
  search_all text not null generated always as (search_plain(question || ' ' || answer)) stored,
  search_stems tsvector not null
    generated always as (to_tsvector('pg_catalog.english', search_plain(question || ' ' || answer))) stored,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index faq_entries_position on faq_entries (position, id);
create index faq_entries_updated_by on faq_entries (updated_by) where updated_by is not null;

-- One of each browser. Who it was cannot be told: `voter` is a keyed hash of a random word in the browser's cookie and of the
-- entry, so that not even two votes of one browser can be brought together.
create table faq_votes (
  entry_id uuid not null references faq_entries on delete cascade,
  voter text not null,
  helpful boolean not null,
  comment text check (length(comment) <= 200),
  voted_at timestamptz not null,
  primary key (entry_id, voter)
);

-- Pages whose text is not in the database: which doctor read them, and when they are read again.
create table content_reviews (
  path text primary key check (path ~ '^(/[a-z0-9-]+)+$'),
  doctor_id uuid not null references doctors,
  reviewed_on date not null,
  next_review_on date not null check (next_review_on > reviewed_on)
);
create index content_reviews_doctor on content_reviews (doctor_id);

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
  is_open boolean not null default true,
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index vacancies_open on vacancies (posted_on desc, id) where is_open;
create index vacancies_updated_by on vacancies (updated_by) where updated_by is not null;

-- Links at the foot of the site

create table social_links (
  id uuid primary key,
  platform text not null unique,
  url text not null,
  platform_name text not null,
  position integer not null
);
