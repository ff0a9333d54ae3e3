import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{contracts,portal-kit,shared-ui,case-kit,shell,mfe-*,services/*}/{src,server}/**/*.{ts,tsx}';
const MADE_BY_HAND =
  /(?:mailto:|tel:|sms:|https:\/\/wa\.me\/)\$\{|['"`](?:mailto:|tel:|sms:|https:\/\/wa\.me\/)['"`]\s*\+/;

/** An address that is put together by hand is not encoded: contracts/src/links encodes. */
test('links to mailboxes, telephones and chats are made by contracts/links alone', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  assert.ok(files.length > 500);
  const made = files.filter((file) => MADE_BY_HAND.test(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(made, ['contracts/src/links/index.ts']);
});
