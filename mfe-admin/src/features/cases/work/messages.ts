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
  notDone: 'That did not work.',
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
    give: 'Give work',
  },
  give: {
    title: 'Give work',
    text: 'They get a mail, and see only what this work needs. A doctor or a partner can decline it.',
    kind: 'What is to be done',
    doctor: 'Doctor',
    hospital: 'Hospital',
    partner: 'Partner',
    needed: 'Please choose who does it.',
    brief: 'Note',
    briefHint: 'Who does the work reads it.',
    briefNeeded: 'Please say what you need from them.',
    due: 'Due on',
    submit: 'Give work',
  },
  own: {
    title: 'Your work',
    due: (moment: string): string => `Due ${moment}`,
    accept: 'Accept',
    busy: 'Saving',
    decline: {
      open: 'Decline',
      title: 'Decline this work',
      text: 'The case manager gives it to someone else. You no longer see this case.',
      reason: 'Reason',
      needed: 'Please say why you decline.',
      submit: 'Decline',
    },
    finish: {
      open: 'Done',
      title: 'This work is done',
      text: 'The case manager sees it at once. The papers of the case close for you.',
      submit: 'Done',
    },
  },
});
