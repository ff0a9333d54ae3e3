import type { Workflow } from '../workflow/index.ts';

/** The first one is where a problem begins. */
export const PROBLEM_STATES = ['open', 'known', 'resolved'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** Requests that are linked, or unlinked, at once. */
export const PROBLEM_REQUESTS_AT_ONCE = 50;

const step = <const From extends ProblemState, const To extends ProblemState>(from: readonly From[], to: To) =>
  ({ from, to: [to], entry: 'service_desk', note: 'internal' }) as const;

export const PROBLEM_WORKFLOW = {
  /** There is a way round it. */
  identify: step(['open'], 'known'),
  /** It is over; its open requests can be resolved with it. */
  resolve: step(['open', 'known'], 'resolved'),
  reopen: step(['resolved'], 'open'),
} as const satisfies Workflow<ProblemState, string>;
export type ProblemTransition = keyof typeof PROBLEM_WORKFLOW;

/** Transitions that need a word what was done, or why. */
export const PROBLEM_TRANSITIONS_WITH_NOTE = ['resolve', 'reopen'] as const satisfies readonly ProblemTransition[];

export const PROBLEM_EVENTS = ['added', 'transition', 'changed', 'linked', 'unlinked', 'requests_resolved'] as const;
export type ProblemEvent = (typeof PROBLEM_EVENTS)[number];

/** `PRB-000123` */
export const problemNumber = (number: number): string => `PRB-${String(number).padStart(6, '0')}`;
