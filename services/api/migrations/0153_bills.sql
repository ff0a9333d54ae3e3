-- Bills of the hospital whose quote the patient accepted. A sent one is never changed: a correction is a new row that takes its place.
create table bills (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  quote_id uuid not null references quotes,
  partner_hospital_id uuid not null references partner_hospitals,
  kind text not null check (kind in ('interim', 'final')),
  -- Of the bill: a correction has the next. `revision` is that of the row.
  version integer not null,
  status text not null check (status in ('draft', 'sent', 'replaced')),
  currency text not null check (currency = 'USD'),
  note text,
  supersedes uuid references bills,
  -- Of the correction.
  reason text,
  sent_at timestamptz,
  sent_by uuid,
  created_by uuid,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'draft') = (sent_at is null)),
  check (status = 'draft' or supersedes is null or reason is not null)
);
create index bills_journey on bills (journey_id, created_at, id);
create unique index bills_one_draft on bills (journey_id) where status = 'draft';
create unique index bills_one_final on bills (journey_id) where kind = 'final' and status = 'sent';

create table bill_lines (
  id uuid primary key,
  bill_id uuid not null references bills on delete cascade,
  position smallint not null,
  category text not null,
  label text not null,
  -- 0 where a line of the quote was not needed.
  quantity integer not null check (quantity >= 0),
  -- US cents.
  unit_price integer not null check (unit_price >= 0),
  amount bigint not null check (amount = quantity::bigint * unit_price),
  quote_line_id uuid references quote_lines,
  -- Why it differs from the quote.
  explanation text,
  unique (bill_id, position),
  unique (bill_id, quote_line_id)
);
