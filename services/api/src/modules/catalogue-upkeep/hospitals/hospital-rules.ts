import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { nameFaults } from '../common/names.js';
import type { RowContext } from '../common/upkeep-definition.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueHospitalDto } from './catalogue-hospital.dto.js';
import type { NewHospitalDto } from './hospital-body.dto.js';

type Change = Partial<NewHospitalDto>;

export async function hospitalFaults(
  change: Change,
  before: CatalogueHospitalDto | null,
  context: RowContext,
): Promise<FieldError[]> {
  return [
    ...(await nameFaults('partner_hospitals', 'hospital_name', change.hospital_name, context)),
    ...ownFaults(change, before, context.now),
    ...accreditationFaults(change, context.now),
    ...(await cityFaults(change, context)),
    ...(await departmentFaults(change, context)),
  ];
}

function ownFaults(change: Change, before: CatalogueHospitalDto | null, now: Date): FieldError[] {
  const { languages, departments, founded_year, website } = change;
  const faults: FieldError[] = [];
  if (departments?.length === 0) faults.push({ field: 'departments', message: messages.no_departments });
  if (languages?.length === 0) faults.push({ field: 'languages', message: messages.no_language });
  if ((founded_year ?? 0) > now.getUTCFullYear()) faults.push({ field: 'founded_year', message: messages.year_later });
  if (typeof website === 'string' && !/^https?:\/\/\S+$/.test(website))
    faults.push({ field: 'website', message: messages.website });
  const row = Object.assign({}, before, change);
  if ((row.icu_beds ?? 0) > (row.bed_capacity ?? Infinity))
    faults.push({ field: 'icu_beds', message: messages.beds_order });
  if (((row.latitude ?? null) === null) !== ((row.longitude ?? null) === null))
    faults.push({ field: 'latitude', message: messages.half_place });
  return faults;
}

function accreditationFaults({ accreditation_details: all = [] }: Change, now: Date): FieldError[] {
  const today = now.toISOString().slice(0, 10);
  return all.flatMap(({ body, checked_on }, at) => [
    ...(all.slice(0, at).some((other) => other.body === body)
      ? [{ field: `accreditation_details.${at}.body`, message: messages.accreditation_twice }]
      : []),
    ...(checked_on > today
      ? [{ field: `accreditation_details.${at}.checked_on`, message: messages.checked_later }]
      : []),
  ]);
}

async function cityFaults({ city_id }: Change, { em }: RowContext): Promise<FieldError[]> {
  if (city_id === undefined) return [];
  const { rows } = await sql`select from cities where id = ${city_id} and is_active`.execute(within(em));
  return rows.length === 0 ? [{ field: 'city_id', message: messages.unknown_city }] : [];
}

/** A department stays while doctors of the hospital work in it. */
async function departmentFaults({ departments }: Change, { em, id }: RowContext): Promise<FieldError[]> {
  if (departments === undefined) return [];
  const { rows } = await sql<{ department: string; count: number }>`
    select department, count(*)::int as count from doctors, unnest(specializations) department
    where hospital_id = ${id} and is_active and department <> all (${departments}::text[])
    group by department order by department`.execute(within(em));
  return rows.map(({ department, count }) => ({
    field: 'departments',
    message: messages.department_used(department, count),
  }));
}
