-- A doctor signs a prescription with their password: what was signed, when, by whom. The bytes of its paper are among `kept_papers`
-- (docs/adr/0119). What a pharmacy gets instead of a medicine is signed once more: the newest signature is valid.
create table prescription_signatures (
  id uuid primary key,
  prescription_id uuid not null references prescriptions,
  journey_id uuid not null references patient_journeys,
  -- Letters and digits without its hyphens, as of visa letters.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  status text not null check (status in ('valid', 'replaced', 'withdrawn')),
  -- Of the paper's bytes, as hexadecimal digits.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  signed_by uuid not null,
  signer_name text not null,
  registration_number text not null check (length(registration_number) between 1 and 60),
  council text,
  -- Null once the account is deleted, as the next.
  initials text,
  birth_year integer,
  signed_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'valid') = (ended_at is null))
);
create unique index prescription_signatures_one_valid on prescription_signatures (prescription_id) where status = 'valid';
create index prescription_signatures_of on prescription_signatures (prescription_id, signed_at);
create index prescription_signatures_journey on prescription_signatures (journey_id);

-- The one that it corrects, which is cancelled by it.
alter table prescriptions add column replaces uuid references prescriptions;
create index prescriptions_replaces on prescriptions (replaces) where replaces is not null;

-- What was signed never changes: neither the medicines, which were written only once before as well, nor the signature.
create function keep_signed() returns trigger language plpgsql as $$
begin
  raise exception 'What was signed does not change' using errcode = '23514', constraint = 'prescriptions_signed';
end $$;
create trigger prescription_item_signed before update on prescription_items
  for each row when ((new.prescription_id, new.medicine, new.strength, new.form, new.dose, new.frequency, new.days, new.quantity, new.substitution)
    is distinct from (old.prescription_id, old.medicine, old.strength, old.form, old.dose, old.frequency, old.days, old.quantity, old.substitution))
  execute function keep_signed();
create trigger prescription_signature_signed before update on prescription_signatures
  for each row when ((new.prescription_id, new.code, new.sha256, new.signed_by, new.signer_name, new.registration_number, new.signed_at)
    is distinct from (old.prescription_id, old.code, old.sha256, old.signed_by, old.signer_name, old.registration_number, old.signed_at))
  execute function keep_signed();
