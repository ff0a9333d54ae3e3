import { defineMessages } from '@ayana/contracts/language';

export interface Release {
  /** `YYYY-MM-DD` */
  date: string;
  title: string;
  text: readonly string[];
}

/** Newest first. */
export const RELEASES: readonly Release[] = defineMessages('mfe-public/press/releases', [
  {
    date: '2026-11-20',
    title: 'Follow your support request, and see what Ayana does not do',
    text: [
      'Everyone who writes to Ayana’s support gets a link. It shows the status of the request and every answer to it, without an account.',
      'The support page lists, topic by topic, what Ayana does and what it does not do. Ayana sells no tickets and no insurance, runs no ambulances and gives no medical advice.',
    ],
  },
  {
    date: '2026-11-02',
    title: 'Sixty-one procedures with indicative prices and their sources',
    text: [
      'Ayana lists 61 procedures with an indicative price in India and in the United States, the usual days in hospital and in the country, and the source of each figure.',
      'Prices are marked as indicative, because only a hospital that has seen the reports can quote.',
    ],
  },
  {
    date: '2026-09-14',
    title: 'Every request shows when its answer is due',
    text: [
      'Ayana promises that a person answers within 24 hours. The time is set when a request is saved, and the email that confirms the request names it. Late requests come first in the team’s list.',
    ],
  },
]);
