import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';

/** A page of a remote, as its portal.json lists it. */
export interface Route {
  id: string;
  path: string;
  access?: string;
  title: string;
  description?: string;
  ssr?: boolean;
  frame?: string;
  rail?: { label: string; icon: string; order: number };
}
export interface Portal {
  name: string;
  contract: number;
  routes: Route[];
}

/** No other page, of whatever remote, has this address or id. */
export function refuseTaken(route: Route, root: string, own: Portal): void {
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

/** Adds routes at the end; the others keep their lines. */
export function addRoutes(text: string, routes: readonly Route[]): string {
  const end = text.lastIndexOf('\n  ]');
  const lines = routes.map((route) => {
    const entries = Object.entries(route).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `,\n    { ${entries.join(', ')} }`;
  });
  return `${text.slice(0, end)}${lines.join('')}${text.slice(end)}`;
}
