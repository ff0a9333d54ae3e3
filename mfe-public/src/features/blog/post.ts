import type { components } from '@ayana/contracts/api';
import { BLOG_TOPICS } from '@ayana/contracts/content';
import type { BlogTopic } from '@ayana/contracts/content';

import { longDate } from '../../time/long-date';
import { BLOG_MESSAGES } from './messages';

export type PostSummary = components['schemas']['BlogPostSummaryDto'];
export type Post = components['schemas']['BlogPostDto'];

/** The topic in the URL; undefined for none or an unknown one. */
export const topicOf = (word: string | null): BlogTopic | undefined => BLOG_TOPICS.find((topic) => topic === word);

export const postPath = (slug: string): string => `/blog/${slug}`;

/** The table of contents of an article: its main headings. */
export function contentsOf({ body }: Post): { id: string; title: string }[] {
  return body.flatMap(({ kind, id, lines }) =>
    kind === 'heading' && id !== undefined ? [{ id, title: (lines[0] ?? []).map(({ text }) => text).join('') }] : [],
  );
}

/** When it was written, and how long it takes. */
export const writtenOf = ({ published_on, updated_on, reading_minutes }: Post): string =>
  BLOG_MESSAGES.written(
    longDate(published_on),
    updated_on === published_on ? null : longDate(updated_on),
    reading_minutes,
  );
