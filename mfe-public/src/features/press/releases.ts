export interface Release {
  /** `YYYY-MM-DD` */
  date: string;
  title: string;
  text: readonly string[];
}

/** Newest first. */
export const RELEASES: readonly Release[] = [
  {
    date: '2026-11-20',
    title: 'Support requests can be followed, and say what Ayana does not do',
    text: [
      'Whoever writes to Ayana’s support gets a link that shows where the request stands and every answer to it, without an account.',
      'The support page sets what Ayana does beside what it does not do, topic by topic: it sells no tickets and no insurance, runs no ambulances and gives no medical advice.',
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
    title: 'Every request carries the moment its answer is due',
    text: [
      'Ayana promises that a person answers within 24 hours. The moment is fixed when a request is saved, stands in the mail that confirms it, and what is late stands first in the team’s list.',
    ],
  },
];
