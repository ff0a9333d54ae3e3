import { type AppError, refusedFields } from '../../app-error.js';

/** What is wrong with a file, by its line, which begins with 1 at the head. */
export interface ImportFault {
  line: number;
  /** Null where it is the whole line. */
  column: string | null;
  message: string;
}

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
