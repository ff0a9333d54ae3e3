-- Results as laboratories write them: a comparator before the number, and the digits that were entered. `value` stays what the previous
-- release reads: the number of the digits.
alter table laboratory_results
  add column comparator text check (comparator in ('<', '≤', '>', '≥')),
  add column digits text check (digits ~ '^\d{1,9}(\.\d{1,6})?$'),
  -- The method or the device.
  add column method text;
update laboratory_results result set digits = round(result.value::text::numeric, greatest(test.decimals, scale(result.value::text::numeric)))::text
  from laboratory_tests test where test.code = result.test_code and result.value is not null
    and scale(result.value::text::numeric) <= 6;

-- What can be of a test at all; beyond it a value is refused. Null where no source says.
-- From MIT-LCP/mimic-code 8bcbd190ca75670cd5281f9ead3611ae1cefb73e, mimic-iii/concepts/firstday/labs_first_day.sql, "sanity checks on the
-- values": lines 85 (albumin), 90 (bilirubin), 93 (creatinine), 95 (glucose), 97 (haematocrit), 99 (haemoglobin), 101 (platelets),
-- 103 (potassium), 105 (INR), 108 (sodium), 111 (white cells), each in the unit of ours; line 150: "lab values cannot be 0 and cannot be
-- negative". Its limit of aPTT is that of a device, and its BUN is another quantity than urea: neither is taken. HbA1c is a share.
alter table laboratory_tests
  add column possible_above double precision,
  add column possible_to double precision;
update laboratory_tests test set possible_above = 0, possible_to = source.most
  from (values ('albumin', 10), ('bilirubin', 150), ('creatinine', 150), ('glucose', 10000), ('haematocrit', 100), ('haemoglobin', 50),
    ('platelets', 10000), ('potassium', 30), ('inr', 50), ('sodium', 200), ('white_cells', 1000)) source (code, most)
  where test.code = source.code;
update laboratory_tests set possible_to = 100 where code = 'hba1c';

-- The number on the tube: the laboratory's own, else one of ours.
create sequence accession_numbers;
alter table laboratory_orders add column accession_number text;
update laboratory_orders set accession_number = 'S-' || lpad(nextval('accession_numbers')::text, 6, '0') where sampled_at is not null;

-- Samples that could not be measured: another one is taken.
create table laboratory_rejected_samples (
  id uuid primary key,
  laboratory_order_id uuid not null references laboratory_orders,
  accession_number text not null,
  sampled_at timestamptz not null,
  sampled_by text not null,
  reason text not null,
  rejected_by uuid not null,
  rejected_at timestamptz not null
);
create index laboratory_rejected_samples_order on laboratory_rejected_samples (laboratory_order_id, rejected_at desc);
-- Earlier results of a test are looked for.
create index laboratory_results_test on laboratory_results (test_code, laboratory_order_id);
