import { isReviewable, REVIEW_SECRET_LENGTH, reviewEnd, reviewLink } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { dataFolder } from '@ayana/tooling/database/paths.ts';
import { reviewKey, signReview } from '@ayana/tooling/release-signing/review-links.ts';
import { reviewSecretOf } from '@ayana/tooling/start/secrets.ts';
import { siteAddress } from './running-site.ts';

export const DEFAULT_HOURS = 24;

/** Makes a link that shows one browser a stored version. */
export type MakeReviewLink = (
  what: { remote: string; version: string },
  hours?: number,
) => { link: string; until: Date };

/** @throws SentenceError for the shell, which no link can show */
export function assertReviewable(name: string): void {
  if (!isReviewable(name))
    throw new SentenceError('A link shows a remote: the shell belongs to the render server, which is a process.');
}

/** @throws SentenceError without the secret that the render server has: it could not check a link */
export function reviewLinks(env: NodeJS.ProcessEnv): MakeReviewLink {
  const secret = env['REVIEW_SECRET'] || reviewSecretOf(dataFolder());
  if (secret === undefined)
    throw new SentenceError('Set REVIEW_SECRET to what the render server has: it opens no link that it cannot check.');
  if (secret.length < REVIEW_SECRET_LENGTH)
    throw new SentenceError(`REVIEW_SECRET must hold at least ${REVIEW_SECRET_LENGTH} characters.`);
  const key = reviewKey(secret);
  const origin = env['PUBLIC_ORIGIN'] || siteAddress(env) || 'http://localhost:3000';
  return (what, hours = DEFAULT_HOURS) => {
    const until = reviewEnd(new Date(), hours);
    return { link: reviewLink(origin, signReview(key, { ...what, until })), until };
  };
}
