-- Questions of patients about a quote or one of its lines, each with the answer of the case manager.
create table quote_questions (
  id uuid primary key,
  quote_id uuid not null references quotes,
  -- Null: about the quote as a whole.
  line_id uuid references quote_lines,
  text text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index quote_questions_quote on quote_questions (quote_id, asked_at, id);

-- A hospital may take its quote back, and a patient may decline one without choosing another.
alter table quotes drop constraint quotes_status_check;
alter table quotes add constraint quotes_status_check
  check (status in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn'));
-- The patient's words, or those of the staff who took it back.
alter table quotes add column decision_reason text;
