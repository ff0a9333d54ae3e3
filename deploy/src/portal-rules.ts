import { isAccessEntry } from '@ayana/contracts/identity';
import { REALTIME_EVENTS } from '@ayana/contracts/realtime';
import { isCalendarDate } from '@ayana/contracts/rules';

const ID = /^[a-z][a-z-]*(\.[a-z0-9-]+)+$/;
const ROUTE_KEYS = new Set([
  'id',
  'path',
  'access',
  'title',
  'description',
  'ssr',
  'form',
  'noindex',
  'updated',
  'picture',
  'frame',
  'nav',
  'rail',
  'words',
  'lights',
  'act',
]);
const FRAMES: ReadonlySet<unknown> = new Set(['page', 'portal', 'plain']);

interface Portal {
  name: string;
  contract: number;
  routes: { id: string; path: string }[];
}

/** Everything wrong with a `portal.json`, as sentences; empty when it may be published. */
export function portalProblems(portal: unknown, name: string): string[] {
  if (!isRecord(portal)) return [`${name}: portal.json is not an object.`];
  const problems: string[] = [];
  const say = (text: string): void => void problems.push(`${name}: ${text}`);
  if (portal['name'] !== name) say(`portal.json says its name is ${JSON.stringify(portal['name'])}.`);
  if (!Number.isInteger(portal['contract'])) say(`contract ${String(portal['contract'])} is not a whole number.`);
  const routes = portal['routes'];
  if (!Array.isArray(routes) || routes.length === 0) return [...problems, `${name}: portal.json lists no routes.`];
  const ids = new Set<unknown>();
  for (const route of routes as unknown[]) {
    if (!isRecord(route)) {
      say('a route is not an object.');
      continue;
    }
    const { id, path, access, title, ssr, form, updated, frame } = route;
    const lists = ['words', 'lights'].filter((key) => route[key] !== undefined && !isTexts(route[key]));
    const which = typeof id === 'string' ? id : JSON.stringify(route);
    if (typeof id !== 'string' || !ID.test(id)) say(`route id ${which} must look like "portal.page".`);
    if (ids.has(id)) say(`route id ${which} is used twice.`);
    ids.add(id);
    if (typeof path !== 'string' || !path.startsWith('/') || path.includes('*'))
      say(`${which}: path must start with / and hold no *.`);
    if (typeof title !== 'string' || title.trim() === '') say(`${which}: a title is missing.`);
    if (access !== undefined && !isAccessEntry(access)) {
      say(`${which}: access ${JSON.stringify(access)} is not in the access table of contracts/identity.`);
    }
    if (ssr === true && access !== undefined && access !== 'public')
      say(`${which}: a guarded page cannot be rendered on the server.`);
    if (form !== undefined && (form !== true || ssr !== true))
      say(`${which}: form is true or left out, and needs a page rendered on the server.`);
    if (updated !== undefined && !(typeof updated === 'string' && isCalendarDate(updated)))
      say(`${which}: updated is a day, such as 2026-11-22.`);
    if (frame !== undefined && !FRAMES.has(frame)) say(`${which}: frame is "page", "portal" or "plain".`);
    for (const key of lists) say(`${which}: ${key} is a list of texts.`);
    if (route['act'] !== undefined && !isAct(route['act']))
      say(`${which}: act has a label, and a search that begins with ?.`);
    for (const problem of railProblems(route)) say(`${which}: ${problem}`);
    for (const key of Object.keys(route)) if (!ROUTE_KEYS.has(key)) say(`${which}: unknown field "${key}".`);
  }
  return problems;
}

/** What is wrong with a route's line in the portals' rail. */
function railProblems({ rail, frame, path }: Record<string, unknown>): string[] {
  if (rail === undefined) return [];
  if (!isRecord(rail)) return ['rail is not an object.'];
  const problems: string[] = [];
  if (frame !== 'portal') problems.push('a line in the rail needs the frame "portal".');
  if (typeof path === 'string' && path.includes(':'))
    problems.push('a line in the rail needs a path without parameters.');
  if (typeof rail['label'] !== 'string' || rail['label'].trim() === '')
    problems.push('the line in the rail has no label.');
  if (typeof rail['icon'] !== 'string') problems.push('the line in the rail names no icon.');
  if (typeof rail['order'] !== 'number') problems.push('the line in the rail has no place (order).');
  for (const key of ['count', 'late'] as const) {
    const count = rail[key];
    if (count === undefined) continue;
    if (!isRecord(count) || typeof count['path'] !== 'string' || !count['path'].startsWith('/'))
      problems.push(`${key} of the rail needs the path of a number, below /api.`);
    else if (!eventsOf(count).every((event) => EVENTS.has(event)))
      problems.push(`${key} of the rail names an unknown event.`);
  }
  return problems;
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && each.trim() !== '');

/** What can be begun on a page, found by its label in the portals' search. */
const isAct = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  value['label'].trim() !== '' &&
  (value['search'] === undefined || (typeof value['search'] === 'string' && value['search'].startsWith('?')));

const EVENTS: ReadonlySet<unknown> = new Set(REALTIME_EVENTS);
const eventsOf = ({ events }: Record<string, unknown>): unknown[] =>
  events === undefined ? [] : Array.isArray(events) ? events : [events];

/** Paths two remotes both claim: `/x/:a` and `/x/:b` are the same path. The shell's own screens count as well. */
export function routeCollisions(portals: readonly Portal[]): string[] {
  const owners = new Map<string, string>(SHELL_PATHS.map((path) => [shape(path), 'shell']));
  const problems: string[] = [];
  for (const { name, routes } of portals) {
    for (const { path } of routes) {
      const owner = owners.get(shape(path));
      if (owner !== undefined && owner !== name) problems.push(`${name}: ${path} already belongs to ${owner}.`);
      owners.set(shape(path), name);
    }
  }
  return problems;
}

const SHELL_PATHS = [
  '/login',
  '/auth',
  '/role-auth',
  '/admin-login',
  '/partner-login',
  '/secure-portal',
  '/services/treatment-requests',
];

const shape = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/\/$/, '');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
