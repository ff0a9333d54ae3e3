import { ACKNOWLEDGED_BY_WAYS, type AcknowledgedBy } from '@ayana/contracts/operations';
import { defineMessages, plural } from '@ayana/contracts/language';

const ways: Record<AcknowledgedBy, (name: string) => string> = {
  page: (name) => `Acknowledged by ${name}`,
  link: (name) => `Acknowledged by ${name}, from the email or text`,
};

export const messages = defineMessages('mfe-admin/escalation/runs', {
  lead: 'Who is being paged, who has answered, and who is on call now.',
  start: 'Page a chain',
  direct: 'Without a chain',
  acknowledge: 'Acknowledge',
  acknowledging: 'Acknowledging',
  onCall: {
    label: 'On call now',
    nobody: 'Nobody',
    until: (time: string, next: string) => `Until ${time}, then ${next}`,
    override: (time: string) => `Takes over for someone. The next turn begins ${time}`,
  },
  columns: {
    what: 'What it is about',
    state: 'State',
    chain: 'Chain',
    step: 'Step',
    started: 'Started',
    ended: 'Answered by',
  },
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  stepOfRound: (step: string, round: number, rounds: number) => `${step}, round ${round} of ${rounds}`,
  filters: {
    label: 'Filter runs',
    state: 'State',
    isTest: 'Tests only',
    pagingMe: 'Paging me',
    chain: () => 'Of one chain',
  },
  table: {
    label: 'Runs',
    empty: {
      title: 'Nobody has been paged',
      text: 'A run starts when a signal or a colleague pages a chain or a person.',
    },
    filtered: 'No run has all of this.',
    failed: 'The runs couldn’t be loaded.',
  },
  detail: {
    failed: 'This run couldn’t be loaded.',
    startedAt: 'Started',
    signal: 'The signal it is about',
    incident: 'The incident it is about',
    yours: 'You are paged. Acknowledge it, and nobody else is paged.',
    nextIn: (time: string) => `The next step pages in ${time}.`,
    nextRound: (time: string) => `The next round begins in ${time}.`,
    lastRound: (time: string) => `Without an answer the last round ends in ${time}.`,
    nextNow: 'The next step is being paged now.',
    exhausted:
      'Every round is over and nobody has acknowledged. The team has an email about it. Pages that are there can still be acknowledged.',
    stopped: (reason: string) => `Stopped: ${reason}`,
    text: 'What the page says',
    pages: (pages: number) => plural(pages, { one: '1 page', other: `${pages} pages` }),
    pagesLabel: 'Pages',
    noPages: 'Nobody has been paged yet.',
    plan: 'Steps of this run',
    events: 'What happened',
    person: 'Who',
    channel: 'By',
    state: 'State',
    at: 'When',
    inStep: 'Step',
    stepRound: (step: number, round: number) => `${step}, round ${round}`,
    onCall: (rota: string) => `on call: ${rota}`,
    again: 'Start once more',
    stop: 'Stop',
    ways,
  },
  stop: {
    title: 'Stop this run',
    text: 'Nobody is paged any more. What has not left yet does not leave.',
    reason: 'Why is it not needed?',
    needed: 'Please say why.',
  },
  form: {
    title: 'Page someone',
    text: 'The first step is paged at once. Use it when someone has to act now.',
    chain: 'Chain',
    choose: 'Choose a chain',
    none: 'There is no chain yet. Make one first.',
    failed: 'The chains couldn’t be loaded.',
    about: 'What has happened',
    aboutHint: 'One line. It is all that a text message says.',
    details: 'Details',
    detailsHint: 'What the person should know and do.',
    needed: {
      chain: 'Please choose a chain.',
      title: 'Please say what has happened.',
    },
    submit: 'Page now',
  },
});

export const acknowledgedBy = (way: AcknowledgedBy | null, name: string): string =>
  messages.detail.ways[way ?? ACKNOWLEDGED_BY_WAYS[0]](name);
