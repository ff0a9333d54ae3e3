import { setTimeout } from 'node:timers/promises';
import { formSamples } from '@ayana/contracts/form-samples';
import type { Role } from '@ayana/contracts/identity';
import { ENTRY_VISITORS, EVERY_ROLE, isAmong } from '@ayana/contracts/testing';
import { prepareDatabase } from '../../src/migrate.js';
import { JOBS_SCHEMA } from '../../src/platform/jobs/queues.js';
import { ROUTES } from '../access/routes.js';
import { type Answer, startApi, type TestApi } from '../support/api.js';
import { ExamplePaths, type Parameter } from './example-paths.js';
import { secretPaths } from './secret-paths.js';
import { faultsOfOrder, SORTED_LISTS } from './sorted-lists.js';
import { mailLinks, type MailLink } from './mail-links.js';
import { EVERY_READ, MAY_CHANGE, UNREAD } from './named-changes.js';
import { watchChanges } from './watched-changes.js';

/** Test machines are shared: the time it takes means nothing. */
const TIMEOUT_MS = 900_000;
/** Programs that check mails ask by HEAD first, and each of them may come again. */
const METHODS = ['HEAD', 'GET', 'HEAD', 'GET'];
/** Callers of a route that read a row each. */
const CALLERS = 2;

/** A role, null without one, undefined signed out. */
type Caller = Role | null | undefined;
/** Those with rows of their own first, then who sees all. */
const FIRST: Caller[] = [undefined, 'patient', 'doctor', 'partner/hospital', 'partner/travel_visa', 'super_admin'];
const callers: Caller[] = [...new Set<Caller>([...FIRST, ...EVERY_ROLE, null])];

let api: TestApi;
let examples: ExamplePaths;
let links: MailLink[];
let changes: () => Promise<string[]>;

beforeAll(async () => {
  api = await startApi();
  const { databaseUrl, files } = api.config;
  const database = { databaseUrl, databaseOwnerUrl: api.database.url };
  await prepareDatabase({ ...database, demoData: true, demoLife: true, files }, () => undefined);
  for (const { form, kind, body } of formSamples('reader@people.example', new Date()))
    if (kind === 'ordinary') await api.call('POST', `/functions/${form}`, { body });
  for (const caller of callers) if (caller !== undefined) await api.signIn(caller);
  examples = new ExamplePaths(api.database, new Date(), await secretPaths(api));
  links = await mailLinks(api);
  changes = await watchChanges(api.database, JOBS_SCHEMA);
}, TIMEOUT_MS);
afterAll(() => api.close());

/** Asks again when the server says when. */
async function ask(method: string, path: string, caller: Caller): Promise<Answer<unknown>> {
  const answer = await api.call<unknown>(method, path, caller === undefined ? {} : { as: caller });
  const comeBack = Number(answer.headers.get('retry-after'));
  if ((answer.status !== 429 && answer.status !== 503) || !(comeBack > 0)) return answer;
  await setTimeout(comeBack * 1000);
  return ask(method, path, caller);
}

const isAllowed = (route: string) => (table: string) =>
  EVERY_READ.includes(table) || MAY_CHANGE[route]?.includes(table) === true;

/** Reads an address by HEAD and GET, twice, or as said. @returns whether it was answered, and the tables that changed and may not */
async function read(
  route: string,
  path: string,
  caller: Caller,
  methods = METHODS,
): Promise<{ isRead: boolean; changed: string[] }> {
  let isRead = true;
  for (const method of methods) {
    const { status } = await ask(method, path, caller);
    isRead &&= status < 400;
    // A row that this caller may not see.
    if (!isRead) break;
  }
  const changed = await changes();
  return { isRead, changed: changed.filter((table) => !isAllowed(route)(table)) };
}

/** The route of a link; a token may be the last part of its path. */
const routeOf = ({ path }: MailLink): string => `GET ${path.replace(/\?.*/, '').replace(/\/[^/]{60,}$/, '/:token')}`;
/** Read by the test of the links. */
const isLinked = (route: string): boolean => links.some((link) => routeOf(link) === route);

const nameOf = (caller: Caller): string => (caller === undefined ? 'signed out' : (caller ?? 'without a role'));

test(
  'no route changes anything by HEAD or GET but what is named for it, for any reader',
  async () => {
    const { body } = await api.call<{ paths: Record<string, { get?: { parameters?: Parameter[] } }> }>(
      'GET',
      '/openapi.json',
    );
    const faults: string[] = [];
    for (const [route, entry] of Object.entries(ROUTES)) {
      const [method = '', pattern = ''] = route.split(' ');
      if (method !== 'GET' || route in UNREAD || isLinked(route)) continue;
      const parameters = body.paths[pattern.replaceAll(/:(\w+)/g, '{$1}')]?.get?.parameters ?? [];
      const paths = await examples.of(pattern, parameters).catch((error: unknown) => {
        faults.push(String(error));
        return [];
      });
      let readers = 0;
      for (const caller of callers.filter((each) => isAmong(ENTRY_VISITORS[entry], each))) {
        if (readers === CALLERS) break;
        for (const path of paths) {
          // What the route does is seen by the first; another role may take another way through it.
          const { isRead, changed } = await read(route, path, caller, readers === 0 ? METHODS : ['GET']);
          if (changed.length > 0) faults.push(`${route} as ${nameOf(caller)} changes ${changed.join(', ')}`);
          if (!isRead) continue;
          readers += 1;
          break;
        }
      }
      // Otherwise the test shows nothing.
      if (readers === 0) faults.push(`${route} was answered to no caller, such as ${paths[0] ?? 'without a row'}`);
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'no link of any mail changes anything by HEAD or GET, nor does what its page reads',
  async () => {
    const faults: string[] = [];
    for (const link of links) {
      const route = routeOf(link);
      const { isRead, changed } = await read(route, link.path, undefined);
      if (changed.length > 0) faults.push(`${route} in ${link.templates.join(', ')} changes ${changed.join(', ')}`);
      if (!isRead) faults.push(`${route} in ${link.templates.join(', ')} was not answered`);
    }
    expect(faults).toEqual([]);
    // A template that loses its link shows it here.
    expect([...new Set(links.map(routeOf))].toSorted()).toEqual([
      'GET /appointments/by-token',
      'GET /broadcast-messages/leave',
      'GET /broadcast-messages/open',
      'GET /brochures/:token',
      'GET /check-ins/by-token',
      'GET /companions/by-token',
      'GET /escalation-pages/acknowledge',
      'GET /newsletter/unsubscribe',
      'GET /notification-mails/stop',
      'GET /organisation-invitations/by-token',
      'GET /support-requests/followed',
    ]);
  },
  TIMEOUT_MS,
);

test('a change by reading would be seen, and a write that changes nothing is none', async () => {
  await api.database.rows(`update resources set name = name || '.' where id = (select id from resources limit 1)`);
  expect(await changes()).toEqual(['resources']);
  await api.database.rows('update resources set name = name');
  expect(await changes()).toEqual([]);
});

test.each(Object.entries(SORTED_LISTS))('each order of %s is kept over its pages, both ways', async (path, orders) => {
  const faults = [];
  for (const [sort, valueOf] of Object.entries(orders)) faults.push(...(await faultsOfOrder(api, path, sort, valueOf)));
  expect(faults).toEqual([]);
});
