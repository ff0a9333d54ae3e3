import { withClient } from '@ayana/tooling/database/index.ts';
import type { Row } from './bench.ts';
import { measureList } from './lists.ts';

const FILTERS: Readonly<Record<string, string>> = {
  'nothing else': '',
  'open ones': 'open=true',
  'closed ones': 'open=false',
  'one’s own and unassigned ones': 'open=true&assigned_to=me,none',
  'one’s own': 'open=true&assigned_to=me',
  'one status': 'status=answered',
  'overdue ones': 'open=true&overdue=true',
  'one kind': 'open=true&kind=video_consultation',
  'a common word': 'q=person',
  'a rare word': 'q=ozaki',
  'a number': 'q=AY-7K3F9Q',
};

/** The staff's inbox among 100,000 requests. */
export const inbox = (): Promise<readonly Row[]> =>
  measureList({ path: 'inbox', size: 100_000, fill, sorts: ['due', 'received', 'updated'], filters: FILTERS });

/** Adds requests up to `size`, spread over two years: most are closed, a few thousand are open. A rare word is in one of a thousand. */
function fill(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(FILL, [size]);
    await client.query('analyze inbox_items');
  });
}

const FILL = `
  with staff as (select array_agg(id order by email) as ids from users where role in ('admin', 'super_admin', 'ayana_staff')),
    known as (select count(*)::integer as rows from inbox_items),
    made as (
      select n, date_trunc('milliseconds', now() - interval '2 years' * random()) as received_at,
        case when random() < 0.94 then 'closed' else
          (array['new','claimed','confirmed','answered'])[1 + n % 4] end as status
      from known, generate_series(1, $1::integer - known.rows) n
    )
  insert into inbox_items (id, kind, status, name, email, country, received_at, due_at, assigned_to, updated_at)
  select gen_random_uuid(), (array['contact','consultation','video_consultation'])[1 + n % 3], status,
    case when n % 1000 = 0 then 'Ozaki ' else '' end || 'Demo Person ' || n % 5000,
    'person' || n || '@visitor.example', (array['Kenya','Oman','Nepal'])[1 + n % 3], received_at,
    case when status in ('new', 'claimed') then now() + interval '3 days' * (random() - 0.2)
      else received_at + interval '1 day' end,
    case when status = 'new' then null else staff.ids[1 + n % array_length(staff.ids, 1)] end,
    received_at + interval '2 days' * random()
  from made, staff`;
