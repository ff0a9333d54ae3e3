-- When somebody's access changed is also the version of it that tokens carry, so it never stays or goes back, whatever the clock does.
create or replace function users_access_changed() returns trigger language plpgsql as $$
begin
  new.access_changed_at := greatest(clock_timestamp(), old.access_changed_at + interval '1 microsecond');
  return new;
end $$;
