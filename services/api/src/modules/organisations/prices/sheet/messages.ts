import { defineMessages } from '@ayana/contracts/language';

/** What is wrong with a line of a price sheet. */
export const SHEET_MESSAGES = defineMessages('api/price-sheet', {
  no_utf8: 'This file is not saved as UTF-8. In a spreadsheet save it as “CSV UTF-8”, then try again.',
  csv_needed: 'Please send the file as text/csv.',
  no_csv: 'This is not CSV from here on: a quote is not closed, or is in the middle of a cell.',
  too_many_lines: (most: number) => `At most ${most} lines can be imported at once. Please split the file.`,
  too_many_cells: (most: number) => `This line has more than ${most} cells. Put quotes around a cell with commas.`,
  unknown_column: (columns: string) => `There is no such column. The columns are: ${columns}.`,
  column_twice: 'This column is in the file twice.',
  column_missing: 'This column is missing.',
  category: (categories: string) => `Please use one of these: ${categories}.`,
  label: (most: number) => `Please enter a label of at most ${most} characters.`,
  price: 'Please enter an amount above 0 in US dollars, such as 1250 or 1,250.50.',
  day: 'Please write the day as 2026-01-31.',
  reversed: 'The last day cannot be before the first.',
  hospital_needed: 'Please name the hospital: your organisation has more than one.',
  hospital: (names: string) => `This is not a hospital of yours. Yours: ${names}.`,
  no_hospital: 'Your organisation has no hospital yet.',
  twice: (line: number) => `Line ${line} has this label with the same first day.`,
  overlaps: (from: string) => `This label has another price on these days, from ${from} on.`,
});
