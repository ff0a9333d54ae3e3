import { availableParallelism } from 'node:os';
import { hashPassword, isPassword } from './password-hashing.js';

test('distinguishes right from wrong for many at once, whether there is an account or not', async () => {
  const known = await hashPassword('the right one');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_each, index) =>
      isPassword(index % 3 === 2 ? null : known, index % 3 === 0 ? 'the right one' : 'another'),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_each, index) => index % 3 === 0));
});

test('a hash that cannot be read frees its place', async () => {
  const known = await hashPassword('the right one');
  const broken = Array.from({ length: availableParallelism() * 2 }, () => isPassword('no hash', 'the right one'));
  for (const { status } of await Promise.allSettled(broken)) expect(status).toBe('rejected');
  expect(await isPassword(known, 'the right one')).toBe(true);
});
