import { defineMessages, plural } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/service-desk/board', {
  label: 'Requests by state',
  refused: (number: string, from: string, to: string): string =>
    `${number} stays where it is: a request in “${from}” cannot be moved to “${to}”.`,
  moved: (number: string, to: string): string => `${number} was moved to “${to}”.`,
  done: (number: string): string => `${number} was moved.`,
  failed: (number: string): string => `${number} could not be moved. Please try again.`,
  loading: 'Loading',
  more: (count: number): string =>
    `${plural(count, { one: '1 request', other: `${count} requests` })} shown. Show more`,
});
