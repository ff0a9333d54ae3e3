import type { AutomationState, TaskOwnerKind } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

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
    title: 'Begins by itself',
    empty: 'Nothing has begun by itself yet.',
    states: automationStates,
    again: 'Run again',
    running: 'Starting',
    retry: (moment: string): string => `Tried again ${moment}`,
  },
  assignments: {
    title: 'Handed over',
    empty: 'No work is handed over.',
    declined: (reason: string): string => `Declined: ${reason}`,
    more: (who: string): string => `More about the work of ${who}`,
    cancel: 'Take back',
  },
});
