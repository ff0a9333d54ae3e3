import { createHash, createHmac } from 'node:crypto';
import { keyFor } from '../../secrets/key-for.js';
import { BodyFingerprints } from './body-fingerprint.js';

const SECRET = 'of this deployment';
const fingerprints = new BodyFingerprints(SECRET);
const asked = { params: { id: '1' }, body: { name: 'Amina', answers: [{ b: 1, a: 2 }, null], note: null } };

test('a fingerprint names its format and secret, and does not contain the body', () => {
  const stored = fingerprints.of(asked);
  expect(stored).toMatch(/^3:[0-9a-f]{8}:[0-9a-f]{64}$/);
  expect(stored.split(':')[2]).not.toBe(
    createHash('sha256')
      .update(JSON.stringify([asked.params, asked.body]))
      .digest('hex'),
  );
});

test('equal requests are the same, in any order of their keys', () => {
  const reordered = { params: { id: '1' }, body: { note: null, answers: [{ a: 2, b: 1 }, null], name: 'Amina' } };
  expect(fingerprints.compare(fingerprints.of(asked), asked)).toBe('same');
  expect(fingerprints.compare(fingerprints.of(asked), reordered)).toBe('same');
});

test('another path, value, order of a list or missing field is another request', () => {
  const others = [
    { ...asked, params: { id: '2' } },
    { ...asked, body: { ...asked.body, name: 'Amine' } },
    { ...asked, body: { ...asked.body, answers: [null, { b: 1, a: 2 }] } },
    { ...asked, body: { name: 'Amina', answers: asked.body.answers } },
    { ...asked, body: undefined },
  ];
  for (const other of others)
    expect([other, fingerprints.compare(fingerprints.of(asked), other)]).toEqual([other, 'other']);
});

test('a fingerprint of another secret or a newer format is unknown', () => {
  const newer = `4${fingerprints.of(asked).slice(1)}`;
  expect(fingerprints.compare(new BodyFingerprints('another').of(asked), asked)).toBe('unknown');
  expect(fingerprints.compare(newer, asked)).toBe('unknown');
});

test('a fingerprint of the first two formats is compared as it was made; one character more or less is unknown', () => {
  const text = JSON.stringify([asked.params, asked.body]);
  const bare = createHash('sha256').update(text).digest('hex');
  const keyed = createHmac('sha256', keyFor(SECRET, 'idempotency')).update(text).digest('hex');
  for (const stored of [bare, keyed]) {
    expect(fingerprints.compare(stored, asked)).toBe('same');
    expect(fingerprints.compare(stored, { ...asked, body: {} })).toBe('other');
    expect(fingerprints.compare(`${stored}0`, asked)).toBe('unknown');
    expect(fingerprints.compare(`0${stored}`, asked)).toBe('unknown');
  }
});
