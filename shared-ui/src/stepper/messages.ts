import { defineMessages } from '@ayana/contracts/language';
import type { StepState } from './step';

const states: Record<StepState, string> = {
  done: 'done',
  current: 'now',
  upcoming: 'later',
  waiting: 'waits for an answer',
  failed: 'failed',
  skipped: 'skipped',
};

export const STEPPER_MESSAGES = defineMessages('shared-ui/stepper', { states });
