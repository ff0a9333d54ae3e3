// A text that a story looks for is found here in a second, in a story after minutes.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { makeStale } from '@ayana/tooling/generated/derived.ts';
import { CATALOGUES } from '@ayana/tooling/languages/texts.ts';
import { readTranslation } from '@ayana/tooling/languages/catalogues.ts';

const KEY =
  /['`]((?:api|case-kit|contracts|mfe-[a-z]+|portal-kit|shared-ui|shell)\/[a-z0-9/-]+):([A-Za-z0-9_.]+)(\$\{|['`])/g;

/** Keys of a source that no catalogue has; of a key that goes on with a value, its beginning. */
function missing(source: string, catalogues: ReadonlyMap<string, readonly string[]>): string[] {
  return [...source.matchAll(KEY)]
    .filter(([, id = '', place = '', end]) => {
      const places = catalogues.get(id) ?? [];
      return !places.some((one) =>
        end === '${' ? one.startsWith(place) : one === place || one.startsWith(`${place}.`),
      );
    })
    .map(([, id, place]) => `${id}:${place}`);
}

test('every text that a story looks for is in a catalogue', () => {
  makeStale('english-messages');
  const catalogues = new Map(
    Object.keys(CATALOGUES)
      .flatMap((name) => Object.entries(readTranslation(name, 'en')))
      .map(([id, messages]) => [id, Object.keys(messages)]),
  );
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.node-test.ts'));
  assert.ok(files.length > 10);
  for (const file of files)
    assert.deepEqual(
      [file, missing(readFileSync(path.join(import.meta.dirname, file), 'utf8'), catalogues)],
      [file, []],
    );
});

test('a text that is gone is named', () => {
  const catalogues = new Map([['case-kit/letter', ['check', 'states.done']]]);
  const source =
    "button('case-kit/letter:check'); says('shared-ui/letter:check'); says(`case-kit/letter:states.${x}`); says('case-kit/letter:gone')";
  assert.deepEqual(missing(source, catalogues), ['shared-ui/letter:check', 'case-kit/letter:gone']);
});
