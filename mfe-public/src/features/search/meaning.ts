import type { components } from '@ayana/contracts/api';

/** What a search was understood to ask for. */
export type Meaning = Pick<
  components['schemas']['SearchAnswerDto'],
  'fits' | 'not_understood' | 'pages' | 'read_as' | 'tab' | 'understood'
>;

/** Whether nothing fits what was searched for and nothing was found: a person is offered then, and no empty list. */
export const isEmptyResult = (meaning: Meaning | null, total: number | undefined): boolean =>
  meaning?.fits === false && total === 0;

/** Whether there is no list to show: nothing fits, or a page is all that answers it. */
export const hasNoList = ({ fits, pages, tab }: Meaning): boolean => !fits || (pages.length > 0 && tab === null);
