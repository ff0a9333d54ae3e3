import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseReview, type ReleaseReview, reviewText, reviewToken } from '@ayana/contracts/releases';

/** Derives the key from the secret that the render server, the API and the command share. */
export function reviewKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'ayana release reviews', 32));
}

/** Signed: anyone who has the text may see the version, until it ends. */
export function signReview(key: Buffer, review: ReleaseReview): string {
  const text = reviewText(review);
  return reviewToken(text, signature(key, text));
}

/** Undefined for a text that is not signed with this key, was changed or has expired. */
export function readReview(key: Buffer, token: string, now: Date): ReleaseReview | undefined {
  const parsed = parseReview(token);
  if (parsed === undefined) return undefined;
  const { review, text, signature: signed } = parsed;
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, text)))) return undefined;
  return review.until > now ? review : undefined;
}

const signature = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
