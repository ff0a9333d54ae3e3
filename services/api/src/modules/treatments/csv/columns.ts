import type { Treatment } from '@ayana/contracts/catalogue';
import { centsOf } from '@ayana/contracts/numbers';
import type { CsvColumns } from '../../../platform/http/csv/csv-file.js';
import { withoutApostrophe } from '../../../platform/http/csv/csv-reader.js';

/** Between the conditions in their cell. */
const SEPARATOR = ';';

/** Columns an import may fill in; an empty cell empties the nullable ones and leaves the others as they are. Prices are whole US dollars. */
const FILLED = {
  slug: 'kept',
  name: 'kept',
  plain_name: 'emptied',
  category: 'kept',
  complexity_level: 'kept',
  department: 'emptied',
  description: 'emptied',
  conditions_in_plain_words: 'list',
  india_usd_min: 'price',
  india_usd_max: 'price',
  us_usd_min: 'price',
  us_usd_max: 'price',
  hospital_days: 'emptied',
  total_days_in_india: 'emptied',
  source: 'emptied',
  reviewer_id: 'emptied',
  reviewed_on: 'emptied',
  is_active: 'kept',
  is_featured: 'kept',
} as const;
type Filled = keyof typeof FILLED;

/** Columns that only the export writes: an import reads over them. */
const WRITTEN_ONLY = ['id', 'updated_by', 'created_at', 'updated_at'] as const;

export const isImportColumn = (name: string): boolean =>
  Object.hasOwn(FILLED, name) || WRITTEN_ONLY.some((each) => each === name);

/** The columns of the export. */
export const TREATMENT_COLUMNS: CsvColumns<Treatment> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  plain_name: ({ plain_name }) => plain_name,
  category: ({ category }) => category,
  complexity_level: ({ complexity_level }) => complexity_level,
  department: ({ department }) => department,
  description: ({ description }) => description,
  conditions_in_plain_words: (treatment) => treatment.conditions_in_plain_words.join(`${SEPARATOR} `),
  india_usd_min: ({ india_usd_min }) => india_usd_min,
  india_usd_max: ({ india_usd_max }) => india_usd_max,
  us_usd_min: ({ us_usd_min }) => us_usd_min,
  us_usd_max: ({ us_usd_max }) => us_usd_max,
  hospital_days: ({ hospital_days }) => hospital_days,
  total_days_in_india: ({ total_days_in_india }) => total_days_in_india,
  source: ({ source }) => source,
  reviewer_id: ({ reviewer_id }) => reviewer_id,
  reviewed_on: ({ reviewed_on }) => reviewed_on,
  is_active: ({ is_active }) => String(is_active),
  is_featured: ({ upkeep }) => String(upkeep?.is_featured ?? false),
  id: ({ id }) => id,
  updated_by: ({ upkeep }) => upkeep?.updated_by?.name ?? null,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
};

/** A row of a file as the body of a request, by the head of the file. */
export function bodyOf(head: readonly string[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    head.flatMap((name, index): [string, unknown][] => {
      if (!Object.hasOwn(FILLED, name)) return [];
      const value = valueOf(FILLED[name as Filled], cellOf(name, cells[index] ?? ''));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A cell without the line breaks that a spreadsheet has put into it; a description may have paragraphs. */
const cellOf = (name: string, cell: string): string => {
  const text = withoutApostrophe(cell).trim();
  return name === 'description' ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
};

function valueOf(kind: (typeof FILLED)[Filled], text: string): unknown {
  if (kind === 'list')
    return text
      .split(SEPARATOR)
      .map((each) => each.trim())
      .filter((each) => each !== '');
  if (text === '') return kind === 'kept' ? undefined : null;
  if (kind !== 'price') return text;
  const cents = centsOf(text);
  return cents === undefined || cents % 100 !== 0 ? text : cents / 100;
}
