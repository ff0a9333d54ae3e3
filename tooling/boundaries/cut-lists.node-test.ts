import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{portal-kit,case-kit,shell,mfe-admin,mfe-partner,mfe-patient}/src/**/*.{ts,tsx}';

interface Document {
  paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
}

/** The routes that answer a page of a list: they take a cursor. */
function listRoutes(): Set<string> {
  const { paths } = JSON.parse(readFileSync(path.join(root, 'contracts/openapi.json'), 'utf8')) as Document;
  const taking = Object.entries(paths).filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'cursor'));
  // A file of all its pages is one answer.
  return new Set(taking.map(([route]) => route).filter((route) => !route.endsWith('/export')));
}

/** How a page is read so that what reads it knows whether there is more: by the kit, or by a list that keeps its cursor. */
const KNOWS = /readFirst\(|readWhole\(|\b(?:read|list): (?:async )?\(|Page<?\w*>?> =>|Promise<(?:\w+Page|History)>/;
/** Text before a call in which that is written. */
const BEFORE = 220;
/** Read with their cursor, and shown page by page; the client only names one in a comment. */
const KEPT = new Set([
  'mfe-patient/src/features/notifications/data/loader.ts',
  'mfe-patient/src/features/subscription/subscription.api.ts',
  'portal-kit/src/api/client.ts',
  'case-kit/src/papers/papers.api.ts',
]);

/** Calls that take the rows of a page without asking whether there are more. */
function cutIn(file: string, text: string, routes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\.GET\(\s*'([^']+)'/g)].flatMap(({ 1: route = '', index }) =>
    !routes.has(route) || KNOWS.test(text.slice(Math.max(0, index - BEFORE), index)) ? [] : [`${file}: ${route}`],
  );
}

test('no screen takes the rows of a list that may be cut: it could say “nothing” of what it has not read', () => {
  const routes = listRoutes();
  assert.ok(routes.size > 40);
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/*.test.*', '**/testing/**'] }).filter(
    (file) => !KEPT.has(file),
  );
  assert.ok(files.length > 500);
  assert.deepEqual(
    files.flatMap((file) => cutIn(file, readFileSync(path.join(root, file), 'utf8'), routes)),
    [],
  );
});

test('the check sees a list that is cut', () => {
  const cut = `const { items } = await dataOf(api.GET('/case-queue', { params: { query: { limit: 14 } } }));`;
  assert.deepEqual(cutIn('today.api.ts', cut, new Set(['/case-queue'])), ['today.api.ts: /case-queue']);
  const whole = `readWhole((part) => dataOf(api.GET('/case-queue', { params: { query: part } })))`;
  assert.deepEqual(cutIn('today.api.ts', whole, new Set(['/case-queue'])), []);
});
