import { defineMessages, number, plural } from '@ayana/contracts/language';

/** Import of a list from a CSV file. */
export const messages = defineMessages('shared-ui/csv-import', {
  choose: 'Choose a CSV file',
  drop: 'or drop it here. At most 2 MB.',
  another: 'Choose another file',
  checking: (name: string): string => `Checking ${name}`,
  found: (name: string, rows: number): string =>
    `${name} has ${plural(rows, { one: '1 row', other: `${number(rows)} rows` })}`,
  faults: (count: number): string =>
    `${plural(count, { one: '1 problem', other: `${count} problems` })}. Nothing can be imported before the file is corrected.`,
  firstFaults: (count: number): string =>
    `The first ${count} problems are listed. Nothing can be imported before the file is corrected.`,
  doubts: (count: number): string =>
    `${plural(count, { one: '1 amount is', other: `${number(count)} amounts are` })} far from what the list says. Please check before you import.`,
  doubt: 'What to check',
  line: 'Line',
  column: 'Column',
  wrong: 'What is wrong',
  wholeLine: 'Whole line',
  inserted: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  nothing: 'The file has nothing new. There is nothing to import.',
  ready: 'All rows are written together, or none of them.',
  submit: (count: number): string => `Import ${plural(count, { one: '1 row', other: `${number(count)} rows` })}`,
  importing: 'Importing',
  wait: 'This may take some seconds. You can leave this page open; nothing is imported twice.',
  done: 'The import is finished',
});
