import { defineMessages } from '@ayana/contracts/language';

/** What a paper says of itself. */
export const TYPESETTING_MESSAGES = defineMessages('api/typesetting', {
  missing: (codes: string) => `Letters that cannot be printed are written as their code: ${codes}.`,
});
