import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import type { RowContext } from '../common/upkeep-definition.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueDoctorDto } from './catalogue-doctor.dto.js';
import type { NewDoctorDto, WeekHoursBodyDto } from './doctor-body.dto.js';

type Change = Partial<NewDoctorDto>;
/** What rules of several fields read of the row as it would be. */
type Effective = Partial<
  Pick<CatalogueDoctorDto, 'hospital_id' | 'specializations' | 'availability' | 'video_fee_usd' | 'phone_fee_usd'>
>;

/** What is wrong with a doctor as the row would be; only fields of the change are named, or those that depend on them. */
export async function doctorFaults(
  change: Change,
  before: CatalogueDoctorDto | null,
  context: RowContext,
): Promise<FieldError[]> {
  const doctor: Effective = Object.assign({}, before, change);
  return [
    ...feeFaults(change, doctor),
    ...(change.languages?.length === 0 ? [{ field: 'languages', message: messages.no_language }] : []),
    ...((change.practising_since ?? 0) > context.now.getUTCFullYear()
      ? [{ field: 'practising_since', message: messages.year_later }]
      : []),
    ...hoursFaults(change.availability),
    ...(await departmentFaults(change, doctor, context)),
    ...(await registrationFaults(change, context)),
    ...(await treatmentFaults(change, context)),
  ];
}

/** A doctor consults in at least one way, and the hours are of ways that have a fee. */
function feeFaults(change: Change, { video_fee_usd, phone_fee_usd, availability = [] }: Effective): FieldError[] {
  const asked = ['video_fee_usd', 'phone_fee_usd', 'availability'] as const;
  if (asked.every((name) => change[name] === undefined)) return [];
  const fees = { video: video_fee_usd ?? null, phone: phone_fee_usd ?? null };
  if (fees.video === null && fees.phone === null) return [{ field: 'video_fee_usd', message: messages.no_fee }];
  const without = (['video', 'phone'] as const).find(
    (kind) => fees[kind] === null && availability.some(({ kinds }) => kinds.includes(kind)),
  );
  return without === undefined ? [] : [{ field: `${without}_fee_usd`, message: messages.fee_of_kind }];
}

function hoursFaults(hours: readonly WeekHoursBodyDto[] | undefined): FieldError[] {
  if (hours === undefined) return [];
  if (hours.length === 0) return [{ field: 'availability', message: messages.no_hours }];
  return hours.flatMap(({ weekday, from_time, to_time }, at): FieldError[] => {
    if (from_time >= to_time) return [{ field: `availability.${at}.to_time`, message: messages.hours_order }];
    const other = hours
      .slice(0, at)
      .find((one) => one.weekday === weekday && one.from_time < to_time && from_time < one.to_time);
    if (other === undefined) return [];
    const message = messages.hours_overlap(other.from_time, other.to_time);
    return [{ field: `availability.${at}.from_time`, message }];
  });
}

/** The hospital is active and has the departments of its doctor. */
async function departmentFaults(change: Change, doctor: Effective, { em }: RowContext): Promise<FieldError[]> {
  if (change.hospital_id === undefined && change.specializations === undefined) return [];
  if (doctor.specializations?.length === 0) return [{ field: 'specializations', message: messages.no_departments }];
  const { rows } = await sql<{ departments: string[]; is_active: boolean }>`
    select hospital.departments, partner.status = 'active' as is_active
    from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id
    where hospital.id = ${doctor.hospital_id}`.execute(within(em));
  const [hospital] = rows;
  if (hospital === undefined || (change.hospital_id !== undefined && !hospital.is_active))
    return [{ field: 'hospital_id', message: messages.unknown_hospital }];
  const missing = doctor.specializations?.find((each) => !hospital.departments.includes(each));
  return missing === undefined ? [] : [{ field: 'specializations', message: messages.no_department(missing) }];
}

async function registrationFaults({ registration_number }: Change, { em, id }: RowContext): Promise<FieldError[]> {
  if (registration_number === undefined) return [];
  const { rows } = await sql<{ full_name: string }>`
    select full_name from doctors where registration_number = ${registration_number} and id <> ${id}`.execute(
    within(em),
  );
  return rows.map(({ full_name }) => ({
    field: 'registration_number',
    message: messages.registration_taken(full_name),
  }));
}

async function treatmentFaults({ treatment_ids }: Change, { em }: RowContext): Promise<FieldError[]> {
  if (treatment_ids === undefined) return [];
  const { rows } = await sql`
    select from unnest(${treatment_ids}::uuid[]) each where not exists (select from treatments where id = each)`.execute(
    within(em),
  );
  return rows.length === 0 ? [] : [{ field: 'treatment_ids', message: messages.unknown_treatments }];
}
