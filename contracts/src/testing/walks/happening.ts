import type { CaseRows, HospitalName } from './case-rows.ts';

/** Who acts in a walk. */
export type Actor = 'patient' | 'case manager' | 'doctor' | `hospital ${HospitalName}` | 'visa office' | 'clock';

/** Something that one of them can do to a case. */
export interface Happening {
  /** In words, and its name: `hospital A sends a quote`. */
  readonly words: string;
  readonly who: Actor;
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  may(rows: CaseRows): boolean;
  /** What it changes. @returns the stages that it completes */
  happen(rows: CaseRows): readonly number[] | undefined;
}

export type Act = readonly [
  words: string,
  may: (rows: CaseRows) => boolean,
  happen: (rows: CaseRows) => readonly number[] | undefined,
];
/** What ends a walk early, or leaves the usual way, is drawn less often, so that walks go far. */
const SELDOM = /^(closes|withdraws|completes|lets|takes .* back|refuses)/;
const AT_TIMES = /^(declines|gives)/;
export const USUAL = 10;
function weightOf(words: string): number {
  if (SELDOM.test(words)) return 1;
  return AT_TIMES.test(words) ? 3 : USUAL;
}

export const by = (who: Actor, acts: readonly Act[]): Happening[] =>
  acts.map(([words, may, happen]) => ({
    who,
    words: `${who} ${words}`,
    weight: weightOf(words),
    may: (rows) => rows.journey !== 'closed' && may(rows),
    happen,
  }));

/** The change alone completes no stage. */
export const only =
  (change: (rows: CaseRows) => void): Act[2] =>
  (rows) => {
    change(rows);
    return undefined;
  };
