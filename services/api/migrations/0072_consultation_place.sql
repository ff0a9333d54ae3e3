-- The payload of a free consultation is the specification's section 3; only the dialog asks for these three as well.
alter table consultations alter column country drop not null, alter column city drop not null, alter column timezone drop not null;
