import { reviewKey, signReview } from '@ayana/tooling/release-signing/review-links.ts';
import type { FastifyReply } from 'fastify';
import { answerReviewQuery, reviewOf } from './reviews';

const key = reviewKey('a secret');
const review = { remote: 'mfe-partner', version: '1.0.0-abc', until: new Date(Date.now() + 60_000) };
const token = signReview(key, review);

/** A reply that records its calls. */
async function open(query: string, isStored = true) {
  const done = { statusCode: 200, headers: {} as Record<string, string>, body: '' };
  const reply = {
    header: (name: string, value: string) => {
      done.headers[name] = value;
      return reply;
    },
    code: (code: number) => {
      done.statusCode = code;
      return reply;
    },
    type: () => reply,
    send: (body: string) => {
      done.body = body;
      return reply;
    },
    redirect: (to: string, code: number) => {
      done.statusCode = code;
      done.headers['location'] = to;
      return reply;
    },
  };
  const address = new URL(`/partner-portal?page=2&ayana_review=${query}`, 'https://ayana.example');
  const options = { key, isStored: () => Promise.resolve(isStored) };
  const answered = await answerReviewQuery(address, reply as unknown as FastifyReply, options);
  return { ...done, answered };
}

test('a signed link becomes a cookie of the session, is removed from the address, and is never stored', async () => {
  const { statusCode, headers, answered } = await open(encodeURIComponent(token));
  expect(answered).toBe(true);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    '/partner-portal?page=2',
    'private, no-store',
  ]);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect(reviewOf(cookie.split(';')[0] ?? '', key)).toMatchObject({ remote: 'mfe-partner', version: '1.0.0-abc' });
});

test('a changed, expired or unknown link is answered by a page and changes nothing', async () => {
  const expired = signReview(key, { ...review, until: new Date(Date.now() - 1000) });
  for (const query of [token.replace('partner', 'admin'), expired, 'x']) {
    const { statusCode, headers, body } = await open(encodeURIComponent(query));
    expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([
      403,
      undefined,
      'private, no-store',
    ]);
    expect(body).toContain('It has expired, or it was changed on its way');
  }
  const gone = await open(encodeURIComponent(token), false);
  expect([gone.statusCode, gone.headers['set-cookie']]).toEqual([404, undefined]);
});

test('off ends it; without a key the parameter means nothing, and a forged cookie is ignored', async () => {
  expect(String((await open('off')).headers['set-cookie'])).toContain('Max-Age=0');

  expect(
    await answerReviewQuery(new URL('https://ayana.example/?ayana_review=off'), null as unknown as FastifyReply, {
      key: undefined,
      isStored: () => Promise.resolve(true),
    }),
  ).toBe(false);
  expect(reviewOf(`ayana_review=${encodeURIComponent(token.replace('abc', 'abd'))}`, key)).toBeUndefined();
  expect(reviewOf('ayana_review=%E0%A4%A', key)).toBeUndefined();
  expect(reviewOf(`ayana_review=${encodeURIComponent(token)}`, undefined)).toBeUndefined();
});
