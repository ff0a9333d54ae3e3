import type { BookedDoctor, BookedAppointment } from '@ayana/contracts/consultations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { caseNumberOf } from '../../platform/http/lists/case-numbers.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { byText } from '../../platform/http/lists/sort-keys.js';
import { enquiryMatches } from '../inbox/index.js';

import type { BookedStatus } from '@ayana/contracts/consultations';
import type { BookedFiltersDto, BookedQueryDto, BookedSort } from './booked-list.dto.js';

interface SlotColumns {
  id: string;
  doctor_id: string;
  video_consultation_id: string;
  kind: BookedAppointment['kind'];
  status: BookedStatus;
  starts_at: string;
  ends_at: string;
  time_zone: string | null;
  join_url: string | null;
}
interface DoctorColumns {
  id: string;
  hospital_id: string;
  full_name: string;
}
interface HospitalColumns {
  id: string;
  hospital_name: string;
}

/** Appointments that were booked, with their visitors and doctors; times that are only held are not among them. */
function booked(database: Kysely<Tables>) {
  return database
    .selectFrom('inbox_items as item')
    .innerJoin(sql<SlotColumns>`appointments`.as('slot'), 'slot.video_consultation_id', 'item.id')
    .innerJoin(sql<DoctorColumns>`doctors`.as('doctor'), 'doctor.id', 'slot.doctor_id')
    .innerJoin(sql<HospitalColumns>`partner_hospitals`.as('hospital'), 'hospital.id', 'doctor.hospital_id')
    .select([
      'slot.id',
      'slot.video_consultation_id',
      'slot.kind',
      'slot.status',
      'slot.starts_at',
      'slot.ends_at',
      'slot.time_zone',
      'slot.join_url',
      'item.name',
      'item.country',
      'slot.doctor_id',
      'doctor.full_name',
      'hospital.hospital_name',
    ])
    .select(
      caseNumberOf(sql`(select asked.journey_id from video_consultations asked where asked.id = item.id)`)
        .$castTo<string | null>()
        .as('case_number'),
    )
    .where(sql<boolean>`slot.status in ('booked', 'cancelled')`);
}
type BookedRow = Awaited<ReturnType<ReturnType<typeof booked>['execute']>>[number];

/** Midnight at the beginning of a day in India, some days later. */
const midnight = (day: string, later = 0): RawBuilder<Date> =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${INDIA_ZONE})`;

const BOOKED: ListDefinition<BookedRow, BookedSort, BookedFiltersDto, null> = {
  id: 'slot.id',
  sort: 'starts',
  sorts: {
    starts: { column: 'slot.starts_at', type: 'timestamptz', order: 'desc', of: ({ starts_at }) => starts_at },
    visitor: byText('item.name', ({ name }) => name),
    doctor: byText('doctor.full_name', ({ full_name }) => full_name),
    kind: byText('slot.kind', ({ kind }) => kind),
    status: byText('slot.status', ({ status }) => status),
  },
  filters: {
    from: (day) => sql`slot.starts_at >= ${midnight(day)}`,
    to: (day) => sql`slot.starts_at < ${midnight(day, 1)}`,
    doctor_id: (id) => sql`slot.doctor_id = ${id}`,
    kind: (kind) => sql`slot.kind = ${kind}`,
    status: (status) => sql`slot.status = ${status}`,
    q: (q) => enquiryMatches(q),
  },
};

export function listBooked(
  database: Kysely<Tables>,
  query: BookedQueryDto & { limit: number },
): Promise<Page<BookedAppointment>> {
  return mapPage(keysetList(booked(database), BOOKED, query, null), appointmentOf);
}

/** Null for an id that is no appointment, or is no longer one. */
export async function findBooked(database: Kysely<Tables>, id: string): Promise<BookedAppointment | null> {
  const row = await booked(database).where('slot.id', '=', id).executeTakeFirst();
  return row === undefined ? null : appointmentOf(row);
}

function appointmentOf(row: BookedRow): BookedAppointment {
  return {
    id: row.id,
    request_id: row.video_consultation_id,
    status: row.status,
    kind: row.kind,
    starts_at: isoTime(row.starts_at),
    ends_at: isoTime(row.ends_at),
    time_zone: row.time_zone,
    name: row.name,
    case_number: row.case_number,
    country: row.country ?? null,
    join_url: row.join_url,
    doctor: { id: row.doctor_id, full_name: row.full_name, hospital_name: row.hospital_name },
  };
}

const DOCTORS = 500;

/** Doctors with an appointment, by name. */
export async function doctorsBooked(database: Kysely<Tables>): Promise<BookedDoctor[]> {
  const { rows } = await sql<BookedDoctor>`
    select doctor.id, doctor.full_name, hospital.hospital_name
    from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
    where exists (select from appointments where doctor_id = doctor.id and status in ('booked', 'cancelled'))
    order by doctor.full_name, doctor.id limit ${DOCTORS}`.execute(database);
  return rows;
}
