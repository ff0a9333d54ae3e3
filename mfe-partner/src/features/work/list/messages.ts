import type { WorkDue, WorkHandler } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const due: Record<WorkDue, string> = { late: 'Late', day: 'Within a day', week: 'Within a week' };

const handler: Record<WorkHandler, string> = { mine: 'Mine', nobody: 'Nobody’s', colleague: 'A colleague’s' };

/** What the list of all work says. */
export const messages = defineMessages('mfe-partner/work/list', {
  title: 'All work',
  lead: 'Open work first, the soonest due on top; below it what is done, the newest first.',
  filters: {
    label: 'Filter the work',
    q: 'Number, patient or treatment',
    kind: 'Kind',
    status: 'State',
    due: 'Due',
    handler: 'Who has it',
  },
  due,
  handler,
  columns: {
    what: 'Work',
    brief: 'What is asked',
    state: 'State',
    handler: 'Who has it',
    due: 'Due',
    received: 'Received',
  },
  table: {
    label: 'All work, open work first',
    empty: {
      title: 'No work yet',
      text: 'When a case manager gives you work, it appears here and stays here, also when it is done.',
    },
    filtered: 'No work fits these filters.',
    failed: 'The work couldn’t be loaded.',
  },
  noDue: 'No date',
});
