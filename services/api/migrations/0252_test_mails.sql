-- A mail of a test goes to addresses of the allow-list only; to any other it is withheld.
alter table outgoing_mails add column is_test boolean not null default false;
alter table outgoing_texts add column is_test boolean not null default false;
alter table outgoing_mails drop constraint outgoing_mails_status_check;
alter table outgoing_mails add constraint outgoing_mails_status_check
  check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'withheld'));
alter table outgoing_texts drop constraint outgoing_texts_status_check;
alter table outgoing_texts add constraint outgoing_texts_status_check
  check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'withheld'));
create index outgoing_mails_of_tests on outgoing_mails (created_at desc, id desc) where is_test;
-- What is withheld is not waiting.
drop index outgoing_mails_unsent;
create index outgoing_mails_unsent on outgoing_mails (created_at) where status not in ('sent', 'withheld');

-- Each attempt at a mail of a test.
create table mail_attempts (
  id uuid primary key,
  mail_id uuid not null references outgoing_mails on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- The mail server's words; null when it took the mail.
  failure jsonb
);
create index mail_attempts_of_mail on mail_attempts (mail_id, number);
