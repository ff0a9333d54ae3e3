import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import { withClient } from '@ayana/tooling/database/index.ts';
import type { Measured } from '../site.ts';
import { Asker } from './asker.ts';

export interface ExpensiveRoute {
  /** As in the API's document. */
  path: string;
  /** A demo account that gets it; undefined where the demo data have nothing of the kind. */
  ask: Asker | undefined;
}

/** The others, who are nobody's demo account. */
export const OTHER_PATIENT = 'other-patient@bench.example';
export const OTHER_STAFF = 'other-staff@bench.example';

/** Where the ids of a path come from. */
const SUBJECTS: Readonly<Record<string, string>> = {
  '/quotes/': 'select id from quotes where sent_at is not null order by id limit 1',
  '/bills/': 'select id from bills where sent_at is not null order by id limit 1',
  '/medical-opinions/': 'select id from medical_opinions where signed_at is not null order by id limit 1',
  '/prescriptions/': 'select id from prescriptions order by id limit 1',
  '/consultation-notes/': 'select id from consultation_notes where signed_at is not null order by id limit 1',
  '/patient-journeys/':
    "select id from patient_journeys where patient_id = (select id from users where email = 'patient@demo.ayana.test') order by id limit 1",
  '/incidents/': 'select id from incidents order by id limit 1',
  '/data-requests/': "select id from data_requests where kind = 'export' and state = 'done' order by id limit 1",
};
/** What a path is asked with. */
const QUESTIONS: Readonly<Record<string, string>> = {
  '/search/portal': '?q=an',
  '/analytics/export': '?view=funnel',
};

const DOCUMENT = new URL('../../../contracts/openapi.json', import.meta.url);

/** Every read that is declared expensive (`x-expensive`), with a demo account that gets it. */
export async function expensiveRoutes({ api_origin, databaseUrl }: Measured): Promise<ExpensiveRoute[]> {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
    paths: Record<string, { get?: { 'x-expensive'?: string } }>;
  };
  const accounts = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => Asker.signIn(api_origin, email)));
  const routes: ExpensiveRoute[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (get?.['x-expensive'] === undefined) continue;
    const asked = await addressOf(databaseUrl, path);
    routes.push({ path, ask: asked === undefined ? undefined : await whoGets(accounts, asked) });
  }
  return routes;
}

async function addressOf(databaseUrl: string, path: string): Promise<string | undefined> {
  if (!path.includes('{')) return `${path}${QUESTIONS[path] ?? ''}`;
  const subject = Object.entries(SUBJECTS).find(([start]) => path.startsWith(start))?.[1];
  if (subject === undefined) return undefined;
  const { rows } = await withClient(databaseUrl, (client) => client.query<{ id: string }>(subject));
  return rows[0] === undefined ? undefined : path.replace(/\{[^}]*\}/, rows[0].id);
}

async function whoGets(accounts: readonly Asker[], address: string): Promise<Asker | undefined> {
  for (const account of accounts) if ((await account.get(address)).status === 200) return account.for(address);
  return undefined;
}

/** A patient and a colleague with the password of the demo accounts. */
export function addOthers(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    for (const [email, like] of [
      [OTHER_PATIENT, 'patient'],
      [OTHER_STAFF, 'ayana_staff'],
    ])
      await client.query(
        `insert into users (id, email, name, role, password_hash, email_verified_at, access_changed_at, created_at, updated_at)
         select gen_random_uuid(), $1, 'Other Person', role, password_hash, now(), now() - interval '1 day', now(), now()
         from users where role = $2 and email like '%@demo.ayana.test' limit 1`,
        [email, like],
      );
  });
}
