import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What the list of incidents says. */
export const messages = defineMessages('mfe-admin/operations/incidents', {
  title: 'Incident command',
  lead: 'Something is wrong and several people work on it: who leads, what happened, what is decided, what is done.',
  open: 'Open an incident',
  tabs: {
    label: 'Views',
    running: 'Running',
    review: 'To review',
    reviewed: 'Reviewed',
    drills: 'Drills',
    all: 'All',
  },
  filters: {
    label: 'Filters',
    q: 'Search number, title or summary',
    state: 'State',
    type: 'Type',
    severity: 'Severity',
    cause: 'Cause',
    with: 'With me',
    me: 'I take part',
    journey: 'Of one journey',
  },
  columns: {
    incident: 'Incident',
    severity: 'Severity',
    state: 'State',
    commander: 'Commander',
    tasks: 'Tasks',
    opened: 'Opened',
    updated: 'Changed',
    links: 'Journeys',
  },
  figures: {
    title: (days: number): string => plural(days, { one: 'The last day', other: `The last ${number(days)} days` }),
    acknowledge: 'Median time to acknowledge',
    resolve: 'Median time to resolve',
    none: 'None yet',
    acknowledged: (count: number, all: number): string => `${number(count)} of ${number(all)} opened were taken on`,
    closed: (count: number): string => plural(count, { one: '1 closed', other: `${number(count)} closed` }),
    causes: 'Closed incidents by cause',
    cause: 'Cause',
    count: 'Incidents',
    noCause: 'No cause given',
    note: 'Without drills. A cause leads to its incidents.',
  },
  tasks: (open: number): string => plural(open, { one: '1 open', other: `${number(open)} open` }),
  overdue: (late: number): string => plural(late, { one: '1 late', other: `${number(late)} late` }),
  myTasks: (count: number): string =>
    plural(count, {
      one: 'You have 1 open task in what runs.',
      other: `You have ${number(count)} open tasks in what runs.`,
    }),
  table: {
    label: 'Incidents',
    empty: {
      title: 'No incident runs',
      text: 'Open one when something needs several people at once, or from a signal.',
    },
    filtered: 'No incident matches these filters.',
    failed: 'The incidents couldn’t be loaded',
  },
  stateTitle: (count: number): string =>
    plural(count, { one: 'Change the state of 1 incident', other: `Change the state of ${number(count)} incidents` }),
  changeSeverity: 'Change severity',
  severityTitle: (count: number): string =>
    plural(count, {
      one: 'Change the severity of 1 incident',
      other: `Change the severity of ${number(count)} incidents`,
    }),
  merge: 'Merge into the oldest',
  mergeTitle: (count: number): string =>
    plural(count, { one: 'Merge 1 incident', other: `Merge ${number(count)} incidents` }),
  mergeText: (kept: string, others: string): string =>
    `${kept} stays: it was opened first. Merged into it: ${others}. They are closed for good, without a review, and their open work goes on in it.`,
  mergeSubmit: 'Merge',
  takeCommand: 'Take command',
  giveCommand: 'Give command to a colleague',
  form: {
    title: 'Open an incident',
    fromSignals: (count: number): string =>
      plural(count, {
        one: 'It gets the signal and its journey. Everyone who watches sees it at once.',
        other: `It gets the ${number(count)} signals and their journeys. Everyone who watches sees it at once.`,
      }),
    lead: 'Everyone who watches sees it at once.',
    name: 'Title',
    nameHint: 'A short line, without the names of patients.',
    nameNeeded: 'Please enter a title.',
    type: 'Type',
    typeNeeded: 'Please choose a type.',
    choose: 'Choose',
    severity: 'Severity',
    severityNeeded: 'Please choose a severity.',
    summary: 'What is known',
    commander: 'Commander',
    colleague: 'Colleague',
    commanderHint: 'Leads and decides. Without another, it is you.',
    drill: 'This is a drill: marked everywhere, counted apart',
    submit: 'Open the incident',
  },
});
