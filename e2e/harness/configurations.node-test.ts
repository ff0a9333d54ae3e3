// Specs run on what `npm start` serves, but for a list by name.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DIFFERENCES, type Environment, ofSpecs, shipped, withMadeLanguagesAndProvider } from './configurations.ts';

const PLACE = { dataDir: '/data', port: 1, smtpPort: 2, mailPort: 3 };
const PARTS = {
  databaseUrl: 'postgresql://postgres@localhost/test',
  apiPort: 4,
  metricsPort: 5,
  teamEmail: 'team@people.example',
  relay: { host: '127.0.0.1', port: 6, secret: 'secret' },
};
const PROVIDER = { OIDC_PROVIDERS: 'demo', OIDC_DEMO_ISSUER: 'http://localhost:7' };

/** The variables whose values differ. */
const changed = (from: Environment, to: Environment): string[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => from[name] !== to[name]).toSorted();

test('stories run with ports and a folder of their own, and nothing else', () => {
  assert.deepEqual(Object.keys(shipped(PLACE)).toSorted(), ['AYANA_DATA_DIR', 'MAIL_WEB_PORT', 'PORT', 'SMTP_PORT']);
});

test('the site of the specs differs from the shipped one in the list, and in nothing else', () => {
  assert.deepEqual(changed(shipped(PLACE), ofSpecs(PLACE, PARTS)), Object.keys(DIFFERENCES).toSorted());
});

test('made languages and an identity provider are on the second site only', () => {
  assert.deepEqual(changed(ofSpecs(PLACE, PARTS), withMadeLanguagesAndProvider(PLACE, PARTS, PROVIDER)), [
    'OIDC_DEMO_ISSUER',
    'OIDC_PROVIDERS',
    'PSEUDO_LOCALES',
  ]);
});

test('nothing of the list opens a language or a way to sign in', () => {
  for (const name of Object.keys(DIFFERENCES)) assert.doesNotMatch(name, /LOCALE|LANGUAGE|OIDC/);
});
