/**
 * One key for one filled-in form (design/api.md, "Idempotency-Key"): the same answers sent twice over a bad line make one row.
 *
 * `crypto.randomUUID` exists only on https and localhost; the key is built from random bytes so that a test server on a
 * plain address works too.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562: version 4 in the high nibble of byte 6, the variant in the two high bits of byte 8.
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
