import { withClient } from '@ayana/tooling/database/index.ts';

/**
 * Adds service requests up to `size`, spread over two years, services, people and states as real ones are: most are closed, a few thousand
 * are open, a third of those unassigned. A rare word is in one of a thousand.
 */
export function fillServiceRequests(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(FILL, [size]);
    await client.query(`select setval('service_request_numbers', (select max(number) from service_requests))`);
    await client.query('analyze service_requests');
  });
}

const FILL = `
  with people as (select array_agg(id order by email) as ids from users),
    staff as (select array_agg(id order by email) as ids from users where role in ('admin', 'super_admin', 'ayana_staff')),
    versions as (select array_agg(id order by id) as ids, array_agg(item_id order by id) as items
      from service_catalog_versions where status = 'published'),
    begun as (select coalesce(max(number), 0) as number, count(*) as rows from service_requests),
    made as (
      select begun.number + n as number, n,
        date_trunc('milliseconds', now() - interval '2 years' * random()) as created_at,
        1 + floor(random() * 3)::smallint as impact, 1 + floor(random() * 3)::smallint as urgency,
        case when random() < 0.92 then 'closed' else
          (array['new','assigned','in_progress','pending','awaiting_approval','resolved','reopened'])[1 + n % 7] end as state
      from begun, generate_series(1, $1::integer - begun.rows) n
    )
  insert into service_requests (id, number, item_id, version_id, summary, search, answers, impact, urgency, priority, state,
    outcome, requested_by, assigned_to, due_at, due_to_own, due_to_resolve, owned_at, resolved_at, closed_at, version,
    created_at, updated_at)
  select gen_random_uuid(), number, versions.items[1 + n % array_length(versions.items, 1)],
    versions.ids[1 + n % array_length(versions.ids, 1)], summary,
    search_text('SR-' || lpad(number::text, 6, '0') || ' ' || summary || ' person ' || n % 5000), '{}', impact, urgency,
    (array[1,2,3,2,3,4,3,4,4])[(impact - 1) * 3 + urgency], state,
    case when state in ('closed', 'resolved') then 'done' end,
    people.ids[1 + n % array_length(people.ids, 1)],
    case when state = 'new' or (state <> 'closed' and n % 3 = 0) then null else staff.ids[1 + n % array_length(staff.ids, 1)] end,
    case when state in ('new', 'assigned', 'in_progress', 'reopened') then now() + interval '20 days' * (random() - 0.3) end,
    created_at + interval '1 hour', created_at + interval '1 day',
    case when state <> 'new' then created_at + interval '40 minutes' end,
    case when state in ('closed', 'resolved') then created_at + interval '6 hours' end,
    case when state = 'closed' then created_at + interval '2 days' end,
    3, created_at, created_at + interval '3 days' * random()
  from made, people, staff, versions, lateral (
    select case when n % 1000 = 0 then 'Ozaki paper ' else '' end || (array['Interpreter','Pickup','Letter','Repair'])[1 + n % 4]
      || ' for person ' || n % 5000 as summary
  ) words`;
