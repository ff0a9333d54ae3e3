import { wholeOf } from '@ayana/contracts/numbers';
import { PAGE_CHANNELS, ROUND_LIMIT, stepFaults, WAIT_LIMIT } from '@ayana/contracts/operations';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import type { Chain, Step } from '../types';
import type { ChainBody } from './chains.api';
import { messages } from './messages';

const { needed } = messages.form;

/** A step as the form has it: the time to wait as text. */
export interface StepValues extends Omit<Step, 'wait_minutes'> {
  wait_minutes: string;
}

export interface ChainValues {
  name: string;
  description: string;
  rounds: string;
  steps: StepValues[];
}

export const NEW_STEP: StepValues = { targets: [], channels: [...PAGE_CHANNELS], wait_minutes: '5' };
export const NEW_CHAIN: ChainValues = { name: '', description: '', rounds: '3', steps: [NEW_STEP] };

export const valuesOf = ({ name, description, rounds, steps }: Chain): ChainValues => ({
  name,
  description: description ?? '',
  rounds: String(rounds),
  steps: steps.map((step) => ({ ...step, wait_minutes: String(step.wait_minutes) })),
});

const numberOf = (text: string): number => wholeOf(text) ?? Number.NaN;

export function chainErrors({ name, rounds, steps }: ChainValues): FieldErrors {
  const minutes = steps.map(({ wait_minutes }) => numberOf(wait_minutes));
  const faults = stepFaults(steps.map((step, at) => ({ ...step, wait_minutes: minutes[at] ?? Number.NaN })));
  const waits = minutes.map((wait, at) => [
    `steps.${at}.wait_minutes`,
    wait >= 0 && wait <= WAIT_LIMIT ? undefined : needed.wait,
  ]);
  const count = numberOf(rounds);
  return {
    ...Object.fromEntries(waits),
    ...Object.fromEntries(faults.map(({ field, fault }) => [field === '' ? 'steps' : `steps.${field}`, needed[fault]])),
    name: name.trim() === '' ? needed.name : undefined,
    rounds: count >= 1 && count <= ROUND_LIMIT ? undefined : needed.rounds,
  };
}

/** As the API takes it. */
export const bodyOf = ({ name, description, rounds, steps }: ChainValues): ChainBody => ({
  name,
  ...(description.trim() === '' ? {} : { description }),
  rounds: numberOf(rounds),
  steps: steps.map(({ targets, channels, wait_minutes }) => ({
    targets: targets.map(({ kind, id }) => ({ kind, id })),
    channels,
    wait_minutes: numberOf(wait_minutes),
  })),
});
