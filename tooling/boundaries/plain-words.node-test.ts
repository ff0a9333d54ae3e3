import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { type AllowedPlace, findWords } from './plain-words.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose words are checked; `.` is the files of the root. */
const CHECKED: ReadonlySet<string> = new Set([
  '.',
  'case-kit',
  'contracts',
  'deploy',
  'docs',
  'e2e',
  'mfe-admin',
  'mfe-partner',
  'mfe-patient',
  'mfe-public',
  'portal-kit',
  'services',
  'shared-ui',
  'shell',
  'tooling',
]);

const SOURCE = /\.([cm]?[jt]sx?|json|md|ya?ml)$|(^|\/)\.[a-z]+(rc)?$/;
/** Generated from sources that are checked, or never changed once they are released. */
const NOT_CHECKED = /^(pnpm-lock\.yaml|contracts\/openapi\.json|services\/api\/migrations\/.*)$/;

const ALLOWED: readonly AllowedPlace[] = [
  { file: 'tooling/boundaries/plain-words.ts', reason: 'the list itself' },
  { file: 'tooling/boundaries/plain-words.node-test.ts', reason: 'examples of what is found' },
  { file: 'tooling/check/pages/language.ts', reason: 'the list for public pages' },
  { file: 'tooling/check/pages/pages.node-test.ts', reason: 'examples of what that list finds' },
  { file: 'portal-kit/src/session/pending-sign-out.ts', line: 'ayana-owed-sign-out', reason: 'a key in browsers' },
  { file: 'portal-kit/src/session/pending-sign-out.test.ts', line: 'ayana-owed-sign-out', reason: 'a key in browsers' },
  { file: 'services/api/seeds/faq.yaml', line: 'when-somebody-answers', reason: 'part of a public address' },
  { file: 'services/api/seeds/search/acts.yaml', line: 'mend', reason: 'what people search for' },
];

test('names, comments and texts use plain words', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => SOURCE.test(file) && !NOT_CHECKED.test(file) && CHECKED.has(packageOf(file)));
  assert.ok(files.length > 300, `only ${files.length} files were found`);
  const found = files.flatMap((file) => findWords(file, readFileSync(path.join(root, file), 'utf8'), ALLOWED));
  const lines = found.map(({ place, word, instead }) => `${place}: "${word}" (better: ${instead})`);
  assert.equal(lines.length, 0, `\n${lines.join('\n')}\n`);
});

test('a word is found in names of every form, in comments and in the name of a file', () => {
  const words = (text: string, file = 'a.ts'): string[] => findWords(file, text, []).map(({ word }) => word);
  assert.deepEqual(words('const mendedQuote = 1;'), ['mended']);
  assert.deepEqual(words("import './held-presses.ts';\nconst TAB_EARS = 1;"), ['held presses', 'tab ears']);
  assert.deepEqual(words('// Whom somebody owes'), ['somebody', 'whom', 'owes']);
  assert.deepEqual(words('', 'tooling/start/leash.mjs'), ['leash']);
  assert.deepEqual(words('amend, wishbone, shower, owner, dared-to, years'), ['dared']);
});

test('an allowed place is one line of one file', () => {
  const allowed = [{ file: 'a.ts', line: 'As you wish', reason: 'the specification' }];
  assert.deepEqual(findWords('a.ts', "'As you wish'\n// a wish", allowed), [
    { place: 'a.ts:2', word: 'wish', instead: 'want, or preference' },
  ]);
});

function packageOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
}
