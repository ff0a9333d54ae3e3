-- What people ask by the forms of the site, and the staff's inbox.

create table inbox_items (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'consultation', 'video_consultation')),
  status text not null check (status in ('new', 'claimed', 'confirmed', 'answered', 'closed')),
  name text not null,
  email text not null,
  phone text,
  country text,
  received_at timestamptz not null,
  due_at timestamptz not null,
  assigned_to uuid references users on delete set null,
  confirmed_starts_at timestamptz,
  confirmed_time_zone text,
  confirmed_minutes integer,
  updated_at timestamptz not null,
  -- The acknowledgement was not sent, because its recipient had been sent enough within the hour.
  repeated boolean not null default false,
  -- Requests within the hour before that named the same mailbox or phone number.
  repeat_count integer not null default 0 check (repeat_count >= 0),
  search text not null generated always as (
    search_latin(name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(country, ''))
  ) stored,
  -- The order of work: what waits for an answer by its due time, then the rest, the newest first. In milliseconds.
  queue_order bigint not null generated always as (
    case when status in ('new', 'claimed') then floor(extract(epoch from due_at at time zone 'UTC') * 1000)
      else 10000000000000 - floor(extract(epoch from received_at at time zone 'UTC') * 1000) end) stored
);
create index inbox_items_newest on inbox_items (received_at desc, id desc);
create index inbox_items_status on inbox_items (status, received_at desc, id desc);
create index inbox_items_due on inbox_items (due_at) where status in ('new', 'claimed');
-- People's own consultation requests.
create index inbox_items_email on inbox_items (lower(email), received_at desc, id desc);
create index inbox_items_repeated on inbox_items (received_at desc, id desc) where repeated;
create index inbox_items_search on inbox_items using gin (search gin_trgm_ops);
-- Of all requests, of those in one status, and of the open ones: everyone's, one member's or nobody's.
create index inbox_items_order on inbox_items (queue_order, id);
create index inbox_items_queue on inbox_items (status, queue_order, id);
create index inbox_items_open on inbox_items (queue_order, id) where status <> 'closed';
create index inbox_items_assigned on inbox_items (assigned_to, queue_order, id) where status <> 'closed';
create index inbox_items_updated on inbox_items (updated_at desc, id desc);
-- The last digits of the id are the number people say on the phone.
create index inbox_items_reference on inbox_items (right(id::text, 8));
create trigger inbox_items_name_words after insert or update of name on inbox_items for each row execute function add_name_words();

create table inbox_timeline (
  id uuid primary key,
  item_id uuid not null references inbox_items on delete cascade,
  event text not null,
  at timestamptz not null,
  actor_id uuid references users on delete set null,
  text text,
  from_status text,
  to_status text,
  -- The colleague it was handed to.
  person_id uuid references users on delete set null
);
create index inbox_timeline_item on inbox_timeline (item_id, at, id);

create table inbox_reads (
  item_id uuid not null references inbox_items on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (item_id, user_id)
);

-- The people recent forms named, so that a stranger cannot have them sent more than a few messages an hour. Rows are kept for two hours
-- (housekeeping) and hold nothing about a person but a keyed hash.
create table form_recipients (
  id uuid primary key,
  -- Of a mailbox or a phone number.
  recipient_hash text not null,
  -- Which limit it counts towards.
  kind text not null check (kind in ('acknowledgement', 'support', 'brochure', 'booking')),
  -- False where the limit was reached: the request was stored and nothing was sent.
  sent boolean not null,
  created_at timestamptz not null
);
create index form_recipients_recent on form_recipients (recipient_hash, created_at);
create index form_recipients_age on form_recipients (created_at);

-- Forms

