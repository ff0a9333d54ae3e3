import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReview, reviewKey, signReview } from './review-links.ts';

const key = reviewKey('a secret');
const now = new Date('2026-11-26T10:00:00Z');
const until = new Date('2026-11-27T10:00:00Z');
const review = { remote: 'mfe-partner', version: '1.0.0-45282680deec', until };
const token = signReview(key, review);

test('a signed text says which version may be seen until when', () => {
  assert.deepEqual(readReview(key, token, now), review);
  assert.equal(readReview(key, token, until), undefined);
});

for (const [words, text] of [
  ['another remote', token.replace('mfe-partner', 'mfe-admin')],
  ['another version', token.replace('45282680deec', '45282680deed')],
  ['a later end', token.replace(/@(\d{10})@/, (_all, seconds: string) => `@${Number(seconds) + 60}@`)],
  ['another key', signReview(reviewKey('another secret'), review)],
  ['a path', signReview(key, { ...review, version: '../mfe-admin' })],
  ['nothing', ''],
] as const)
  test(`${words} is not taken`, () => assert.equal(readReview(key, text, now), undefined));
