import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { serving } from '../support/api-processes.js';
import { emailOf } from '../support/api.js';
import { eventually } from '../support/eventually.js';

const site = serving();
const ROWS = 1500;
const FILE = [
  'slug,name,category,complexity_level',
  ...Array.from({ length: ROWS }, (_each, index) => `import-${index},Import ${index},Dental,low`),
].join('\r\n');

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('admin'), password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const importFile = (url: string, token: string, key: string): Promise<Response> =>
  fetch(`${url}/api/treatments/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: FILE,
  });

/** Imports that are being written now: each has the lock of the slugs. */
const writing = async (): Promise<number> =>
  (
    await site.database.rows(
      `select 1 from pg_locks where locktype = 'advisory' and granted and mode = 'ExclusiveLock'
         and database = (select oid from pg_database where datname = current_database())`,
    )
  ).length;

const counts = async () => {
  const [row] = await site.database.rows(
    `select (select count(*)::int from treatments where slug like 'import-%') as rows,
       (select count(distinct slug)::int from treatments where slug like 'import-%') as treatments,
       (select count(*)::int from audit_entries where action = 'treatments.imported') as imports`,
  );
  return row;
};

test('killed in the middle of an import it has written nothing; sent again with its key, all of it once', async () => {
  const key = randomUUID();
  let current = await site.serve({ JOBS: '0' });
  const token = await signIn(current.url);
  const lost = importFile(current.url, token, key).then(
    ({ status }) => status,
    () => 'lost' as const,
  );
  await eventually(async () => (await writing()) > 0);
  current.program.child.kill('SIGKILL');
  expect(await lost).toBe('lost');
  await eventually(async () => (await writing()) === 0);
  expect(await counts()).toEqual({ rows: 0, treatments: 0, imports: 0 });

  current = await site.serve({ JOBS: '0' });
  const first = await importFile(current.url, token, key);
  expect([first.status, await first.json()]).toMatchObject([200, { inserted: ROWS, updated: 0, faults: [] }]);
  // The answer was lost on its way: the screen sends the same again.
  const again = await importFile(current.url, token, key);
  expect([again.status, await again.json()]).toMatchObject([200, { inserted: ROWS }]);
  expect(await counts()).toEqual({ rows: ROWS, treatments: ROWS, imports: 1 });
});
