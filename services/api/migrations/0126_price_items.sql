-- The price sheet of a hospital: what one unit costs, from one day to another. One price of a label is valid on a day.
create table price_items (
  id uuid primary key,
  partner_hospital_id uuid not null references partner_hospitals,
  -- As in the lines of quotes.
  category text not null check (category in ('surgeon', 'theatre', 'implant', 'room', 'diagnostics', 'medicine', 'physiotherapy',
    'food_and_stay_of_attendant', 'other', 'tax')),
  label text not null,
  -- US cents.
  unit_price integer not null check (unit_price > 0),
  valid_from date not null,
  -- The last day; null: until further notice.
  valid_until date,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (valid_until >= valid_from)
);
create index price_items_sheet on price_items (partner_hospital_id, lower(label), valid_from);
create index price_items_label on price_items (label, id);
