-- What spoke against a medicine when it was prescribed, and why the doctor gave it all the same: [{kind, medicine, other}].
alter table prescription_items
  add column alerts jsonb not null default '[]',
  add column alert_reason text,
  -- Whether the kept list knows the medicine: of others nothing was checked. Older rows were never looked at.
  add column is_known boolean not null default false;
