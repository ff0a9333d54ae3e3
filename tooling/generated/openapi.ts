/**
 * Writes the document of the API: its routes and inputs as its built code describes them, and the shapes of its answers from `contracts`.
 * `node tooling/generated/openapi.ts <file>`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { answerShapes, type Schema } from './answer-shapes.ts';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What the built API says of itself: its routes, its inputs, and the names of the types that it answers. */
function description(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ayana-openapi-'));
  const file = path.join(folder, 'openapi.json');
  try {
    execFileSync(process.execPath, ['services/api/dist/openapi.js', file], { cwd: repositoryRoot, stdio: 'inherit' });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function documentOf(text: string): Document {
  const document = JSON.parse(text) as Document;
  const described = document.components.schemas;
  const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  const isOwn = (name: string): boolean =>
    Object.keys(described[name]?.properties ?? {}).length > 0 || described[name]?.enum !== undefined;
  const own = Object.fromEntries(Object.entries(described).filter(([name]) => isOwn(name)));
  // A class without fields, and a schema that is not there, are the names of types.
  const named = new Set([...Object.keys(described), ...referred].filter((name) => !isOwn(name)));
  const shapes = answerShapes([...named]);
  const schemas = sorted({ ...shapes, ...own }) as Document['components']['schemas'];
  return { ...document, components: { ...document.components, schemas } };
}

/** With the keys of all objects by name, and the names of the fields that are required: their order says nothing. */
function sorted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'required' ? value.toSorted() : value.map((item) => sorted(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part, name)]));
}

await runMain(async () => {
  const [file = path.join(repositoryRoot, 'contracts/openapi.json')] = process.argv.slice(2);
  writeFileSync(file, `${JSON.stringify(documentOf(description()), null, 2)}\n`);
});
