import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { replacedMigrations } from '../migrations/baseline.ts';
import { type Audience, audienceOf } from './audience.ts';
import { apiTables, portalTables } from './feature-tables.ts';
import { type Name, singular } from './names.ts';
import type { Plan } from './plan.ts';

const API = 'services/api';
const TEMPLATES = join(import.meta.dirname, 'templates');

/** What a feature is made of, by the names of the templates. */
const API_FILES = {
  contracts: 'contracts/src/sample-items/index.ts',
  entity: `${API}/src/modules/sample-items/sample-item.entity.ts`,
  dto: `${API}/src/modules/sample-items/sample-items.dto.ts`,
  service: `${API}/src/modules/sample-items/sample-items.service.ts`,
  controller: `${API}/src/modules/sample-items/sample-items.controller.ts`,
  module: `${API}/src/modules/sample-items/sample-items.module.ts`,
  index: `${API}/src/modules/sample-items/index.ts`,
  'api-test': `${API}/src/modules/sample-items/sample-items.test.ts`,
  access: `${API}/test/access/features/sample-items.json`,
};
const SCREEN_FILES = {
  api: 'mfe-admin/src/features/sample-items/sample-items.api.ts',
  list: 'mfe-admin/src/features/sample-items/sample-items-list.tsx',
  detail: 'mfe-admin/src/features/sample-items/sample-item-detail.tsx',
  form: 'mfe-admin/src/features/sample-items/sample-item-form.tsx',
  messages: 'mfe-admin/src/features/sample-items/messages.ts',
  'screen-test': 'mfe-admin/src/features/sample-items/sample-items.test.tsx',
};

/**
 * A guarded list with a detail, a form and one transition, from the table to the component test, in the shape of the service desk.
 * @param parts `api` leaves the screens away
 */
export function newFeature(name: Name, remote: string, root: string, parts: 'all' | 'api' = 'all'): Plan {
  const one = singular(name);
  if (one.kebab === name.kebab) throw new SentenceError(`Name it in the plural, like ${name.kebab}s: it is a list.`);
  const module = `${API}/src/modules/${name.kebab}`;
  if (existsSync(join(root, module)))
    throw new SentenceError(`The API already has a module "${name.kebab}": choose another name.`);
  const audience = audienceOf(remote);
  const write = (text: string): string => named(ofAudience(text, audience), name, one, audience);
  const files = {
    ...API_FILES,
    migration: `${API}/migrations/${nextNumber(root)}_sample_items.sql`,
    ...(parts === 'all' ? SCREEN_FILES : {}),
  };
  return {
    create: Object.fromEntries(
      Object.entries(files).map(([template, file]) => [
        write(file),
        write(readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8')),
      ]),
    ),
    change: {
      ...apiTables(name, one, audience),
      ...(parts === 'all' ? portalTables(name, one, audience, root) : {}),
    },
    generates: true,
    next: [
      `Everyone of the portal may enter; a narrower entry is a line of ACCESS in contracts/src/identity/access.ts. What it holds: ${module}/${one.kebab}.entity.ts and its migration.`,
      ...(parts === 'all' ? [`Look at it: npm run dev, then ${audience.home}/${name.kebab}`] : []),
    ],
  };
}

/** Above the numbers of the migrations that the baseline replaced: theirs are never used a second time. */
function nextNumber(root: string): string {
  const names = [...replacedMigrations(), ...readdirSync(join(root, API, 'migrations'))];
  const numbers = names.map((name) => Number.parseInt(name, 10));
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
}

/** Lines that end in `//all` are for rows that everyone who may enter sees, those in `//own` for rows that only their author sees. */
function ofAudience(text: string, { sharesRows }: Audience): string {
  const [kept, dropped] = sharesRows ? ['//all', '//own'] : ['//own', '//all'];
  return text
    .split('\n')
    .filter((line) => !line.endsWith(dropped))
    .map((line) => (line.endsWith(kept) ? line.slice(0, -kept.length).trimEnd() : line))
    .join('\n');
}

/** In the patient’s portal the chosen journey stays chosen on the page that is gone to. */
const OWN_NAVIGATION = [
  [`import { useNavigate } from 'react-router-dom';`, `import { useOwnNavigate } from '../../own-journey/own-link';`],
  ['= useNavigate()', '= useOwnNavigate()'],
  ['void navigate(', 'navigate('],
] as const;

/** The templates are a feature called "sample items" of mfe-admin. */
export function named(text: string, name: Name, one: Name, audience: Audience): string {
  const { remote, home, role, otherRole, entry, testRoles } = audience;
  const words = one.words.toLowerCase();
  // As it is said: a user guide, an hour.
  const article = /^(?:[aeio]|u(?!ni|s[aeiu])|hour)/.test(words) ? 'an' : 'a';
  const replacements: readonly (readonly [string, string])[] = [
    ...(remote === 'mfe-patient' ? OWN_NAVIGATION : []),
    ['/admin/sample-items', `${home}/${name.kebab}`],
    ['mfe-admin/', `${remote}/`],
    ['OWN_ROLE', role],
    ['OTHER_ROLE', otherRole],
    ['ENTRY', entry],
    ['TEST_ROLES', testRoles],
    ['a sample item', `${article} ${words}`],
    ['A sample item', `${article.replace('a', 'A')} ${words}`],
    ['SAMPLE_ITEMS', name.constant],
    ['SAMPLE_ITEM', one.constant],
    ['SampleItems', name.pascal],
    ['SampleItem', one.pascal],
    ['sampleItems', name.camel],
    ['sampleItem', one.camel],
    ['sample-items', name.kebab],
    ['sample-item', one.kebab],
    ['sample_items', name.snake],
    ['sample_item', one.snake],
    ['Sample items', name.words],
    ['Sample item', one.words],
    ['sample items', name.words.toLowerCase()],
    ['sample item', words],
  ];
  return replacements.reduce((done, [from, to]) => done.replaceAll(from, to), text);
}
