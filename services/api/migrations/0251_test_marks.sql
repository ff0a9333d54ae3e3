-- What the staff send from the test pages is real, and marked by the database itself: within the transaction of such a request this setting says
-- so, and every row that can be marked takes it from there. Lists, counts, figures and mails to people leave marked rows out.
create function made_as_test() returns boolean language sql stable
  return coalesce(current_setting('ayana.is_test', true), '') = 'on';

alter table contact_messages add column is_test boolean not null default made_as_test();
alter table consultations add column is_test boolean not null default made_as_test();
alter table video_consultations add column is_test boolean not null default made_as_test();
alter table newsletter_subscriptions add column is_test boolean not null default made_as_test();
alter table support_requests add column is_test boolean not null default made_as_test();
alter table brochure_requests add column is_test boolean not null default made_as_test();
alter table partner_applications add column is_test boolean not null default made_as_test();
alter table doctor_applications add column is_test boolean not null default made_as_test();
alter table career_applications add column is_test boolean not null default made_as_test();
alter table sign_ups add column is_test boolean not null default made_as_test();
alter table users add column is_test boolean not null default made_as_test();
create index contact_messages_of_tests on contact_messages (created_at) where is_test;
create index consultations_of_tests on consultations (created_at) where is_test;
create index video_consultations_of_tests on video_consultations (created_at) where is_test;
create index support_requests_of_tests on support_requests (created_at) where is_test;
create index brochure_requests_of_tests on brochure_requests (created_at) where is_test;
create index partner_applications_of_tests on partner_applications (created_at) where is_test;
create index doctor_applications_of_tests on doctor_applications (created_at) where is_test;
create index career_applications_of_tests on career_applications (created_at) where is_test;
create index newsletter_subscriptions_of_tests on newsletter_subscriptions (subscribed_at) where is_test;
create index sign_ups_of_tests on sign_ups (created_at) where is_test;
create index users_of_tests on users (created_at) where is_test;
