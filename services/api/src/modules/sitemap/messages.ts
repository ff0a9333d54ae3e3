import { defineMessages, plural } from '@ayana/contracts/language';

/** The answer to making the sitemap. */
export const SITEMAP_MESSAGES = defineMessages('api/sitemap', {
  made: (count: number): string =>
    `The sitemap holds ${plural(count, { one: '1 address', other: `${count} addresses` })}.`,
});
