import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { nameFaults, newSlug } from '../common/names.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { dependentsOf } from '../common/queries.js';
import { dollarPrice } from '../../../platform/http/confirmations.js';
import { updateRow } from '../common/row-writes.js';
import { NAME_AND_CHANGE } from '../common/sorts.js';
import type { UpkeepDefinition } from '../common/upkeep-definition.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueCityDto } from './catalogue-city.dto.js';
import type { NewCityDto } from './city-body.dto.js';

const ROWS = sql<CatalogueCityDto>`
  select city.id, city.is_active, city.version, city.updated_at, ${editorOf('city')} as updated_by, city.slug, city.name,
    city.state, city.summary, city.latitude, city.longitude, city.airport_name, city.airport_code, city.airport_minutes,
    city.languages, city.specialities, city.climate, city.lodging,
    (select count(*)::int from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id
      where hospital.city_id = city.id and partner.status = 'active') as hospitals_count
  from cities city`;

export const CITY_DEFINITION: UpkeepDefinition<CatalogueCityDto, NewCityDto> = {
  table: 'cities',
  changed: 'city.changed',
  rows: ROWS,
  list: {
    id: 'kept.id',
    sort: 'name',
    sorts: NAME_AND_CHANGE('kept.name', ({ name }) => name),
    filters: {
      q: (q) => containsWords(sql`search_text(concat_ws(' ', kept.name, kept.state, kept.airport_code))`, q),
      state: (state) => sql`kept.is_active = ${state === 'active'}`,
    },
  },
  file: 'cities',
  csv: {
    slug: ({ slug }) => slug,
    name: ({ name }) => name,
    state: ({ state }) => state,
    airport_name: ({ airport_name }) => airport_name,
    airport_code: ({ airport_code }) => airport_code,
    airport_minutes: ({ airport_minutes }) => airport_minutes,
    latitude: ({ latitude }) => latitude,
    longitude: ({ longitude }) => longitude,
    languages: ({ languages }) => languages.join('; '),
    specialities: ({ specialities }) => specialities.join('; '),
    hospitals: ({ hospitals_count }) => hospitals_count,
    is_active: ({ is_active }) => String(is_active),
  },
  columns: [
    'name',
    'state',
    'summary',
    'latitude',
    'longitude',
    'airport_name',
    'airport_code',
    'airport_minutes',
    'languages',
    'specialities',
    'climate',
    'lodging',
  ],
  newColumns: async ({ name }, { em }) => ({
    is_active: true,
    slug: await newSlug(em, 'cities', name),
    position: await nextPosition(em),
  }),
  faults: async (change, _before, context) => [
    ...(await nameFaults('cities', 'name', change.name, context)),
    ...cityFaults(change),
  ],
  prices: ({ lodging = [] }, before) =>
    lodging.flatMap(({ tier, usd_min, usd_max }, at) => {
      const was = before.lodging.find((each) => each.tier === tier);
      return [
        dollarPrice(`lodging.${at}.usd_min`, 'Lowest price', usd_min, was?.usd_min),
        dollarPrice(`lodging.${at}.usd_max`, 'Highest price', usd_max, was?.usd_max),
      ];
    }),
  setActive: (is_active, { em, id }) => updateRow(em, 'cities', id, { is_active }),
  dependents: ({ em, id }) =>
    dependentsOf(em, [
      {
        kind: 'hospitals',
        blocks: true,
        count: sql`select from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id
          where hospital.city_id = ${id} and partner.status = 'active'`,
      },
    ]),
  restoreRefusal: async () => null,
};

function cityFaults({ languages, specialities, climate, lodging }: Partial<NewCityDto>): FieldError[] {
  const faults: FieldError[] = [];
  if (languages?.length === 0) faults.push({ field: 'languages', message: messages.no_language });
  if (specialities?.length === 0) faults.push({ field: 'specialities', message: messages.no_departments });
  if (climate?.length === 0) faults.push({ field: 'climate', message: messages.no_climate });
  if (lodging?.length === 0) faults.push({ field: 'lodging', message: messages.no_lodging });
  for (const [at, { low_c, high_c }] of (climate ?? []).entries())
    if (low_c > high_c) faults.push({ field: `climate.${at}.low_c`, message: messages.temperature_order });
  for (const [at, { tier, usd_min, usd_max }] of (lodging ?? []).entries()) {
    if (usd_min > usd_max) faults.push({ field: `lodging.${at}.usd_max`, message: messages.price_order });
    if (lodging?.some((other, place) => place < at && other.tier === tier))
      faults.push({ field: `lodging.${at}.tier`, message: messages.tier_twice });
  }
  return faults;
}

/** A new city comes after the others. */
async function nextPosition(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next from cities`.execute(
    within(em),
  );
  return rows[0]?.next ?? 1;
}
