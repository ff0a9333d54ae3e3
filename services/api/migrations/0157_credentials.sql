-- Licences and accreditations of an organisation, or of a doctor of the catalogue. The staff check each; one that lapses is replaced by another.
create table credentials (
  id uuid primary key,
  -- One of the two.
  partner_id uuid references partners,
  doctor_id uuid references doctors,
  kind text not null check (kind in ('licence', 'registration', 'accreditation', 'insurance', 'other')),
  number text not null,
  issuer text not null,
  -- The last day.
  valid_until date not null,
  file_id uuid not null,
  status text not null check (status in ('waiting', 'accepted', 'returned')),
  reason text,
  added_by uuid references users on delete set null,
  checked_by uuid references users on delete set null,
  checked_at timestamptz,
  -- The smallest number of days before the last one at which its owners were reminded.
  reminded_days integer,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(partner_id, doctor_id) = 1),
  check ((status = 'waiting') = (checked_at is null)),
  check ((status = 'returned') = (reason is not null))
);
create index credentials_of_partner on credentials (partner_id, kind, valid_until) where partner_id is not null;
create index credentials_of_doctor on credentials (doctor_id, kind, valid_until) where doctor_id is not null;
create index credentials_lapsing on credentials (valid_until) where status = 'accepted';

-- Those that lapsed without another one of the kind: what its holder must show again.
create view expired_credentials as
  select old.id, old.partner_id, old.doctor_id, old.kind, old.valid_until from credentials old
  where old.status = 'accepted' and old.valid_until < current_date
    and not exists (select from credentials newer
      where newer.status = 'accepted' and newer.kind = old.kind and newer.valid_until > old.valid_until
        and coalesce(newer.partner_id, newer.doctor_id) = coalesce(old.partner_id, old.doctor_id));
