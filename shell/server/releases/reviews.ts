import { type ReleaseReview, REVIEW_NAME } from '@ayana/contracts/releases';
import { readReview } from '@ayana/tooling/release-signing/review-links.ts';
import type { FastifyReply } from 'fastify';
import { readCookie } from '../http/cookies';
import { messages } from '../http/messages';
import { plainPage } from '../pages/plain-page';

/** The review of this browser's cookie: undefined without one, and once it has expired. */
export function reviewOf(cookies: string, key: Buffer | undefined): ReleaseReview | undefined {
  if (key === undefined) return undefined;
  const value = readCookie(cookies, REVIEW_NAME);
  return value === undefined ? undefined : readReview(key, value, new Date());
}

/**
 * Answers `?ayana_review=<signed text>` (this browser gets that version from now on) and `=off` (no more).
 * @returns whether it was answered: not without the parameter, and not where there is no key. Not the reply itself: waiting for one waits
 * until it is sent, and gives nothing.
 * @param isStored whether the version can be served
 */
export async function answerReviewQuery(
  address: URL,
  reply: FastifyReply,
  { key, isStored }: { key: Buffer | undefined; isStored: (review: ReleaseReview) => Promise<boolean> },
): Promise<boolean> {
  const asked = address.searchParams.get(REVIEW_NAME);
  if (asked === null || key === undefined) return false;
  reply.header('cache-control', 'private, no-store');
  const review = readReview(key, asked, new Date());
  if (review === undefined && asked !== 'off') return refuse(reply, 403, messages.review.expired);
  if (review !== undefined && !(await isStored(review))) return refuse(reply, 404, messages.review.gone);
  const rest = new URL(address);
  rest.searchParams.delete(REVIEW_NAME);
  const secure = address.protocol === 'https:' ? '; Secure' : '';
  const value = review === undefined ? '' : encodeURIComponent(asked);
  reply
    .header(
      'set-cookie',
      `${REVIEW_NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${review === undefined ? '; Max-Age=0' : ''}`,
    )
    .redirect(rest.pathname + rest.search, 302);
  return true;
}

function refuse(reply: FastifyReply, status: number, text: string): true {
  reply
    .code(status)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      plainPage({
        title: messages.review.title,
        text,
        // Ends an earlier review of this browser as well, so that the link does what it says.
        link: { href: `/?${REVIEW_NAME}=off`, text: messages.review.site },
      }),
    );
  return true;
}
