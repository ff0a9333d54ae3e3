import type { WaitingKind } from '@ayana/contracts/journey';
import { defineMessages, plural } from '@ayana/contracts/language';

const kinds: Record<WaitingKind, string> = {
  offered: 'Offers',
  accepted: 'In work',
  message: 'Messages',
  task: 'Tasks',
  paper: 'Papers',
  critical_result: 'Critical results',
  query: 'Questions',
  quote_question: 'Questions on quotes',
  stay: 'Stays',
};
const kindOf: Record<WaitingKind, string> = {
  offered: 'Offer',
  accepted: 'In work',
  message: 'Message',
  task: 'Task',
  paper: 'New paper',
  critical_result: 'Critical',
  query: 'Question',
  quote_question: 'Question',
  stay: 'Stay',
};

/** What the list of what waits says. */
export const messages = defineMessages('mfe-partner/home/waiting', {
  kinds,
  kindOf,
  kind: 'Kind',
  filters: 'What to show',
  count: (count: number, late: number): string =>
    `${plural(count, { 0: 'Nothing is waiting', one: '1 thing is waiting', other: `${count} things are waiting` })}${plural(late, { 0: '', other: `, ${late} late` })}.`,
  columns: { what: 'What', kind: 'Kind', due: 'Due' },
  label: 'What is waiting, the soonest due first',
  filtered: 'Nothing of this kind is waiting.',
  failed: 'What is waiting couldn’t be loaded.',
  noDue: 'No date',
  allWork: 'See all work',
  lines: {
    offered: (work: string): string => `${work}: accept or decline`,
    message: (text: string): string => `“${text}”`,
    paper: (kind: string): string => `A paper came: ${kind}`,
    critical: (tests: string): string => `Critical result, please acknowledge: ${tests}`,
    quoteQuestion: (question: string): string => `The patient asks about your quote: “${question}”`,
    query: (question: string): string => `A pharmacy asks: “${question}”`,
  },
});
