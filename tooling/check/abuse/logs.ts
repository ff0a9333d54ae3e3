import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { withClient } from '../../database/connect.ts';
import { databasePaths } from '../../database/paths.ts';
import type { Attack } from './attack.ts';
import { allMailsGone } from './kit/leftovers.ts';
import { formOf, operationsOf } from './kit/operations.ts';
import { json, send } from './kit/request.ts';

/** Texts that only the forms below hold. */
const MARKERS = [
  'Zebedee-Marker',
  'zebedee-marker@people.example',
  '700 123 987',
  '700123987',
  'confidential-diagnosis-marker',
];
/** Routes that store a visitor's texts, without a session. */
const WRITING = /^\/api\/(functions\/|auth\/sign-up$|security\/)/;
/** Addresses of all the other attacks; the team's own is a setting. */
const TEST_ADDRESS = /(?!team@)[\w.+-]+@people\.example/;

/** Every insert that holds something about a person fails once: no log of any process may contain it. */
export const logs: Attack = {
  name: 'logs',
  title: 'Personal data in logs',
  wanted:
    'Whatever fails, no file below the data folder but the database’s own holds a name, an address, a phone number or a note.',
  async run(target) {
    const { origin, say, site, tally } = target;
    const forms = (await operationsOf(origin)).filter(
      ({ method, path, example }) => method === 'POST' && example !== undefined && WRITING.test(path),
    );
    let failed = 0;
    const submitAll = async (): Promise<void> => {
      for (const form of forms) {
        const answer = await send(origin, { method: 'POST', target: form.path, ...json(origin, marked(formOf(form))) });
        if (answer.status >= 500) failed += 1;
      }
    };
    const tables = await writtenBy(site.databaseUrl, submitAll);
    for (const table of tables) {
      say(`inserts into ${table} fail`);
      await refusing(site.databaseUrl, table, submitAll);
    }
    tally.expect(failed > 0, 'no insert failed: this run shows nothing');
    // Mails whose rows could not be changed meanwhile are sent again much later.
    await allMailsGone(site, 5000).catch(() => undefined);
    const files = filesBelow(site.scratch, databasePaths(join(site.scratch, 'postgres')).data);
    const texts: [string, string][] = [
      ...files.map((file): [string, string] => [file.slice(site.scratch.length), readFileSync(file, 'latin1')]),
      ['what the supervisor said', site.said()],
    ];
    for (const [name, text] of texts) {
      const found = MARKERS.find((marker) => text.includes(marker)) ?? TEST_ADDRESS.exec(text)?.[0];
      tally.expect(found === undefined, 'personal data in a file', `${name}: ${found}`);
    }
    return {
      'tables that failed': tables.length,
      'requests that failed on purpose': failed,
      'files read': texts.length,
    };
  },
};

/** A form with something to find in each of its texts. */
function marked(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const markerFor = (name: string, value: unknown): unknown => {
    if (/email/i.test(name)) return MARKERS[1];
    if (/phone/i.test(name)) return `+254 ${MARKERS[2]}`;
    if (/name$/i.test(name)) return MARKERS[0];
    return value === 'Example text' ? MARKERS[4] : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, markerFor(name, value)]));
}

/** The tables to which `work` adds rows. */
async function writtenBy(databaseUrl: string, work: () => Promise<void>): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const counting = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
    const counts = async (): Promise<Map<string, number>> => {
      const { rows } = await client.query<{ name: string; count: number }>(counting.join(' union all '));
      return new Map(rows.map(({ name, count }) => [name, count]));
    };
    const before = await counts();
    await work();
    return [...(await counts())].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
  });
}

/** Makes every insert into a table fail meanwhile, with the row in PostgreSQL's own words about it. */
async function refusing(databaseUrl: string, table: string, work: () => Promise<void>): Promise<void> {
  const alter = (change: string): Promise<void> =>
    withClient(
      databaseUrl,
      async (client) => void (await client.query(`set lock_timeout = '10s'; alter table "${table}" ${change}`)),
    );
  await alter('add constraint abuse_refuses check (false) not valid');
  try {
    await work();
  } finally {
    await alter('drop constraint abuse_refuses');
  }
}

/** @param except a folder that is left out */
function filesBelow(folder: string, except: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => !file.startsWith(`${except}/`) && statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}
