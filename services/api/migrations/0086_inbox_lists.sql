alter table inbox_items
  -- The order of work: what waits for an answer by its due time, then the rest, the newest first. In milliseconds.
  add column queue_order bigint not null generated always as (
    case when status in ('new', 'claimed') then floor(extract(epoch from due_at at time zone 'UTC') * 1000)
      else 10000000000000 - floor(extract(epoch from received_at at time zone 'UTC') * 1000) end) stored;

-- Of all requests, of those in one status, and of the open ones: everyone's, one member's or nobody's.
drop index inbox_items_queue;
create index inbox_items_order on inbox_items (queue_order, id);
create index inbox_items_queue on inbox_items (status, queue_order, id);
create index inbox_items_open on inbox_items (queue_order, id) where status <> 'closed';
create index inbox_items_assigned on inbox_items (assigned_to, queue_order, id) where status <> 'closed';
create index inbox_items_updated on inbox_items (updated_at desc, id desc);

-- The last digits of the id are the number people say on the phone.
create index inbox_items_reference on inbox_items (right(id::text, 8));

-- The colleague a request was handed to.
alter table inbox_timeline add column person_id uuid references users on delete set null;
