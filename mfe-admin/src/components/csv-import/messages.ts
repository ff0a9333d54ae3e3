import { defineMessages, number, plural } from '@ayana/contracts/language';

/** Import of a list from a CSV file. */
export const messages = defineMessages('mfe-admin/csv-import', {
  choose: 'Choose a CSV file',
  drop: 'or drop it here. At most 2 MB.',
  another: 'Choose another file',
  checking: (name: string): string => `Checking ${name}`,
  tooLarge: 'This file is larger than 2 MB. Please split it.',
  notText: 'This file is not saved as UTF-8. In a spreadsheet choose “CSV UTF-8”, then try again.',
  empty: 'This file is empty.',
  failed: 'The file could not be checked.',
  found: (name: string, rows: number): string =>
    `${name} has ${plural(rows, { one: '1 row', other: `${number(rows)} rows` })}`,
  faults: (count: number): string =>
    `${plural(count, { one: '1 problem', other: `${count} problems` })}. Nothing can be imported before the file is corrected.`,
  firstFaults: (count: number): string =>
    `The first ${count} problems are listed. Nothing can be imported before the file is corrected.`,
  line: 'Line',
  column: 'Column',
  wrong: 'What is wrong',
  wholeLine: 'Whole line',
  inserted: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  nothing: 'The file has nothing new. There is nothing to import.',
  ready: 'All rows are written together, or none of them. Each change is public at once.',
  submit: (count: number): string => `Import ${plural(count, { one: '1 row', other: `${number(count)} rows` })}`,
  importing: 'Importing',
  wait: 'This may take some seconds. You can leave this page open; nothing is imported twice.',
  notImported: 'The import did not finish.',
  again: 'Press the button again: what has arrived already is not imported twice.',
  changedSince: 'The list has changed since the file was checked. This is how it is now.',
  done: 'The import is finished',
});
