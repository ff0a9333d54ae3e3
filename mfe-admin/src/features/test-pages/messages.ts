import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What the pages for tests have in common. */
export const messages = defineMessages('mfe-admin/test-pages', {
  statuses: {
    queued: 'Waits',
    sending: 'On its way',
    sent: 'Sent',
    failed: 'Given up',
    cancelled: 'Cancelled',
    withheld: 'Withheld',
  },
  allowed: (recipients: string): string => `Emails of tests go to ${recipients} only; any other is withheld.`,
  noneAllowed:
    'No address may receive tests yet: every email of a test is withheld. TEST_RECIPIENTS of the API lists addresses and domains, such as “tester@ayana.example, @test.ayana.example”.',
  attempts: (count: number): string =>
    plural(count, { 0: 'No attempt yet', one: '1 attempt', other: `${number(count)} attempts` }),
  attempt: { taken: 'The mail server took it', list: 'Attempts' },
  failed: { stale: 'It couldn’t be refreshed. This is what was loaded last.', retry: 'Retry' },
  withheldFrom: 'withheld',
});
