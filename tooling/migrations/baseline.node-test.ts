import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { baselineNames, historyAtBaseline, replacedMigrations } from './baseline.ts';
import { migrationNames, MIGRATIONS } from './folder.ts';

/** Of the files of the baseline, one after the other. */
const BASELINE = 'e5c285e9b497a7799d733ecfc5255290ab02c640860405c5baaf30ed5d634757';

const numberOf = (name: string | undefined): number => Number.parseInt(name ?? '', 10);

test('the baseline never changes: an installed database would not get the change (docs/migrations.md)', () => {
  const hash = createHash('sha256');
  for (const name of baselineNames()) hash.update(readFileSync(join(MIGRATIONS, `${name}.sql`)));
  assert.equal(hash.digest('hex'), BASELINE, 'Change the schema by a new migration');
});

test('there is one baseline, and a later migration has a number that none had before it', () => {
  const names = migrationNames();
  const baseline = baselineNames();
  assert.deepEqual(names.slice(0, baseline.length), baseline);
  const last = numberOf(replacedMigrations().at(-1));
  for (const name of names.slice(baseline.length)) assert.ok(numberOf(name) > last, `${name}: name it above ${last}`);
  assert.deepEqual(
    names.filter((name) => replacedMigrations().includes(name)),
    [],
  );
});

test('a complete history from before the baseline is that of the baseline, any other stays as it is', () => {
  const replaced = replacedMigrations();
  assert.deepEqual(historyAtBaseline([...replaced, '9999_later']), [...baselineNames(), '9999_later']);
  assert.deepEqual(historyAtBaseline(replaced.slice(0, -1)), replaced.slice(0, -1));
  assert.deepEqual(historyAtBaseline(baselineNames()), baselineNames());
});
