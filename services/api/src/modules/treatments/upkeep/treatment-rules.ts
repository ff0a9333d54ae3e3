import type { ChangedPrice } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { dollarPrice } from '../../../platform/http/confirmations.js';
import { CATALOGUE_MESSAGES as messages } from '../messages.js';
import type { Treatment } from '../treatment.entity.js';
import type { TreatmentChangeDto } from './upkeep.dto.js';

/** What a change may refer to, of what it names. */
export interface References {
  categories: ReadonlySet<string>;
  doctors: ReadonlySet<string>;
  /** The day, in UTC. */
  today: string;
}

/** Reads what changes name. The categories stay as they are until the transaction ends: none of them is deactivated meanwhile. */
export async function readReferences(
  em: EntityManager,
  changes: readonly TreatmentChangeDto[],
  now: Date,
): Promise<References> {
  const named = <Value>(value: (change: TreatmentChangeDto) => Value | null | undefined): Value[] => [
    ...new Set(changes.flatMap((change) => value(change) ?? [])),
  ];
  const database = within(em);
  const names = named(({ category }) => category);
  const ids = named(({ reviewer_id }) => reviewer_id);
  const categories =
    names.length === 0
      ? []
      : await database
          .selectFrom('treatment_categories')
          .select('name')
          .where('is_active', '=', true)
          .where('name', 'in', names)
          .forShare()
          .execute();
  const { rows: doctors } = await sql<{ id: string }>`
    select id from doctors where is_active and id = any (${ids}::uuid[])`.execute(database);
  return {
    categories: new Set(categories.map(({ name }) => name)),
    doctors: new Set(doctors.map(({ id }) => id)),
    today: now.toISOString().slice(0, 10),
  };
}

type Prices = Partial<Pick<Treatment, 'india_usd_min' | 'india_usd_max' | 'us_usd_min' | 'us_usd_max'>>;

/** Prices of a change, beside what they are. */
export const pricesOf = (change: Prices, before: Prices): ChangedPrice[] => [
  dollarPrice('india_usd_min', 'Lowest price in India', change.india_usd_min, before.india_usd_min),
  dollarPrice('india_usd_max', 'Highest price in India', change.india_usd_max, before.india_usd_max),
  dollarPrice('us_usd_min', 'Lowest price in the US', change.us_usd_min, before.us_usd_min),
  dollarPrice('us_usd_max', 'Highest price in the US', change.us_usd_max, before.us_usd_max),
];

/** What is wrong with a change, beside its single fields. @param before the row as it is; undefined for a new one */
export function faultsOf(change: TreatmentChangeDto, references: References, before?: Prices): FieldError[] {
  const { category, reviewer_id, reviewed_on } = change;
  const errors: FieldError[] = [];
  if (category !== undefined && !references.categories.has(category))
    errors.push({ field: 'category', message: messages.unknown_category(category) });
  if (typeof reviewer_id === 'string' && !references.doctors.has(reviewer_id.toLowerCase()))
    errors.push({ field: 'reviewer_id', message: messages.unknown_reviewer });
  if (typeof reviewed_on === 'string' && reviewed_on > references.today)
    errors.push({ field: 'reviewed_on', message: messages.reviewed_later });
  const prices: Prices = Object.assign({}, before, change);
  for (const [min, max] of [
    ['india_usd_min', 'india_usd_max'],
    ['us_usd_min', 'us_usd_max'],
  ] as const)
    if ((prices[min] ?? 0) > (prices[max] ?? Infinity)) errors.push({ field: max, message: messages.price_order });
  return errors;
}
