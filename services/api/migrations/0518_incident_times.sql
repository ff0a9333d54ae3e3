-- When someone first took an incident on, and what it came from.
alter table incidents add column acknowledged_at timestamptz, add column cause text;
create index incidents_cause on incidents (cause, closed_at) where cause is not null;

-- Who opens an incident and leads it has it from the start. Otherwise the first line by another person says that it was taken on, such as
-- an acknowledged page.
create function note_incident_acknowledged() returns trigger language plpgsql as $$
begin
  update incidents set acknowledged_at = new.written_at
  where id = new.incident_id and acknowledged_at is null and new.actor_id is not null and opened_by <> new.actor_id;
  return null;
end $$;
create trigger incident_entries_acknowledge after insert on incident_entries
  for each row execute function note_incident_acknowledged();

update incidents incident set acknowledged_at = case when commander_id = opened_by then opened_at else (
  select min(entry.written_at) from incident_entries entry
  where entry.incident_id = incident.id and entry.actor_id is not null and entry.actor_id <> incident.opened_by) end;
