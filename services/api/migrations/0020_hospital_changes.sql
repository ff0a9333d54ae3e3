-- When a hospital last changed, which search engines are told of its page. Whoever writes the row, it is noted, unless they say when.

alter table partner_hospitals add column updated_at timestamptz not null default now();
update partner_hospitals set updated_at = created_at;

create function note_update() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger partner_hospitals_updated before update on partner_hospitals for each row
  when (old.* is distinct from new.* and old.updated_at = new.updated_at) execute function note_update();