create table consultations (
  id uuid primary key,
  consultation_type text not null check (consultation_type in ('Video Consultation', 'Phone Consultation')),
  name text not null,
  email text not null,
  phone text not null,
  preferred_date date not null,
  preferred_time text not null,
  procedure_interest text not null,
  -- Only the dialog asks for these three; without them the payload is that of the specification's section 3.
  country text,
  city text,
  timezone text,
  time_zone text,
  destination_preference text,
  notes text,
  created_at timestamptz not null,
  -- What the trip cost calculator showed the visitor, in words, where they sent it along.
  trip_estimate text,
  is_test boolean not null default made_as_test()
);
create index consultations_of_tests on consultations (created_at) where is_test;

create table contact_messages (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  interested_procedure text,
  preferred_destination text,
  additional_info text,
  created_at timestamptz not null,
  is_test boolean not null default made_as_test()
);
create index contact_messages_of_tests on contact_messages (created_at) where is_test;

create table general_inquiries (
  id uuid primary key,
  email_address text not null,
  status text not null check (status in ('unread', 'read')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index general_inquiries_email on general_inquiries (lower(email_address), created_at desc, id desc);

create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  source text not null,
  subscribed_at timestamptz not null,
  unsubscribed_at timestamptz,
  times integer not null,
  topics text[] not null default '{treatments,costs,travel,hospitals}'
    check (topics <@ '{treatments,costs,travel,hospitals}' and cardinality(topics) > 0),
  is_test boolean not null default made_as_test()
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_of_tests on newsletter_subscriptions (subscribed_at) where is_test;

-- The staff's side of each is an inbox item of kind contact with the same id; its sender follows it by a link.
create table support_requests (
  id uuid primary key,
  -- Of the token in the mail's link. The token is made of the id and a secret only the server knows, and is stored nowhere.
  token_hash text not null unique,
  topic text not null,
  name text not null check (length(name) <= 1000),
  email text not null check (length(email) <= 254),
  phone text,
  message text not null check (length(message) <= 1000),
  created_at timestamptz not null,
  is_test boolean not null default made_as_test()
);
-- Looked for every minute (`signal_definitions`).
create index support_requests_complaints on support_requests (created_at, id) where topic = 'complaint';
create index support_requests_of_tests on support_requests (created_at) where is_test;

-- Brochures by mail. The row lets its link open the PDF until it expires; the PDF itself is made of the catalogue.

create table brochure_requests (
  id uuid primary key,
  -- Of the token in the mail's link, which is stored nowhere.
  token_hash text not null unique,
  speciality text not null,
  language text not null,
  name text check (length(name) <= 1000),
  email text not null check (length(email) <= 254),
  -- Whether we may write about the treatment later: only where it was ticked.
  may_write boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  is_test boolean not null default made_as_test()
);
create index brochure_requests_of_tests on brochure_requests (created_at) where is_test;

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
  created_at timestamptz not null,
  -- What became of an application made on the site.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  partner_id uuid references partners,
  refused_reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- The staff asked the applicant for more before they decide.
  asked_at timestamptz,
  is_test boolean not null default made_as_test()
);
create index partner_applications_of_tests on partner_applications (created_at) where is_test;

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
  created_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  doctor_id uuid references doctors,
  refused_reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  asked_at timestamptz,
  is_test boolean not null default made_as_test()
);
create index doctor_applications_of_tests on doctor_applications (created_at) where is_test;

-- For a vacancy. The staff's side of each is an inbox item of kind contact with the same id.
create table career_applications (
  id uuid primary key,
  -- Null: for no vacancy in particular.
  vacancy_id uuid references vacancies,
  name text not null check (length(name) <= 1000),
  email text not null check (length(email) <= 254),
  phone text,
  place text not null check (length(place) <= 1000),
  languages text not null check (length(languages) <= 1000),
  experience text not null check (length(experience) <= 1000),
  link text check (length(link) <= 1000),
  message text check (length(message) <= 1000),
  created_at timestamptz not null,
  is_test boolean not null default made_as_test()
);
create index career_applications_vacancy on career_applications (vacancy_id);
create index career_applications_of_tests on career_applications (created_at) where is_test;
