// The API's twin: node:http and prepared pg, the same two queries, the same answers, and nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Pool } from 'pg';

const COLUMNS = `id, name, category, complexity_level, description, slug, plain_name, department, conditions_in_plain_words,
  reviewed_on::text as reviewed_on, reviewer_id, is_active, india_usd_min, india_usd_max, us_usd_min, us_usd_max, hospital_days,
  total_days_in_india, source, created_at, updated_at`;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const list = async (limit: number): Promise<object> => {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: 'list',
    text: `select ${COLUMNS} from treatments where is_active order by name, id limit $1`,
    values: [limit + 1],
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const cursor = last && Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url');
  return { items, next_cursor: rows.length > limit ? cursor : null };
};

const one = async (id: string): Promise<object> => {
  const text = `select ${COLUMNS} from treatments where id = $1 and is_active`;
  const { rows } = await pool.query<object>({ name: 'one', text, values: [id] });
  return rows[0] ?? {};
};

const server = createServer((asked, answer) => {
  const url = new URL(asked.url ?? '', 'http://twin');
  const id = url.pathname.split('/')[3];
  void (async () => {
    const found = id === undefined ? await list(Number(url.searchParams.get('limit'))) : await one(id);
    answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    answer.end(JSON.stringify(found));
  })();
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
