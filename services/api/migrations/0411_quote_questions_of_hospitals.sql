-- A patient's question about a quote is answered by its hospital, too: the patient reads the name of the hospital then.
alter table quote_questions add column answered_by_hospital boolean not null default false;
