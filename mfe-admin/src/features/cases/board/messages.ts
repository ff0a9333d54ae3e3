import { defineMessages } from '@ayana/contracts/language';

/** What the board of the cases says. */
export const messages = defineMessages('mfe-admin/cases/board', {
  title: 'Board',
  lead: 'Cases by the stage they are in. Moving one forward completes stages.',
  label: 'Cases by stage',
  failed: 'The board couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  filters: {
    label: 'Filters',
    manager: 'Case manager',
    me: 'Me',
    nobody: 'Nobody',
    country: 'Country',
    state: 'State',
  },
  due: (moment: string): string => `Due ${moment}`,
  late: (time: string): string => `${time} late`,
  request: 'New request',
  column: (label: string, stage: number): string => `${stage}. ${label}`,
  moved: (name: string, stage: string): string => `${name} was moved to “${stage}”.`,
  back: (name: string): string =>
    `${name} stays where it is: cases are moved forward here. A stage is opened again on the page of the case.`,
  closed: (name: string): string => `${name} stays where it is: this case is closed.`,
  asRequest: (name: string): string => `${name} stays where it is: a request becomes a journey first, on its own page.`,
  rest: (shown: number, total: number): string => `${shown} of ${total} shown, the soonest due`,
  more: 'Show more',
  fewer: 'Show fewer',
});
