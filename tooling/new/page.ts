import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { portalIds } from '../webpack/portal-ids.ts';
import type { Name } from './names.ts';
import { insertBefore, type Plan } from './plan.ts';
import { type Portal, addRoutes, refuseTaken, type Route } from './portal.ts';

/** Kinds of pages: public ones rendered on the server, or those of a portal, below its address and in its rail. */
const PUBLIC = 'mfe-public';

/** A page in the frame of its kind: its route, its module, and the feature it shows. */
export function newPage(name: Name, remote: string, root: string): Plan {
  const portalFile = `${remote}/portal.json`;
  const portal = JSON.parse(readFileSync(join(root, portalFile), 'utf8')) as Portal;
  const route = routeOf(name, remote, portal);
  refuseTaken(route, root, portal);
  const withRoute: Portal = { ...portal, routes: [...portal.routes, route] };
  const folder = `${remote}/src/features/${name.kebab}`;
  return {
    create: {
      [`${folder}/messages.ts`]: messages(name, remote),
      [`${folder}/${name.kebab}.tsx`]: component(name),
      [`${folder}/${name.kebab}.test.tsx`]: test(name),
      [`${remote}/src/pages/${name.kebab}.tsx`]: pageModule(name, remote),
    },
    change: {
      [portalFile]: (text) => addRoutes(text, [route]),
      [`${remote}/src/portal-ids.ts`]: () => portalIds(JSON.stringify(withRoute)),
      [`${remote}/src/portal.ts`]: (text) =>
        insertBefore(
          text,
          `  '${route.id}': () => import('./pages/${name.kebab}'),`,
          (line) => line === '});',
          `${remote}/src/portal.ts`,
        ),
    },
    next: [
      `Write the failing test in ${folder}/${name.kebab}.test.tsx first: it says how.`,
      `Look at it: npm run dev, then ${route.path}`,
    ],
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

function messages(name: Name, remote: string): string {
  return `import { defineMessages } from '@ayana/contracts/language';

/** What this feature says, apart from the specification's fixed texts. */
export const ${name.constant}_MESSAGES = defineMessages('${remote}/${name.kebab}', {
  heading: '${name.words}',
  empty: 'There is nothing here yet.',
});
`;
}

function component(name: Name): string {
  return `import { styled } from 'styled-components';

import { ${name.constant}_MESSAGES as TEXTS } from './messages';

const Box = styled.section\`
  max-inline-size: var(--text-width);
  padding: var(--space-6) var(--space-4);

  & h1 {
    margin-block-end: var(--space-4);
  }
\`;

/** ${name.words}. */
export function ${name.pascal}() {
  return (
    <Box aria-labelledby="${name.kebab}-heading">
      <h1 id="${name.kebab}-heading">{TEXTS.heading}</h1>
      <p>{TEXTS.empty}</p>
    </Box>
  );
}
`;
}

function test(name: Name): string {
  return `import { render, screen } from '@testing-library/react';

import { ${name.pascal} } from './${name.kebab}';
import { ${name.constant}_MESSAGES as TEXTS } from './messages';

test('says what it is, and that there is nothing yet', () => {
  render(<${name.pascal} />);
  expect(screen.getByRole('region', { name: TEXTS.heading }).textContent).toContain(TEXTS.empty);
});

test('what a person can do here', () => {
  throw new Error(
    'Write first what a person can do with ${name.words}: render it, do what they do, expect what they see. Then make it pass.',
  );
});
`;
}
