import { createHash } from 'node:crypto';
import { cacheTagHeaders } from '@ayana/contracts/operation';
import { COHORT_HEADER } from '@ayana/contracts/releases';
import type { Cohort } from './cohort';

/** Longest time in seconds a shared cache gives a page without asking; changes of the catalogue purge it before. */
const SHARED_SECONDS = 60;
/** Seconds a shared cache may give an expired page while it asks for the next. */
const STALE_SECONDS = 600;
/** But no more than so many times as long as it may be kept: free times change by the minute. */
const STALE_FACTOR = 10;
/** Seconds it may give the expired page when this server does not answer or fails. */
const STALE_IF_ERROR_SECONDS = 86_400;

/** Every cookie of this site that changes a page begins like this: of a session, a cohort, a developed remote. */
const OWN_COOKIE = /(?:^|;\s*)ayana_/;

/** Whether a request may get the page of all visitors. With any cookie of this site it gets one of its own. */
export const isVisitor = (cookies: string): boolean => !OWN_COOKIE.test(cookies);

/** Headers of a page that belongs to one person, or must not be given again. */
export const PRIVATE_PAGE = { 'cache-control': 'private, no-store' } as const;

/** The entity tag of a page: weak, since it is the same for each compressed form. */
export function pageTag(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
}

/**
 * Headers of a page that is the same for all visitors (RFC 9111, RFC 5861). Browsers ask each time, with the entity tag. Caches tell a
 * session's cookies by `Vary`; `docs/running.md` says how a CDN does it by name.
 */
export function sharedPage(options: {
  etag: string;
  cohort: Pick<Cohort, 'byHeader'>;
  /** Seconds for which what the page has read may be kept. */
  seconds: number;
  /** What it is made of, by which it is purged. */
  tags: readonly string[];
}): Record<string, string> {
  const { cohort, etag, seconds, tags } = options;
  const cache = [
    'public',
    'max-age=0',
    `s-maxage=${Math.min(SHARED_SECONDS, seconds)}`,
    `stale-while-revalidate=${Math.min(STALE_SECONDS, STALE_FACTOR * seconds)}`,
    `stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  ];
  return {
    'cache-control': cache.join(', '),
    etag,
    ...cacheTagHeaders(tags),
    vary: `Accept-Encoding, Cookie${cohort.byHeader ? `, ${COHORT_HEADER}` : ''}`,
  };
}

/** Whether a request already has the page with this tag (RFC 9110, 13.1.2). */
export function hasPage(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === etag);
}
