import type { components } from '@ayana/contracts/api';

/** How a search was understood. */
export type Meaning = Pick<
  components['schemas']['SearchAnswerDto'],
  'fits' | 'not_understood' | 'pages' | 'read_as' | 'tab' | 'understood'
>;

/** Whether nothing matches and nothing was found: contact options are shown then, and no empty list. */
export const isEmptyResult = (meaning: Meaning | null, total: number | undefined): boolean =>
  meaning?.fits === false && total === 0;

/** Whether there is no list: nothing matches, or only pages answer the search. */
export const hasNoList = ({ fits, pages, tab }: Meaning): boolean => !fits || (pages.length > 0 && tab === null);
