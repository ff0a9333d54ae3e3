import { defineMessages, plural } from '@ayana/contracts/language';

/** Why a change of the catalogue was refused. */
export const CATALOGUE_MESSAGES = defineMessages('api/catalogue', {
  staff_filter: 'Only the list of the staff can be asked for this: add include=inactive.',
  nothing_to_change: 'Please change something.',
  unknown_category: (name: string) => `There is no active category “${name}”.`,
  unknown_reviewer: 'There is no such doctor.',
  slug_taken: (slug: string) => `Another treatment has the address “${slug}”. Please choose another one.`,
  price_order: 'The highest price cannot be lower than the lowest.',
  reviewed_later: 'The review cannot be on a day that has not come yet.',
  days: (label: string) => `${label} must be a number of days such as 5, or a range such as 5-7.`,
  days_order: (label: string) => `${label} must begin with the shorter time.`,
  no_utf8: 'This file is not saved as UTF-8. In a spreadsheet save it as “CSV UTF-8”, then try again.',
  csv_needed: 'Please send the file as text/csv.',
  no_csv: 'This is not CSV from here on: a quote is not closed, or is in the middle of a cell.',
  too_many_rows: (max: number) => `A file may have ${max} rows. Please split it.`,
  too_many_cells: (columns: number) => `This line has more cells than the ${columns} columns of the file.`,
  unknown_column: (name: string) => `“${name}” is not a column of the export.`,
  column_twice: (name: string) => `The column “${name}” is there twice.`,
  slug_column: 'The file needs the column “slug”, which says what treatment a row is.',
  slug_needed: 'Each row needs a slug.',
  slug_twice: (slug: string, line: number) => `Line ${line} has the slug “${slug}” already.`,
  category_retired: (name: string) =>
    `Its category “${name}” is not active any more. Please choose another one or bring the category back first.`,
  category_taken: (name: string) => `There is a category “${name}” already.`,
  category_used: (name: string, count: number) =>
    `${plural(count, { one: '1 treatment uses', other: `${count} treatments use` })} the category “${name}”. Please move them first.`,
});
