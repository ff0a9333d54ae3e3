-- The chain of hashes over the activity: one link for each audit entry and each security event, in the order of their commits, with the hash of the row's
-- content and of the link before. `npm run check -- trail` computes it again. Why it is made by a job: docs/adr/0083.

lock table audit_entries, security_events in share row exclusive mode;

create table activity_chain (
  -- Without a gap, from 1.
  number bigint primary key check (number > 0),
  source text not null check (source in ('audit_entries', 'security_events')),
  row_id uuid not null,
  -- SHA-256 of `activity_text`.
  content_hash bytea not null,
  -- Of the row before; empty for the first.
  previous_hash bytea not null,
  -- SHA-256 of `number|source|row_id|content_hash|previous_hash`, the hashes in hexadecimal.
  hash bytea not null,
  unique (source, row_id)
);
create trigger activity_chain_append_only before update or delete on activity_chain
  for each row execute function append_only();
create trigger activity_chain_no_truncate before truncate on activity_chain
  for each statement execute function append_only();

-- A row's content as one text. jsonb writes equal values equally; the time is that of UTC with its microseconds, whatever the session's zone.
create function activity_text(entry audit_entries) returns text language sql stable as $$
  select jsonb_build_array(entry.id, entry.type, entry.action, entry.actor_id, entry.actor_role, entry.subject_id, entry.details,
    entry.request_id, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
$$;
create function activity_text(event security_events) returns text language sql stable as $$
  select jsonb_build_array(event.id, event.user_id, event.event_type, event.details, event.reported_by,
    to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
$$;

-- The hash of each new row, made in the transaction that writes it, until a job has sealed it. Nobody waits for anyone here.
create table activity_unsealed (
  position bigserial primary key,
  source text not null check (source in ('audit_entries', 'security_events')),
  row_id uuid not null,
  content_hash bytea not null,
  unique (source, row_id)
);

-- By the owner of the tables: the application may not write these tables itself.
create function hash_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into activity_unsealed (source, row_id, content_hash)
  values ('audit_entries', new.id, sha256(convert_to(activity_text(new), 'UTF8')));
  return null;
end $$;
create function hash_security_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into activity_unsealed (source, row_id, content_hash)
  values ('security_events', new.id, sha256(convert_to(activity_text(new), 'UTF8')));
  return null;
end $$;
create trigger audit_entries_hashed after insert on audit_entries for each row execute function hash_audit_entry();
create trigger security_events_hashed after insert on security_events for each row execute function hash_security_event();

-- Makes links of committed rows: only those are seen here, so their order is that of the commits, and the number has no gap. One at a time.
create function seal_activity(most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head activity_chain;
  waiting activity_unsealed;
  next_number bigint;
  previous bytea;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('activity chain', 0));
  -- A query of its own: it sees what the one before has committed.
  select * into head from activity_chain order by number desc limit 1;
  next_number := coalesce(head.number, 0);
  previous := coalesce(head.hash, ''::bytea);
  for waiting in select * from activity_unsealed order by position limit most loop
    next_number := next_number + 1;
    insert into activity_chain (number, source, row_id, content_hash, previous_hash, hash)
    values (next_number, waiting.source, waiting.row_id, waiting.content_hash, previous, sha256(convert_to(concat_ws('|', next_number,
      waiting.source, waiting.row_id, encode(waiting.content_hash, 'hex'), encode(previous, 'hex')), 'UTF8')))
    returning hash into previous;
    delete from activity_unsealed where position = waiting.position;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Rows that exist, in the order of the activity.
insert into activity_unsealed (source, row_id, content_hash)
select source, id, sha256(convert_to(content, 'UTF8')) from (
  select 'audit_entries' as source, id, created_at, activity_text(audit_entries) as content from audit_entries
  union all
  select 'security_events', id, created_at, activity_text(security_events) from security_events
) each order by created_at, id;
select seal_activity(2147483647);
