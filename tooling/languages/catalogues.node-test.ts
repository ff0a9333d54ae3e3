import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Locale } from '../../contracts/src/language/locales.ts';
import { catalogueScript } from './catalogue-script.ts';
import { defineMessages, type Text, texts as extracted } from './extracting.ts';
import messagesLoader from './messages-loader.ts';
import { pseudoMessage } from './pseudo.ts';
import { shortId } from './short-id.ts';

const POLISH = { tag: 'pl', dir: 'ltr', prefix: '/pl', name: 'Polski' } as const;
const DOCTORS: Record<string, Text> = {
  title: { message: 'Doctors' },
  lead: { message: 'Ask one.' },
  'groups.count': { message: '{count, plural, one {# doctor} other {# doctors}}', parameters: ['count'] },
  found: { message: '{term, select, none {All} other {For {term}}}', parameters: ['term'] },
  late: { message: '{late, number} late', parameters: [['late']] },
};

interface Scope {
  ayanaLocale: string;
  ayanaTexts: <English extends object>(id: string, english: English) => English;
}

function run(translated: Record<string, string>, locale: Locale = POLISH): Scope {
  const script = catalogueScript(locale, { doctors: DOCTORS }, { doctors: translated }, { wholeIds: true });
  const scope = {} as Scope;
  compileFunction(script, ['globalThis'])(scope);
  return scope;
}

const english = {
  title: 'Doctors',
  lead: 'Ask one.',
  groups: { count: (count: number): string => `${count} doctors` },
  found: (term: string): string => term,
  late: ({ late }: { late: number }): string => `${late} late`,
};

test('a catalogue has the plural forms of its language, and numbers as it writes them', () => {
  const scope = run({
    title: 'Lekarze',
    'groups.count': '{count, plural, one {# lekarz} few {# lekarze} other {# lekarzy}}',
    late: '{late, number} po terminie',
  });
  const texts = scope.ayanaTexts('doctors', english);
  assert.equal(scope.ayanaLocale, 'pl');
  assert.equal(texts.title, 'Lekarze');
  assert.deepEqual(
    [1, 3, 5].map((count) => texts.groups.count(count)),
    ['1 lekarz', '3 lekarze', '5 lekarzy'],
  );
  assert.equal(texts.late({ late: 12_345 }), '12\u{A0}345 po terminie');
});

test('a missing text, and texts that no catalogue knows, stay English', () => {
  const { ayanaTexts } = run({ title: 'Lekarze' });
  const texts = ayanaTexts('doctors', english);
  assert.equal(texts.lead, 'Ask one.');
  assert.equal(texts.groups.count(5), '5 doctors');
  assert.equal(ayanaTexts('hospitals', english), english);
});

test('an empty value has the form `none`', () => {
  const texts = run({ found: '{term, select, none {Wszyscy} other {Dla {term}}}' }).ayanaTexts('doctors', english);
  assert.equal(texts.found(''), 'Wszyscy');
  assert.equal(texts.found('serce'), 'Dla serce');
});

test('a made message keeps its placeholders and is about a third longer', () => {
  const made = pseudoMessage('{count, plural, =0 {No doctor} one {# doctor} other {# doctors}} for {term}');
  assert.match(
    made,
    /^\{count, plural, =0 \{[^{}a-z]+\} one \{# [^{}a-z]+\} other \{# [^{}a-z]+\}\} [^{}a-z]+ \{term\}$/,
  );
  const text = 'A person answers within a day, free and without obligation.';
  assert.ok(pseudoMessage(text).length > text.length * 1.25);
});

test('labels are texts, also of fields that elsewhere hold names of the code; addresses, days and time zones are not', () => {
  defineMessages('test/fields', {
    kind: 'Kind of partner',
    time_zone: 'Time zone',
    groups: [{ kind: 'health_data', time_zone: 'America/New_York', path: '/faq', date: '2026-11-22', name: 'heart' }],
  });
  assert.deepEqual(Object.keys(extracted['test/fields'] ?? {}), ['kind', 'time_zone', 'groups.0.name']);
});

test('a phone number reads from the left in right-to-left texts only', () => {
  const lead = 'Call +1 555 0100, any day.';
  const arabic = { tag: 'ar', dir: 'rtl', prefix: '/ar', name: 'العربية' } as const;
  assert.equal(run({ lead }).ayanaTexts('doctors', english).lead, lead);
  assert.equal(run({ lead }, arabic).ayanaTexts('doctors', english).lead, 'Call \u{2066}+1 555 0100\u{2069}, any day.');
});

/** How `defineMessages` may be written, as the formatter leaves it. */
const WRITTEN = `import { defineMessages } from '@ayana/contracts/language';
export const one = defineMessages('test/same-line', { title: 'One' });
export const two: Readonly<Record<'title', string>> =
  defineMessages('test/next-line', { title: 'Two' });
export const three = {
  part: defineMessages('test/in-an-object', { title: 'Three' }),
};
export const four = Object.assign(
  defineMessages('test/argument', { title: 'Four' }),
  {},
);
`;

test('texts are collected, and found at run time, wherever `defineMessages` is written', () => {
  const ids = ['test/same-line', 'test/next-line', 'test/in-an-object', 'test/argument'];
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    for (const [index, id] of ids.entries()) {
      // Each alone in its file: one that is found must not carry another along.
      const statement = WRITTEN.split(/^(?=export)/m).find((part) => part.includes(id)) ?? '';
      const [imported = ''] = WRITTEN.split('\n');
      writeFileSync(path.join(folder, 'src', `messages-${index}.ts`), `${imported}\n${statement}`);
    }
    const root = path.resolve(import.meta.dirname, '..', '..');
    const extract = path.join(import.meta.dirname, 'extract.ts');
    const { stdout, stderr } = spawnSync(process.execPath, [extract, path.relative(root, path.join(folder, 'src'))], {
      encoding: 'utf8',
    });
    assert.deepEqual(Object.keys(JSON.parse(stdout || `{"${stderr}": 1}`)).toSorted(), ids.toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
  const bundled = messagesLoader(WRITTEN);
  for (const id of ids) assert.ok(bundled.includes(`/*#__PURE__*/ defineMessages('${shortId(id)}'`), id);
});
