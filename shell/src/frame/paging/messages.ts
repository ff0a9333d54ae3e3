import { defineMessages } from '@ayana/contracts/language';

/** Texts for someone who is paged by an escalation. */
export const PAGING_MESSAGES = defineMessages('shell/paging', {
  title: 'You are being paged',
  test: 'Test',
  acknowledge: 'Acknowledge',
  acknowledge_what: (what: string) => `Acknowledge: ${what}`,
  acknowledging: 'Acknowledging',
  failed: 'It was not acknowledged.',
  others: (count: string) => `All ${count} that page you`,
});
