import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { portalIds } from '../webpack/portal-ids.ts';
import { newFeature } from './feature.ts';
import type { Name } from './names.ts';
import { insertBefore, type Plan } from './plan.ts';

interface Route {
  id: string;
  path: string;
  access?: string;
  title: string;
  description?: string;
  ssr?: boolean;
  frame?: string;
  rail?: { label: string; icon: string; order: number };
}
interface Portal {
  name: string;
  contract: number;
  routes: Route[];
}

/** Kinds of pages: public ones rendered on the server, or those of a portal, below its address and in its rail. */
const PUBLIC = 'mfe-public';

/** A page in the frame of its kind: its route, its module, and the feature it shows. */
export function newPage(name: Name, remote: string, root: string): Plan {
  const portalFile = `${remote}/portal.json`;
  const portal = JSON.parse(readFileSync(join(root, portalFile), 'utf8')) as Portal;
  const route = routeOf(name, remote, portal);
  refuseTaken(route, root, portal);
  const withRoute: Portal = { ...portal, routes: [...portal.routes, route] };
  const feature = newFeature(name, remote);
  return {
    create: { ...feature.create, [`${remote}/src/pages/${name.kebab}.tsx`]: pageModule(name, remote) },
    change: {
      [portalFile]: () => printPortal(withRoute),
      [`${remote}/src/portal-ids.ts`]: () => portalIds(JSON.stringify(withRoute)),
      [`${remote}/src/portal.ts`]: (text) =>
        insertBefore(
          text,
          `  '${route.id}': () => import('./pages/${name.kebab}'),`,
          (line) => line === '});',
          `${remote}/src/portal.ts`,
        ),
    },
    next: [...feature.next, `Look at it: npm run dev, then ${route.path}`],
  };
}

function routeOf(name: Name, remote: string, portal: Portal): Route {
  const home = portal.routes[0];
  if (home === undefined) throw new SentenceError(`${remote}/portal.json lists no route to go by.`);
  const id = `${home.id.slice(0, home.id.indexOf('.'))}.${name.kebab}`;
  if (remote === PUBLIC) {
    return { id, path: `/${name.kebab}`, title: name.words, description: `${name.words} at Ayana.`, ssr: true };
  }
  return {
    id,
    path: `${home.path}/${name.kebab}`,
    ...(home.access === undefined ? {} : { access: home.access }),
    title: name.words,
    frame: 'portal',
    rail: { label: name.words, icon: 'page', order: 90 },
  };
}

/** No other page, of whatever remote, has this address or id. */
function refuseTaken(route: Route, root: string, own: Portal): void {
  if (own.routes.some(({ id }) => id === route.id)) {
    throw new SentenceError(`${own.name} already has a page "${route.id}": choose another name.`);
  }
  for (const remote of remotesOf(root)) {
    const { routes } = JSON.parse(readFileSync(join(root, remote, 'portal.json'), 'utf8')) as Portal;
    const other = routes.find(({ path }) => path === route.path);
    if (other !== undefined) {
      throw new SentenceError(`${route.path} is already the page "${other.id}" of ${remote}: choose another name.`);
    }
  }
}

export function remotesOf(root: string): string[] {
  return ['mfe-public', 'mfe-patient', 'mfe-partner', 'mfe-admin'].filter((name) =>
    existsSync(join(root, name, 'portal.json')),
  );
}

/** A route a line where it fits, as the formatter leaves it. */
function printPortal({ routes, ...rest }: Portal): string {
  const lines = routes.map((route) => {
    const short = `    { ${Object.entries(route)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(', ')} }`;
    return short.length < 120 ? short : JSON.stringify(route, null, 2).replace(/^/gm, '    ');
  });
  const head = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${head.join('')}  "routes": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function pageModule(name: Name, remote: string): string {
  if (remote === PUBLIC) {
    return `import { ${name.pascal} } from '../features/${name.kebab}/${name.kebab}';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

/** ${name.words}, for everyone. */
export function Component() {
  return (
    <PublicPage>
      <${name.pascal} />
    </PublicPage>
  );
}
`;
  }
  return `import { PortalPage } from '@ayana/shared-ui/portal-page';
import { ${name.pascal} } from '../features/${name.kebab}/${name.kebab}';

/** ${name.words}, for those who may enter this portal. */
export function Component() {
  return (
    <PortalPage>
      <${name.pascal} />
    </PortalPage>
  );
}
`;
}
