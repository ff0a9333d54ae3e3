import type { ReactNode } from 'react';

/** `waiting`: cannot go on before someone else answers; `skipped`: not needed, or never reached. */
export type StepState = 'done' | 'current' | 'upcoming' | 'waiting' | 'failed' | 'skipped';

export interface StepperStep {
  id: string;
  label: string;
  state: StepState;
  /** When it was or will be: "Done 2 Nov", a `DateText`, "about 5 Dec". */
  note?: ReactNode;
}
