import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { refusalsOutside, textsOutside, textsThatCompute } from './texts-outside.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const SCREENS = '{shell/src,shared-ui/src,portal-kit/src,case-kit/src,mfe-*/src}/**/*.tsx';
const TEXTS = '{shell,shared-ui,portal-kit,case-kit,mfe-*,contracts,services/api}/**/*.ts';
/** The style guide is for the team, and drawings have no texts. */
const NOT_SCREENS = /\.(test|factory)\.tsx?$|\/testing\/|\/style-guide\/|\/drawings\/|\/(node_modules|dist)\//;

const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (file) => !NOT_SCREENS.test(file),
  );
const inCode = (find: typeof textsOutside, pattern: string): string[] =>
  files(pattern).flatMap((file) =>
    find(file, readFileSync(path.join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );

test('every text of a screen is in a catalogue: move it to the messages.ts of its feature', () => {
  assert.deepEqual(inCode(textsOutside, SCREENS), []);
});

test('every refusal of the API is in a catalogue: move it to the messages.ts of its module', () => {
  assert.deepEqual(inCode(refusalsOutside, 'services/api/src/**/*.ts'), []);
});

test('a text only fills in its parameters: use plural, select or number, or pass the finished value', () => {
  assert.deepEqual(inCode(textsThatCompute, TEXTS), []);
});

test('a text in JSX, in an attribute or in one branch of a condition is found', () => {
  const source = `const A = () => <p title="A title">{open ? TEXTS.open : 'Closed'} Some words {\`\${count} doctors\`}</p>;`;
  assert.deepEqual(
    textsOutside('a.tsx', source).map(({ text }) => text),
    ['A title', 'Closed', 'Some words', 'doctors'],
  );
});

test('a text of an AppError or of a refused field is found', () => {
  const source = `new AppError('not_found', open ? 'Gone' : TEXTS.gone); refusedFields([{ field: 'a', message: \`Bad \${a}\` }]);`;
  assert.deepEqual(
    refusalsOutside('a.ts', source).map(({ text }) => text),
    ['Gone', 'Bad '],
  );
});

test('a text that computes is found, one that names a constant is not', () => {
  const source = `const T = defineMessages('x', {
    good: (count: number) => \`\${plural(count, { one: 'one', other: \`\${count} of \${MOST}\` })}\`,
    bad: (names: string[]) => names.join(', '),
    worse: (count: number) => (count === 1 ? 'one' : 'many'),
  });`;
  assert.deepEqual(
    textsThatCompute('a.ts', source).map(({ line }) => line),
    [3, 4],
  );
});
