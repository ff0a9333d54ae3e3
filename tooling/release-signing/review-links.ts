import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseReview, type ReleaseReview, REVIEW_KEY, reviewText, reviewToken } from '@ayana/contracts/releases';
import { keyFor } from './key-for.ts';

export const reviewKey = (secret: string): Buffer => keyFor(secret, REVIEW_KEY);

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
