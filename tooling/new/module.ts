import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { singular, type Name } from './names.ts';
import { moduleFiles } from './module-files.ts';
import { addImport, insertBefore, type Plan } from './plan.ts';

const API = 'services/api';

/** A module of the API: what signed-in people keep for themselves, listed and added to. Its last test fails and says what to write first. */
export function newModule(name: Name, root: string): Plan {
  const one = singular(name);
  const folder = `${API}/src/modules/${name.kebab}`;
  if (existsSync(join(root, folder)))
    throw new SentenceError(`The API already has a module "${name.kebab}": choose another name.`);
  const migration = `${API}/migrations/${nextNumber(root)}_${name.snake}.sql`;
  return {
    create: { ...moduleFiles(name, one, folder), [migration]: migrationText(name) },
    change: {
      [`${API}/src/app.module.ts`]: (text) => addToModules(text, name),
      [`${API}/test/access/routes.ts`]: (text) => addToAccess(text, name),
    },
    next: [
      `Decide who may call it: ${folder}/${name.kebab}.controller.ts lets any signed-in person in, and test/access/routes.ts says so.`,
      `Write the failing test in ${folder}/${name.kebab}.test.ts first: it says how.`,
      'npm run generate writes the new routes into the description and the pages’ types.',
    ],
  };
}

function nextNumber(root: string): string {
  const numbers = readdirSync(join(root, API, 'migrations')).map((file) => Number.parseInt(file, 10));
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
}

/** Before the module that takes all other form names, and its comment. */
function addToModules(text: string, name: Name): string {
  const where = `${API}/src/app.module.ts`;
  const statement = `import { ${name.pascal}Module } from './modules/${name.kebab}/${name.kebab}.module.js';`;
  return insertBefore(
    addImport(text, statement, where),
    `        ${name.pascal}Module,`,
    (line) => line.startsWith('        // Last:') || line === '        FormsModule,',
    where,
  );
}

/** Into the table of who may call what, before its end. */
function addToAccess(text: string, name: Name): string {
  const where = `${API}/test/access/routes.ts`;
  const start = text.indexOf('const ROUTES');
  const end = text.indexOf('\n};\n', start);
  if (start === -1 || end === -1)
    throw new SentenceError(`${where} does not look as expected: its table ROUTES was not found.`);
  return `${text.slice(0, end)}\n  'GET /${name.kebab}': 'session',\n  'POST /${name.kebab}': 'session',${text.slice(end)}`;
}

function migrationText(name: Name): string {
  return `-- ${name.words}: what a signed-in person keeps.

create table ${name.snake} (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null check (length(title) between 1 and 1000),
  created_at timestamptz not null
);
create index ${name.snake}_user on ${name.snake} (user_id, created_at desc, id desc);
`;
}
