-- Names as in the passport, in Latin letters: for letters, tickets and drivers. The account's name stays as people write it.
alter table patient_details
  add column passport_name text,
  -- Who comes along: [{"name": …, "passport_number": …}].
  add column attendants jsonb not null default '[]';

-- One letter, two copies: the hospital's shows the last signs of a passport's number only, as its code does.
alter table visa_letters
  -- Null once the account is deleted.
  add column passport_masked text,
  -- Null for letters of before, of which there is no such copy.
  add column masked_file_id uuid;

-- A hospital that writes the letter for the visa sees no passport: what its work was granted ends.
update record_grants access set ends_at = now()
  from partners partner where partner.id = access.to_partner_id and partner.kind = 'hospital'
    and (access.kind in ('passport', 'visa_letter')
      or access.document_id in (select id from documents where kind in ('passport', 'visa_letter')))
    and (access.ends_at is null or access.ends_at > now());
