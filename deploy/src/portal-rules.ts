import { ACCESS } from '@ayana/contracts/identity';

/** The contract versions today's shell understands. */
const CONTRACTS = [1];

const ID = /^[a-z][a-z-]*(\.[a-z0-9-]+)+$/;
const ROUTE_KEYS = new Set(['id', 'path', 'access', 'title', 'description', 'ssr', 'frame', 'nav']);

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
  if (!CONTRACTS.includes(portal['contract'] as number))
    say(`contract ${String(portal['contract'])} is not one of ${CONTRACTS.join(', ')}.`);
  const routes = portal['routes'];
  if (!Array.isArray(routes) || routes.length === 0) return [...problems, `${name}: portal.json lists no routes.`];
  const ids = new Set<unknown>();
  for (const route of routes as unknown[]) {
    if (!isRecord(route)) {
      say('a route is not an object.');
      continue;
    }
    const { id, path, access, title, ssr, frame } = route;
    const which = typeof id === 'string' ? id : JSON.stringify(route);
    if (typeof id !== 'string' || !ID.test(id)) say(`route id ${which} must look like "portal.page".`);
    if (ids.has(id)) say(`route id ${which} stands twice.`);
    ids.add(id);
    if (typeof path !== 'string' || !path.startsWith('/') || path.includes('*'))
      say(`${which}: path must start with / and hold no *.`);
    if (typeof title !== 'string' || title.trim() === '') say(`${which}: a title is missing.`);
    if (access !== undefined && !(typeof access === 'string' && Object.hasOwn(ACCESS, access))) {
      say(`${which}: access ${JSON.stringify(access)} is not in the access table of contracts/identity.`);
    }
    if (ssr === true && access !== undefined && access !== 'public')
      say(`${which}: a guarded page cannot be rendered on the server.`);
    if (frame !== undefined && frame !== 'page' && frame !== 'plain') say(`${which}: frame is "page" or "plain".`);
    for (const key of Object.keys(route)) if (!ROUTE_KEYS.has(key)) say(`${which}: unknown field "${key}".`);
  }
  return problems;
}

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
