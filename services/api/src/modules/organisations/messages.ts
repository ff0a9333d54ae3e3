import { defineMessages } from '@ayana/contracts/language';

/** Why something about an organisation was refused. */
export const ORGANISATION_MESSAGES = defineMessages('api/organisations', {
  not_your_hospital: 'Please choose a hospital of your organisation.',
  price_days: 'The last day cannot be before the first.',
  price_overlaps: (from: string, until: string | null) =>
    until === null
      ? `This label has a price from ${from} on. Give this one a later first day, or end that one.`
      : `This label has a price from ${from} until ${until}. Choose other days, or change that one.`,
});
