/**
 * Writes the document of the API, as its built code describes it: schemas by name, and the keys of each by name.
 * `node tooling/generated/openapi.ts <file>`
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../database/paths.ts';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const [file = path.join(repositoryRoot, 'contracts/openapi.json')] = process.argv.slice(2);
execFileSync(process.execPath, [path.join(repositoryRoot, 'services/api/dist/openapi.js'), file], { stdio: 'inherit' });
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
const schemas = sorted(document.components.schemas);
writeFileSync(file, `${JSON.stringify({ ...document, components: { ...document.components, schemas } }, null, 2)}\n`);

/** With the keys of all objects by name, and the names of the fields that are required: their order says nothing. */
function sorted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'required' ? value.toSorted() : value.map((item) => sorted(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part, name)]));
}
