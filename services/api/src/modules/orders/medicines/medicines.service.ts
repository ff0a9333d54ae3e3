import {
  alertsOfMedicine,
  alertText,
  healthState,
  type ListedMedicine,
  type MedicineCheck,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { currentHealth } from '../../records/index.js';
import { mayOrderOn, ORDER_MESSAGES as messages } from '../../work/index.js';
import { checkMedicine, searchMedicines } from './medicine-checks.js';
import { medicineList } from './medicine-list.js';
import type { MedicineCheckFormDto } from './medicines.dto.js';

const FOUND_MAX = 20;

/** Of these medicines, those that someone else has already. */
interface Asked {
  journey_id: string;
  medicines: readonly string[];
  /** The item that the medicine replaces. */
  replaces?: string | undefined;
  /** The prescription that they correct. */
  corrects?: string | undefined;
}

/** The kept list of medicines, and what is known against one of them for a patient. A help, and not complete. */
@Injectable()
export class Medicines {
  constructor(private readonly database: Database) {}

  search(q: string): ListedMedicine[] {
    return searchMedicines(medicineList(), q, FOUND_MAX).map(({ name, codes }) => ({ name, codes: [...codes] }));
  }

  /** @throws AppError `not_found` for a journey they do not treat anyone on */
  async checked(user: CurrentUser, form: MedicineCheckFormDto): Promise<MedicineCheck[]> {
    const database = this.database.read();
    if (!(await mayOrderOn(database, user, form.journey_id))) throw notFound();
    return this.check(database, form);
  }

  /**
   * Each by the patient’s allergies and medicines, by what is prescribed for these days, and by the others of the same prescription.
   * @throws AppError `not_found` for a journey that does not exist
   */
  async check(
    database: Kysely<Tables>,
    { journey_id, medicines, replaces, corrects }: Asked,
  ): Promise<MedicineCheck[]> {
    const journey = await database
      .selectFrom('patient_journeys')
      .select('patient_id')
      .where('id', '=', journey_id)
      .executeTakeFirstOrThrow(notFound);
    const { patient_id } = journey;
    const [health, prescribed] = await Promise.all([
      currentHealth(database, patient_id),
      prescribedNow(database, patient_id, { replaces, corrects }),
    ]);
    const known = { allergies: health?.allergies ?? [], current: health?.medicines ?? [] };
    const isAsked = health !== null && healthState(health, 'allergies') !== 'not_asked';
    return medicines.map((medicine, at) => {
      const { alerts, is_known } = checkMedicine(medicineList(), medicine, {
        ...known,
        others: [...prescribed, ...medicines.filter((_other, index) => index !== at)],
      });
      const notAsked = isAsked ? [] : [{ kind: 'not_asked', medicine, other: '' } as const];
      return { medicine, is_known, alerts: [...notAsked, ...alerts] };
    });
  }

  /**
   * @param allergiesReason why medicines are given although nobody asked about allergies: one reason for all of them
   * @throws AppError `needs_reason` where something stops a medicine and no reason is written; each names the field of its reason
   */
  refuseWithoutReason(
    checks: readonly MedicineCheck[],
    reasons: readonly (string | undefined)[],
    field: (at: number) => string,
    allergiesReason: string | undefined,
  ): void {
    const errors = checks.flatMap(({ alerts }, at) => {
      const own = alertsOfMedicine(alerts);
      return own.length === 0 || (reasons[at] ?? '').trim() !== ''
        ? []
        : [{ field: field(at), message: own.map(alertText).join(' ') }];
    });
    const isAsked = checks.every(({ alerts }) => alerts.length === alertsOfMedicine(alerts).length);
    if (!isAsked && (allergiesReason ?? '').trim() === '')
      errors.push({ field: 'allergies_reason', message: messages.allergies_not_asked });
    if (errors.length > 0) throw new AppError('needs_reason', messages.needs_reason, { errors });
  }
}

/** What is prescribed for the patient and not over, without what was replaced. */
async function prescribedNow(
  database: Kysely<Tables>,
  patient_id: string,
  { replaces = null, corrects = null }: { [Part in 'replaces' | 'corrects']: string | null | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ medicine: string }>`
    select distinct item.medicine from prescription_items item
      join prescriptions script on script.id = item.prescription_id
      join patient_journeys journey on journey.id = script.journey_id
    where journey.patient_id = ${patient_id} and script.status <> 'cancelled' and item.replaced_by is null
      and item.id is distinct from ${replaces}::uuid
      and script.id is distinct from ${corrects}::uuid and script.created_at + make_interval(days => item.days) > now()`.execute(
    database,
  );
  return rows.map(({ medicine }) => medicine);
}
