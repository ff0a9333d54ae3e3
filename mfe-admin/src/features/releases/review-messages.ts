import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What the dialog says in which a review link is made; loaded with it. */
export const reviewMessages = defineMessages('mfe-admin/releases/review', {
  title: (remote: string): string => `Show a stored ${remote} to a reviewer`,
  text: 'Anyone who opens the link sees that version in that browser, with a bar that says so. Everybody else keeps what is live.',
  version: 'Version',
  versionHint: 'Any that is stored: “npm run release -- … --for-review” stores one without giving it to anybody.',
  lasts: 'The link works for',
  hours: (hours: number): string => plural(hours, { one: '1 hour', other: `${number(hours)} hours` }),
  days: (days: number): string => plural(days, { one: '1 day', other: `${number(days)} days` }),
  create: 'Create the link',
  renew: 'Create another',
  busy: 'Creating',
  note: 'It shows code, and no data that its reader could not see anyway.',
  made: (time: string): string => `It works until ${time}.`,
  link: 'Review link',
  copy: 'Copy',
  copied: 'Copied',
});
