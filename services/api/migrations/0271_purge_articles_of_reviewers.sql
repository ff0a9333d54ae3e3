-- Articles name the doctor who reviewed them: a cache in front of the site forgets them when what they show of a doctor changes (docs/adr/0095).
create function note_reviewer_purge() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (
    select 1 from changed join before using (id)
    where (changed.full_name, changed.specialization) is distinct from (before.full_name, before.specialization)
  ) then
    insert into cdn_purges (tag) values ('articles');
  end if;
  return null;
end $$;

create trigger cdn_purge_articles_update after update on doctors
  referencing old table as before new table as changed for each statement execute function note_reviewer_purge();
