import { defineMessages, plural } from '@ayana/contracts/language';

export const ANALYTICS_MESSAGES = defineMessages('api/analytics', {
  range_order: 'The first month must not be after the last month.',
  no_group: 'This view does not have these groups.',
  range_length: (months: number) =>
    `The range can be at most ${plural(months, { one: '1 month', other: `${months} months` })}.`,
});
