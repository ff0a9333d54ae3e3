import { defineMessages, formatLocale } from '@ayana/contracts/language';
import type { PageData } from '../document/page-data';
import { noteBar } from './note-bar';

const messages = defineMessages('shell/review-bar', {
  looking: (remote: string, version: string): string => `You are looking at ${remote} ${version}, which is not live.`,
  until: (time: string): string => `Until ${time}.`,
  leave: 'Leave the review',
});

/** Says which stored version this browser sees, by a review link, and until when; and ends it. */
export function showReviewBar({ remote, version, until }: NonNullable<PageData['review']>): void {
  const time = new Date(until).toLocaleString(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  document.body.append(
    noteBar('ayana-review', [messages.looking(remote, version), messages.until(time)], {
      text: messages.leave,
      query: 'ayana_review=off',
    }),
  );
}
