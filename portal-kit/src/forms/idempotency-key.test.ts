import { newIdempotencyKey } from './idempotency-key';

/** The key of 16 equal bytes. */
function keyOf(byte: number): string {
  const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).fill(byte);
    return bytes;
  });
  const key = newIdempotencyKey();
  random.mockRestore();
  return key;
}

test('a key is a version 4 UUID (RFC 9562) of random bytes', () => {
  expect(keyOf(0x00)).toBe('00000000-0000-4000-8000-000000000000');
  expect(keyOf(0x05)).toBe('05050505-0505-4505-8505-050505050505');
  expect(keyOf(0xff)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
