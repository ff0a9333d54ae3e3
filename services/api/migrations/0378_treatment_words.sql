-- A patient may ask without knowing the treatment: without one, their own words say it; empty words are "I do not know yet".
alter table treatment_requests alter column treatment_id drop not null;
alter table treatment_requests add column treatment_words text not null default ''
  constraint treatment_requests_treatment_words check (char_length(treatment_words) <= 200);
