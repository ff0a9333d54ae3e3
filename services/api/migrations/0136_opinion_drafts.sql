-- A doctor's draft is kept from its first words; signed, it says what it has to say. Versions are those of one piece of work: two
-- doctors asked for an opinion on the same case do not share them.

alter table medical_opinions
  alter column fit_to_travel drop not null,
  add constraint medical_opinions_signed_whole check (signed_at is null or (fit_to_travel is not null and summary <> ''));
create unique index medical_opinions_version on medical_opinions (assignment_id, version) where assignment_id is not null;
