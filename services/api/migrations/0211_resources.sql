-- Resources and what they are needed for: need, offer, commitment, on the way, arrived, released.

create table resources (
  id uuid primary key,
  kind text not null check (kind in ('interpreter', 'ambulance', 'bed', 'room', 'vehicle', 'nurse', 'fund')),
  name text not null,
  -- Where it is based; the coordinates are those of the city.
  city_id uuid not null references cities,
  languages text[] not null,
  -- How many it serves at a time; of a fund, US cents.
  capacity integer not null check (capacity > 0),
  -- {weekdays, opens, closes} by the clock of India; null is always.
  hours jsonb,
  partner_id uuid references partners,
  phone text,
  note text,
  is_in_service boolean not null,
  -- Name and note, as the list is searched.
  search text generated always as (search_text(name || ' ' || coalesce(note, ''))) stored,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index resources_order on resources (name, id);
create index resources_kind on resources (kind, city_id);
create index resources_city on resources (city_id);
create index resources_partner on resources (partner_id) where partner_id is not null;
create index resources_search on resources using gin (search gin_trgm_ops);

create sequence resource_need_numbers as integer;

create table resource_needs (
  id uuid primary key,
  number integer not null unique,
  kind text not null check (kind in ('interpreter', 'ambulance', 'bed', 'room', 'vehicle', 'nurse', 'fund')),
  title text not null,
  details text,
  state text not null check (state in ('open', 'met', 'closed')),
  city_id uuid not null references cities,
  language text,
  quantity integer not null check (quantity > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  incident_id uuid,
  closed_note text,
  created_by uuid,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (from_at < until_at)
);
create index resource_needs_order on resource_needs (from_at, id);
create index resource_needs_state on resource_needs (state, from_at);
create index resource_needs_city on resource_needs (city_id, state);
create index resource_needs_incident on resource_needs (incident_id) where incident_id is not null;

create table resource_commitments (
  id uuid primary key,
  need_id uuid not null references resource_needs,
  resource_id uuid not null references resources,
  state text not null check (state in ('offered', 'committed', 'dispatched', 'arrived', 'released', 'withdrawn')),
  -- Set from the kind of the resource: what moves is at one place at a time.
  is_moving boolean not null default false,
  quantity integer not null check (quantity > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  note text,
  offered_by uuid,
  offered_at timestamptz not null,
  committed_at timestamptz,
  dispatched_at timestamptz,
  arrived_at timestamptz,
  released_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  -- Released before it began, nothing is left of its time.
  check (from_at < until_at or (state = 'released' and from_at = until_at)),
  constraint one_place_at_a_time exclude using gist (resource_id with =, tstzrange(from_at, until_at) with &&)
    where (is_moving and state in ('committed', 'dispatched', 'arrived'))
);
create index resource_commitments_need on resource_commitments (need_id, offered_at, id);
create index resource_commitments_resource on resource_commitments (resource_id, from_at);
-- What has not come back is still there, also when its time is over.
create unique index one_journey_at_a_time on resource_commitments (resource_id)
  where is_moving and state in ('dispatched', 'arrived');

-- The most of a resource that is taken at any moment of a time; of a fund, all that was ever given.
create function resource_taken(resource uuid, besides uuid, from_time timestamptz, until_time timestamptz) returns bigint
language sql stable as $$
  select case when (select kind from resources where id = resource) = 'fund' then
    (select coalesce(sum(quantity), 0) from resource_commitments
      where resource_id = resource and id is distinct from besides and state in ('committed', 'dispatched', 'arrived', 'released'))
  else
    (select coalesce(max(taken), 0) from (
      select (select sum(other.quantity) from resource_commitments other
          where other.resource_id = resource and other.id is distinct from besides
            and other.state in ('committed', 'dispatched', 'arrived')
            and other.from_at <= begins.at and begins.at < other.until_at) as taken
        from (select from_time as at union select from_at from resource_commitments
          where resource_id = resource and id is distinct from besides and state in ('committed', 'dispatched', 'arrived')
            and from_at > from_time and from_at < until_time) begins) moments)
  end
$$;

-- Nobody takes more of a resource than it has. The row of the resource is locked: of two who take the last of it, one is refused.
create function refuse_more_than_there_is() returns trigger language plpgsql as $$
declare
  found_kind text;
  found_capacity integer;
  in_service boolean;
begin
  select kind, capacity, is_in_service into found_kind, found_capacity, in_service
    from resources where id = new.resource_id for no key update;
  new.is_moving := found_kind in ('interpreter', 'ambulance', 'vehicle', 'nurse');
  if new.state not in ('committed', 'dispatched', 'arrived') and not (found_kind = 'fund' and new.state = 'released') then
    return new;
  end if;
  if new.state = 'committed' and not in_service and (tg_op = 'INSERT' or old.state <> 'committed') then
    raise exception 'The resource % is out of service', new.resource_id using errcode = '23514', constraint = 'resource_in_service';
  end if;
  if new.quantity + (case when new.is_moving then 0
      else resource_taken(new.resource_id, new.id, new.from_at, new.until_at) end) > found_capacity then
    raise exception 'The resource % has no more', new.resource_id using errcode = '23514', constraint = 'within_capacity';
  end if;
  return new;
end $$;
create trigger within_capacity before insert or update on resource_commitments
  for each row execute function refuse_more_than_there_is();

-- A capacity never falls below what is taken.
create function refuse_less_than_is_taken() returns trigger language plpgsql as $$
begin
  if new.kind <> old.kind then
    raise exception 'The kind of a resource does not change' using errcode = '23514', constraint = 'resource_kind';
  end if;
  if new.capacity < old.capacity and exists (
    select from resource_commitments each
    where each.resource_id = new.id and each.state in ('committed', 'dispatched', 'arrived')
      and each.quantity + (case when each.is_moving then 0 else resource_taken(new.id, each.id, each.from_at, each.until_at) end)
        > new.capacity)
  then
    raise exception 'More of the resource % is taken', new.id using errcode = '23514', constraint = 'within_capacity';
  end if;
  return new;
end $$;
create trigger capacity_of_taken before update of kind, capacity on resources
  for each row execute function refuse_less_than_is_taken();
