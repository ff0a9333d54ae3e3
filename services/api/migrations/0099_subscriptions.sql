-- How a person hears from us: channels by kind of notification, quiet hours, topics of the newsletter, and what they agreed to over time.

-- A kind without a row has the defaults.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('journey', 'message', 'document', 'quote', 'appointment', 'travel', 'check_in', 'task')),
  mail boolean not null,
  text boolean not null,
  updated_at timestamptz not null,
  primary key (user_id, kind)
);

-- Wall-clock times of a zone: 22:00 to 07:00 goes over midnight.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_time text not null check (until_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_zone text not null,
  updated_at timestamptz not null,
  check (from_time <> until_time)
);

alter table newsletter_subscriptions
  add column topics text[] not null default '{treatments,costs,travel,hospitals}'
    check (topics <@ '{treatments,costs,travel,hospitals}' and cardinality(topics) > 0);

-- Append-only: the application's database user may not change or delete a row. It is kept when the account is deleted.
create table consent_entries (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null,
  subject text not null check (subject in ('health_data', 'newsletter', 'notification_mail', 'notification_text')),
  -- The version of the text, the topic of the newsletter, or the kind of notification.
  topic text not null,
  given boolean not null,
  source text not null check (source in ('sign_up', 'account', 'mail_link'))
);
create index consent_entries_user on consent_entries (user_id, at desc, id desc);

insert into consent_entries (id, user_id, at, subject, topic, given, source)
  select id, user_id, given_at, 'health_data', text_version, true, 'sign_up' from consents
  union all
  select gen_random_uuid(), user_id, withdrawn_at, 'health_data', text_version, false, 'account' from consents
    where withdrawn_at is not null;

-- Unread first, each part newest first: milliseconds, and unread ones beyond all times.
alter table patient_notifications
  add column reading_order bigint generated always as
    ((extract(epoch from created_at at time zone 'UTC') * 1000)::bigint + case when is_read then 0 else 10000000000000 end) stored;
create index patient_notifications_reading on patient_notifications (patient_id, reading_order desc, id desc);
