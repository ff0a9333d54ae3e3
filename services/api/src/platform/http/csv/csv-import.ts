import { type Doubt, doubtText } from '@ayana/contracts/journey';
import { type AppError, refusedFields } from '../../app-error.js';
import { askAbout, usd } from '../confirmations.js';

/** What is wrong with a file, by its line, which begins with 1 at the head. */
export interface ImportFault {
  line: number;
  /** Null where it is the whole line. */
  column: string | null;
  message: string;
}

/** A doubt about an amount of a file, by its place. */
export interface ImportDoubt {
  line: number;
  column: string;
  doubt: Doubt;
}

/** Doubts as a report names them. */
export const doubtFaults = (doubts: readonly ImportDoubt[]): ImportFault[] =>
  doubts.slice(0, MOST_FAULTS).map(({ line, column, doubt }) => ({ line, column, message: doubtText(doubt, usd) }));

/** @throws AppError `needs_confirmation` with each doubt by its place, unless the request says that a person was asked */
export const askAboutLines = (doubts: readonly ImportDoubt[]): void =>
  askAbout(doubts.map(({ line, column, doubt }) => ({ ...doubt, field: `lines.${line}.${column}` })));

/** Faults of a file that are named at once. */
export const MOST_FAULTS = 200;

/** @returns `invalid_fields` with each fault by its place, such as `lines.3.category` */
export const refusedLines = (faults: readonly ImportFault[]): AppError =>
  refusedFields(
    faults.map(({ line, column, message }) => ({
      field: column === null ? `lines.${line}` : `lines.${line}.${column}`,
      message,
    })),
  );
