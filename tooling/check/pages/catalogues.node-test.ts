import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { repositoryRoot as root } from '../../database/paths.ts';
import { gradeOfTexts, HARDEST_GRADE, wordsToAvoidIn } from './language.ts';
import { sentencesIn } from './source-texts.ts';

/** Files of nothing but texts that visitors read: on pages and in dialogs, in mails, brochures and the seeded content. */
const CATALOGUES = [
  'mfe-public/src/**/*messages.ts',
  'mfe-public/src/features/specialities/{cardiology,oncology,orthopedic,speciality}.ts',
  'mfe-public/src/features/press/releases.ts',
  'contracts/src/**/messages.ts',
  'shared-ui/src/messages.ts',
  'shell/src/**/messages.ts',
  'shell/server/http/messages.ts',
  'services/api/src/modules/identity/messages.ts',
  'services/api/src/modules/messaging/templates/*messages.ts',
  'services/api/src/modules/brochures/texts/*.ts',
  'services/api/seeds/{faq,vacancies,compliance-controls}.yaml',
  'services/api/seeds/{cities,climates,departments,hospitals}.csv',
  'services/api/seeds/treatment-guides/*.yaml',
  'services/api/seeds/blog/*.md',
];

/** Comments of TypeScript and YAML, where a line that begins with a star is inside one; and addresses, which stay. */
const UNREAD = /^\s*(\/\/|\/\*|\*|# |slug: )/;

/** Lines a reader may see: not comments, which may name the words of the code. */
function linesOf(path: string): string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return path.endsWith('.md') ? lines : lines.filter((line) => !UNREAD.test(line));
}

test('no catalogue of texts has a word to avoid', () => {
  const paths = globSync(CATALOGUES, { cwd: root }).filter((path) => !path.includes('.test.'));
  assert.ok(paths.length > 80, `only ${paths.length} catalogues found`);
  const found = paths.flatMap((path) =>
    linesOf(path).flatMap((line) => wordsToAvoidIn(line.trim()).map((finding) => `${path}: ${finding}`)),
  );
  assert.deepEqual(found, []);
});

/** Programs whose sentences reach a reader: what the API refuses, and what it seeds and names. */
const PROGRAMS = ['services/api/src/{modules,platform,seeds}/**/*.ts', 'contracts/src/**/*.ts'];
const NOT_READ = /\.test\.|\.factory\.|\.metrics\.|\/testing\//;

test('no refusal of the API, no seeded text and no text of the contracts has a word to avoid', () => {
  const paths = globSync(PROGRAMS, { cwd: root }).filter((path) => !NOT_READ.test(path));
  const found = paths.flatMap((path) =>
    sentencesIn(readFileSync(join(root, path), 'utf8')).flatMap((text) =>
      wordsToAvoidIn(text).map((finding) => `${path}: ${finding}`),
    ),
  );
  assert.deepEqual(found, []);
});

/** What doctors and treatments say of themselves, file by file: the seeds in YAML, and texts among their programs. */
const READ_ALOUD = [
  'services/api/seeds/treatment-guides/*.yaml',
  'services/api/seeds/{cities,hospitals}.csv',
  'services/api/src/modules/brochures/texts/*.ts',
];

test('no file of seeded texts asks for more than eight school years', () => {
  const found = globSync(READ_ALOUD, { cwd: root }).flatMap((path) => {
    const texts = path.endsWith('.yaml')
      ? linesOf(path).map((line) => line.replace(/^\s*(?:- )?(?:(?:question|answer|description|plain_name): )?'?/, ''))
      : sentencesIn(readFileSync(join(root, path), 'utf8'));
    const { grade, hardest } = gradeOfTexts(texts);
    return grade <= HARDEST_GRADE ? [] : [`${path}: ${grade.toFixed(1)}: ${hardest.join(' | ')}`];
  });
  assert.deepEqual(found, []);
});
