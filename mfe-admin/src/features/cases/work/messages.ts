import type { AutomationState, TaskOwnerKind } from '@ayana/contracts/journey';
import { defineMessages, number, plural } from '@ayana/contracts/language';

const owners: Record<TaskOwnerKind, string> = {
  patient: 'Patient',
  case_manager: 'Case manager',
  doctor: 'Doctor',
  partner: 'Partner',
};

const automationStates: Record<AutomationState, string> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
};

/** What the tasks and the handed-over work of a case say. */
export const messages = defineMessages('mfe-admin/cases/work', {
  owners,
  failed: 'This part couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  tasks: {
    title: 'Tasks',
    empty: 'No open tasks.',
    add: 'Add a task',
    what: 'What is to be done',
    needed: 'Please say what is to be done.',
    who: 'Who does it',
    aColleague: 'A colleague',
    colleague: 'Colleague',
    colleagueNeeded: 'Please choose a colleague.',
    of: (name: string, work: string): string => `${name} (${work})`,
    change: 'Change',
    changeTitle: 'Change this task',
    save: 'Save',
    due: 'Due on',
    details: 'Details',
    submit: 'Add task',
    more: (title: string): string => `More about ${title}`,
    waive: 'Not needed',
    note: (owner: string, due: string): string => `${owner}, due ${due}`,
    showDone: (count: number): string => `Show ${count} finished`,
    hideDone: 'Hide finished',
  },
  automations: {
    title: 'Automatic steps',
    empty: 'No automatic step has run yet.',
    states: automationStates,
    again: 'Run again',
    tried: (stage: string, attempts: number): string =>
      plural(attempts, { one: `${stage}, 1 attempt`, other: `${stage}, ${number(attempts)} attempts` }),
    running: 'Starting',
    retry: (moment: string): string => `Tried again ${moment}`,
  },
  assignments: {
    title: 'Handed over',
    empty: 'No work is handed over.',
    declined: (reason: string): string => `Declined: ${reason}`,
    more: (who: string): string => `More about the work of ${who}`,
    cancel: 'Take back',
    replace: 'Give it to someone else',
    time: 'Change the time',
    half: 'Half of the time is over',
    unanswered: 'No answer in time',
    late: 'Late',
    asked: (paper: string): string => `Asked for: ${paper}`,
    papersOf: (who: string): string => `Papers that ${who} asked for`,
    clockGoesOn: 'A paper is missing. The time goes on; you can give more.',
    give: 'Give work',
  },
  replace: {
    title: (work: string): string => `${work}: give it to someone else`,
    text: (who: string): string =>
      `It is taken back from ${who} and given to the one you choose, who learns nothing of the one before.`,
    afterRefusal: (who: string): string => `${who} declined it. The one you choose learns nothing of that.`,
    note: 'First message',
    noteHint: 'What you wrote to the one before. Please leave out names and what only concerned them.',
    submit: 'Give it to them',
  },
  time: {
    title: 'Change the time',
    due: 'Due on',
    hint: 'Until the evening of this day. They see it at once.',
    needed: 'Please choose a day.',
    past: 'The day must be in the future.',
    submit: 'Save',
  },
  own: {
    title: 'Your work',
    due: (moment: string): string => `Due ${moment}`,
    answerBy: (moment: string): string => `Answer by ${moment}`,
    accept: 'Accept',
    busy: 'Saving',
    decline: { open: 'Decline' },
    finish: {
      open: 'Done',
      text: 'The case manager sees it at once. The papers of the case close for you.',
    },
  },
});
