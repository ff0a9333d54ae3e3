import { defineMessages } from '@ayana/contracts/language';

export const RECORD_LINK_MESSAGES = defineMessages('api/record-links', {
  number_or_url:
    'Give a number such as AY-7K2Q4, SR-000123, NEED-000012 or INC-000004, or an address that begins with https://.',
  unknown_record: 'There is nothing with this number.',
  itself: 'It cannot be linked with itself.',
});
