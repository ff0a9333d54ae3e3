import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { AppError } from '../../app-error.js';
import { encodeParts, type Page } from '../cursor.js';
import { keysetList, type ListPart, type ListDefinition } from './keyset-list.js';
import { byOrder } from './sort-keys.js';

interface Row {
  id: string;
  title: string;
  priority: number;
  due_at: Date | null;
  owner: 'ann' | 'ben';
}

const PLAN: ListDefinition<
  Row,
  'due' | 'owner' | 'priority' | 'title',
  { priority?: number; owner?: 'me' },
  { me: string }
> = {
  id: 'tasks.id',
  sort: 'due',
  sorts: {
    due: { column: 'tasks.due_at', type: 'timestamptz', order: 'asc', nullable: true, of: ({ due_at }) => due_at },
    priority: { column: 'tasks.priority', type: 'integer', order: 'desc', of: ({ priority }) => priority },
    owner: byOrder('tasks.owner', ['ben', 'ann'], ({ owner }) => owner),
    title: { column: 'tasks.title', type: 'text', order: 'asc', of: ({ title }) => title },
  },
  filters: {
    priority: (value) => sql`priority = ${value}`,
    owner: (_value, { me }): RawBuilder<boolean> => sql`owner = ${me}`,
  },
};

const ROWS = 23;
const idOf = (index: number): string => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;

let source: TestDatabase;
let database: Kysely<{ tasks: Row }>;

beforeAll(async () => {
  source = await emptyDatabase();
  await source.rows(
    'create table tasks (id uuid primary key, title text, priority integer, due_at timestamptz, owner text)',
  );
  for (let index = 0; index < ROWS; index += 1) {
    // Equal values and empty ones, so that their order depends on the id.
    const due = index % 4 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (index % 5)));
    await source.rows('insert into tasks values ($1, $2, $3, $4, $5)', [
      idOf((index * 7) % ROWS),
      `Task ${index % 6}`,
      index % 3,
      due,
      index % 2 ? 'ann' : 'ben',
    ]);
  }
  database = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: source.url }) }) });
});
afterAll(async () => {
  await database.destroy();
  await source.drop();
});

type Query = Partial<ListPart<'due' | 'owner' | 'priority' | 'title'>> & { priority?: number; owner?: 'me' };
const page = (query: Query): Promise<Page<Row>> =>
  keysetList(database.selectFrom('tasks').selectAll(), PLAN, { limit: 4, ...query }, { me: 'ann' });

async function allPages(query: Query): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next_cursor }: Page<Row> = await page({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...items.map(({ id }) => id));
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

const expected = async (order: string): Promise<string[]> =>
  (await source.rows<Row>(`select id from tasks order by ${order}`)).map(({ id }) => id);

test.each([
  ['due', 'asc', 'due_at asc nulls last, id asc'],
  ['due', 'desc', 'due_at desc nulls first, id desc'],
  ['priority', 'asc', 'priority asc, id asc'],
  ['priority', 'desc', 'priority desc, id desc'],
  ['title', 'asc', 'title asc, id asc'],
  ['title', 'desc', 'title desc, id desc'],
  // Not by the alphabet.
  ['owner', 'asc', 'owner desc, id asc'],
  ['owner', 'desc', 'owner asc, id desc'],
] as const)('by %s %s every row comes once, in pages of any size', async (sort, order, inSql) => {
  const all = await expected(inSql);
  for (const limit of [1, 4, 5, ROWS - 1, ROWS, 100]) expect(await allPages({ sort, order, limit })).toEqual(all);
});

test('without an order the list has its own', async () => {
  expect(await allPages({})).toEqual(await expected('due_at asc nulls last, id asc'));
  expect(await allPages({ sort: 'priority' })).toEqual(await expected('priority desc, id desc'));
});

test('filters narrow the list, and all of them count', async () => {
  const found = await source.rows<Row>(
    `select id from tasks where priority = 1 and owner = 'ann' order by due_at asc nulls last, id`,
  );
  expect(found.length).toBeGreaterThan(2);
  expect(await allPages({ priority: 1, owner: 'me', limit: 2 })).toEqual(found.map(({ id }) => id));
});

test('a cursor of another order, or a forged one, is refused', async () => {
  const { next_cursor } = await page({ sort: 'due' });
  const refused = async (query: Query): Promise<boolean> =>
    page(query).then(
      () => false,
      (error: unknown) => error instanceof AppError && error.errors?.[0]?.field === 'cursor',
    );
  const cursor = String(next_cursor);
  expect(await refused({ sort: 'due', cursor })).toBe(false);
  expect(await refused({ sort: 'due', order: 'desc', cursor })).toBe(true);
  expect(await refused({ sort: 'title', cursor })).toBe(true);
  for (const [sort, parts] of [
    ['priority', ['priority.desc', null, idOf(1)]],
    ['priority', ['priority.desc', 1.5, idOf(1)]],
    ['priority', ['priority.desc', 2 ** 40, idOf(1)]],
    ['priority', ['priority.desc', '1', idOf(1)]],
    ['due', ['due.asc', 'yesterday', idOf(1)]],
    ['due', ['due.asc', '2026-01-01T00:00:00.000Z', 'none']],
    ['due', ['due.asc', '2026-01-01T00:00:00.000Z', idOf(1), 'more']],
    ['title', ['title.asc', 5, idOf(1)]],
  ] as const)
    expect([parts, await refused({ sort, cursor: encodeParts(parts) })]).toEqual([parts, true]);
});
