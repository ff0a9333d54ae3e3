create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- unaccent() is only STABLE because its dictionary might change; ours does not, and an index needs IMMUTABLE.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table seeds (name text primary key, seeded_at timestamptz not null);

-- Identity

create table users (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  name text not null,
  role text check (role in (
    'admin', 'super_admin', 'ayana_staff', 'doctor', 'patient', 'unverified_user', 'partner', 'partner/hospital',
    'partner/travel_visa', 'partner/logistics', 'partner/lodging', 'laboratory_partner', 'pharmacy_partner'
  )),
  password_hash text not null,
  email_verified_at timestamptz,
  access_changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on users (lower(email));
create index users_access_changed_at on users (access_changed_at);

-- Whoever changes a role, by whatever way, ends the access it gave.
create function users_access_changed() returns trigger language plpgsql as $$
begin
  new.access_changed_at := clock_timestamp();
  return new;
end $$;
create trigger users_access_changed before update of role on users
  for each row when (old.role is distinct from new.role) execute function users_access_changed();

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_revoked_at on sessions (revoked_at);
create index sessions_expires_at on sessions (expires_at);

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  superseded_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table sign_in_attempts (
  account text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

create table security_events (
  id uuid primary key,
  user_id uuid references users on delete set null,
  event_type text not null,
  details jsonb not null,
  created_at timestamptz not null
);
create index security_events_created_at on security_events (created_at desc, id desc);

-- Forms

create table idempotency_keys (
  route text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (route, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

create table consultations (
  id uuid primary key,
  consultation_type text not null check (consultation_type in ('Video Consultation', 'Phone Consultation')),
  name text not null,
  email text not null,
  phone text not null,
  preferred_date date not null,
  preferred_time text not null,
  procedure_interest text not null,
  country text not null,
  city text not null,
  timezone text not null,
  time_zone text,
  destination_preference text,
  notes text,
  created_at timestamptz not null
);

create table video_consultations (
  id uuid primary key,
  consultation_type text not null check (consultation_type in ('video_consultation', 'phone_consultation')),
  patient_name text not null,
  email text not null,
  phone text,
  preferred_date date not null,
  preferred_time text not null,
  procedure_interest text,
  medical_condition text,
  country text,
  city text,
  timezone text,
  time_zone text,
  notes text,
  reason text not null,
  doctor_id uuid,
  specialization text,
  created_at timestamptz not null
);

create table contact_messages (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  interested_procedure text,
  preferred_destination text,
  additional_info text,
  created_at timestamptz not null
);

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
  times integer not null
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));

-- The staff's inbox

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
  updated_at timestamptz not null
);
create index inbox_items_newest on inbox_items (received_at desc, id desc);
create index inbox_items_status on inbox_items (status, received_at desc, id desc);
create index inbox_items_due on inbox_items (due_at) where status in ('new', 'claimed');

create table inbox_timeline (
  id uuid primary key,
  item_id uuid not null references inbox_items on delete cascade,
  event text not null,
  at timestamptz not null,
  actor_id uuid references users on delete set null,
  text text,
  from_status text,
  to_status text
);
create index inbox_timeline_item on inbox_timeline (item_id, at, id);

create table inbox_reads (
  item_id uuid not null references inbox_items on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (item_id, user_id)
);

-- What patients are told

create table patient_notifications (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  journey_id uuid,
  title text not null,
  message text not null,
  notification_type text not null check (notification_type in ('journey_update')),
  stage_number integer,
  metadata jsonb not null,
  is_read boolean not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create index patient_notifications_newest on patient_notifications (patient_id, created_at desc, id desc);
create index patient_notifications_unread on patient_notifications (patient_id) where not is_read;

-- The catalogue

create table social_links (
  id uuid primary key,
  platform text not null unique,
  url text not null,
  platform_name text not null,
  position integer not null
);

create table treatment_categories (
  id uuid primary key,
  name text not null unique,
  is_active boolean not null default true
);

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
  search_name text generated always as (search_text(name)) stored,
  search tsvector generated always as (
    setweight(to_tsvector('english', search_text(name)), 'A')
      || setweight(to_tsvector('english', search_text(category)), 'B')
      || setweight(to_tsvector('english', search_text(coalesce(description, ''))), 'C')
  ) stored
);
create index treatments_search on treatments using gin (search);
create index treatments_search_name on treatments using gin (search_name gin_trgm_ops);
create index treatments_name on treatments (name, id) where is_active;

create table partners (
  id uuid primary key,
  company_name text not null,
  status text not null check (status in ('active', 'inactive')),
  created_at timestamptz not null
);

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
  created_at timestamptz not null
);
create index partner_hospitals_partner on partner_hospitals (partner_id);

-- socket.io's postgres adapter keeps here what is too long for NOTIFY.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
