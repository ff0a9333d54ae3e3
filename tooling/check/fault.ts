import { fillIn, type Filled } from './site/forms.ts';
import type { Ledger } from './site/ledger.ts';
import type { Site } from './site/site.ts';

/** Input of a fault. */
export interface Situation {
  readonly site: Site;
  /** The full numbers of quality; otherwise the short form, which every `npm test` runs and which judges no times. */
  readonly long: boolean;
  /** Reports progress. */
  readonly say: (line: string) => void;
  /** Every form filled in so far: their mails are counted after all faults. */
  readonly forms: Filled[];
}

/** What was tried and its result. */
export interface Finding {
  /** One line, with the numbers. */
  readonly tried: string;
  /** What was measured and counted, e.g. `'first success': '2.1 s'`. */
  readonly seen: Readonly<Record<string, string | number>>;
  readonly lost: number;
  readonly doubled: number;
  /** Anything else that is wrong, one sentence each. */
  readonly wrong: readonly string[];
}

export interface Fault {
  readonly name: string;
  readonly title: string;
  run(situation: Situation): Promise<Finding>;
}

/** New forms, noted for the count at the end. */
export function fillInForms({ forms }: Situation, number: number): Filled[] {
  const filled = fillIn(number);
  forms.push(...filled);
  return filled;
}

/** What is wrong in a ledger, one sentence each. */
export function wrongIn({ acknowledged, rows, keys, incomplete }: Ledger, sent: number): string[] {
  const wrong: string[] = [];
  if (acknowledged !== sent) wrong.push(`${sent - acknowledged} of ${sent} forms were never accepted`);
  if (rows !== keys || rows !== acknowledged)
    wrong.push(`acknowledged, rows and keys differ: ${acknowledged}, ${rows}, ${keys}`);
  if (incomplete > 0) wrong.push(`${incomplete} rows without their inbox entry, key or mails`);
  return wrong;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
