-- A medicine given instead is an item of its own, with its own dose; the item it replaces ends with what was handed out of it.
alter table prescription_items add column replaced_by uuid unique references prescription_items;
-- The brand that was handed out of the same substance and strength. `substitute` is read no more: it had the dose of what it replaced.
alter table prescription_items add column brand text;
update prescription_items item set brand = substitute
  where substitute is not null and not exists (
    select from prescription_queries query where query.item_id = item.id and query.answer in ('allowed', 'other')
  );

alter table prescription_queries add column proposed_strength text;
