import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { portalIds } from '../webpack/portal-ids.ts';
import type { Audience } from './audience.ts';
import type { Name } from './names.ts';
import { addImport, insertAtEnd, insertBefore, type Plan } from './plan.ts';
import { type Portal, addRoutes, refuseTaken, type Route } from './portal.ts';

type Changes = Plan['change'];

/** The tables that a feature's API is added to: events, the audit trail, the modules. What tests expect of it is in a file of its own. */
export function apiTables(name: Name, one: Name, { entry }: Audience): Changes {
  const module = `./modules/${name.kebab}/index.js`;
  return {
    'contracts/src/realtime.ts': (text) => addEvent(text, name, one, entry),
    'contracts/src/activity/index.ts': (text) => addAction(text, one),
    'services/api/src/app.module.ts': (text) => {
      const file = 'services/api/src/app.module.ts';
      const imported = addImport(text, `import { ${name.pascal}Module } from '${module}';`, file);
      const last = (each: string): boolean => each.startsWith('        // Last:') || each === '        FormsModule,';
      return insertBefore(imported, `        ${name.pascal}Module,`, last, file);
    },
  };
}

function addEvent(text: string, name: Name, one: Name, entry: string): string {
  const event = `${name.snake}.updated`;
  const file = 'contracts/src/realtime.ts';
  const imported = insertBefore(
    text,
    `import type { ${one.pascal} } from './${name.kebab}/index.ts';`,
    (line) => !line.startsWith('import '),
    file,
  );
  const union = imported.replace(/(export type RealtimeEvent =(?:\n {2}(?:\||\/\/).*)*);\n/, (_all, events: string) => {
    return `${events}\n  | { type: '${event}'; data: ${one.pascal} };\n`;
  });
  if (union === imported) throw new SentenceError(`${file} has no end of RealtimeEvent: nothing was written.`);
  const listed = insertAtEnd(union, 'export const REALTIME_EVENTS', '] as const', [`  '${event}',`], file);
  return insertAtEnd(listed, 'export const EVENT_ACCESS', '} as const', [`  '${event}': '${entry}',`], file);
}

function addAction(text: string, one: Name): string {
  const file = 'contracts/src/activity/index.ts';
  const action = `${one.snake}.changed`;
  const listed = insertAtEnd(text, 'export const ACTIVITY_ACTIONS', '} as const', [`  '${action}': 'requests',`], file);
  return insertAtEnd(listed, 'activity-action-names', '  },', [`    '${action}': '${one.words} changed',`], file);
}

/** The pages of a feature in its remote, a list with an entry in the rail and a detail. */
export function portalTables(name: Name, one: Name, { remote, home, entry }: Audience, root: string): Changes {
  const portalFile = `${remote}/portal.json`;
  const portal = JSON.parse(readFileSync(join(root, portalFile), 'utf8')) as Portal;
  const first = portal.routes[0]?.id ?? '';
  const id = first.slice(0, first.indexOf('.'));
  const common = { access: entry, frame: 'portal' };
  const list: Route = {
    id: `${id}.${name.kebab}`,
    path: `${home}/${name.kebab}`,
    ...common,
    title: name.words,
    rail: { label: name.words, icon: 'page', order: 90 },
  };
  const detail: Route = {
    id: `${id}.${one.kebab}`,
    path: `${home}/${name.kebab}/:${one.camel}Id`,
    ...common,
    title: one.words,
  };
  for (const route of [list, detail]) refuseTaken(route, root, portal);
  const withRoutes: Portal = { ...portal, routes: [...portal.routes, list, detail] };
  const folder = `./features/${name.kebab}`;
  return {
    [portalFile]: (text) => addRoutes(text, [list, detail]),
    [`${remote}/src/portal-ids.ts`]: () => portalIds(JSON.stringify(withRoutes)),
    [`${remote}/src/portal.ts`]: (text) =>
      insertAtEnd(
        text,
        'definePortal',
        '});',
        [
          `  '${list.id}': () => import('${folder}/${name.kebab}-list'),`,
          `  '${detail.id}': () => import('${folder}/${one.kebab}-detail'),`,
        ],
        `${remote}/src/portal.ts`,
      ),
  };
}
