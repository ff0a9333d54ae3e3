import type { Moment } from '../shapes/index.ts';

/** A stored version that one browser gets instead of the live one. */
export interface ReleaseReview {
  remote: string;
  version: string;
  /** When the link, and what it opened, ends. */
  until: Date;
}

/** Name of the link's query parameter and of the cookie. */
export const REVIEW_NAME = 'ayana_review';
/** Longest life of a link, in hours: two weeks. */
export const MAX_REVIEW_HOURS = 14 * 24;
/** Use of the secret that the render server, the API and the commands share. */
export const REVIEW_KEY = 'release reviews';
/** `REVIEW_SECRET` has at least so many characters. */
export const REVIEW_SECRET_LENGTH = 32;

/** Whether a link can show a stored version of it: the shell belongs to the render server, which is a process. */
export const isReviewable = (name: string): boolean => name !== 'shell';

const TOKEN = /^(mfe-[a-z]+(?:-[a-z]+)*)@([\w.+-]{1,60})@(\d{10})@([\w-]{43})$/;

/** What is signed. Contracts have no cryptography: the API, the render server and the command sign it themselves. */
export function reviewText({ remote, version, until }: ReleaseReview): string {
  return `${remote}@${version}@${Math.floor(until.getTime() / 1000)}`;
}

export const reviewToken = (text: string, signature: string): string => `${text}@${signature}`;

/** The parts of a link's token, not checked yet; undefined for any other text. */
export function parseReview(token: string): { review: ReleaseReview; text: string; signature: string } | undefined {
  const [, remote, version, seconds, signature] = TOKEN.exec(token) ?? [];
  if (remote === undefined || version === undefined || signature === undefined) return undefined;
  const review = { remote, version, until: new Date(Number(seconds) * 1000) };
  return { review, text: reviewText(review), signature };
}

const HOUR = 60 * 60 * 1000;
/** The end of a link that lives so many hours, in whole seconds. */
export const reviewEnd = (now: Date, hours: number): Date =>
  new Date(Math.floor((now.getTime() + hours * HOUR) / 1000) * 1000);

/** The address that opens a review. */
export const reviewLink = (origin: string, token: string): string =>
  `${origin}/?${REVIEW_NAME}=${encodeURIComponent(token)}`;

/** Anyone who opens the link sees the version in that browser. */
export interface ReviewLink {
  link: string;
  until: Moment;
}
