import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import { repositoryRoot } from '../database/paths.ts';
import { DERIVED, makeIfStale } from './derived.ts';

let root = '';
let broken = false;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ayana derived '));
  broken = false;
  mkdirSync(join(root, 'api'));
  mkdirSync(join(root, 'texts'));
  write('api/openapi.json', '1');
  write('texts/messages.ts', 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('files are made once, and again when one of their sources changes', () => {
  assert.equal(make(), true);
  assert.deepEqual([read('client/api.ts'), read('client/texts.json')], ['types of 1', 'one']);
  assert.equal(make(), false);
  write('api/openapi.json', '2');
  assert.equal(make(), true);
  assert.equal(read('client/api.ts'), 'types of 2');
  write('texts/more.ts', 'two');
  assert.equal(make(), true);
});

test('a file that was removed or written by hand is made again', () => {
  make();
  rmSync(join(root, 'client/api.ts'));
  assert.equal(make(), true);
  write('client/texts.json', 'by hand');
  assert.equal(make(), true);
  assert.deepEqual([read('client/api.ts'), read('client/texts.json')], ['types of 1', 'one']);
});

test('after a failure nothing counts as made', () => {
  make();
  write('api/openapi.json', '2');
  broken = true;
  assert.throws(make, /no types/);
  broken = false;
  assert.equal(make(), true);
});

test('what is made is not in git', () => {
  const files = Object.values(DERIVED).flatMap((one) => one.files);
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
  assert.deepEqual(git('ls-files', ...files), []);
  assert.deepEqual(git('check-ignore', '--no-index', ...files), files);
});

function make(): boolean {
  return makeIfStale(root, 'client', {
    sources: ['api/openapi.json', 'texts'],
    files: ['client/api.ts', 'client/texts.json'],
    make: () => {
      if (broken) throw new Error('no types');
      return [`types of ${read('api/openapi.json')}`, read('texts/messages.ts')];
    },
  });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
