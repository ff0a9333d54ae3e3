import type { WorkDue } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const due: Record<WorkDue, string> = { late: 'Late', day: 'Within a day', week: 'Within a week' };

/** What the list of all work says. */
export const messages = defineMessages('mfe-partner/work/list', {
  title: 'All work',
  lead: 'Everything that was given to you: offered, in work and done.',
  filters: {
    label: 'Filter the work',
    q: 'Patient or treatment',
    kind: 'Kind',
    status: 'State',
    due: 'Due',
  },
  due,
  columns: { what: 'Work', brief: 'What is asked', state: 'State', due: 'Due', received: 'Received' },
  table: {
    label: 'All work, the soonest due first',
    empty: {
      title: 'No work yet',
      text: 'When a case manager gives you work, it appears here and stays here, also when it is done.',
    },
    filtered: 'No work fits these filters.',
    failed: 'The work couldn’t be loaded.',
  },
  noDue: 'No date',
});
