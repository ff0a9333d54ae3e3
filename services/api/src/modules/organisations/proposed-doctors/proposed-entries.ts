import type { ProposedDoctorEntry } from '@ayana/contracts/organisations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, refusedFields } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type CatalogueChange, CatalogueChanges } from '../../catalogue-upkeep/index.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import type { ProposedDoctorRow } from './proposed-doctor.entity.js';
import type { NewProposedDoctorDto } from './proposed-doctors.dto.js';

/** Where a proposed doctor works, and what the entry is made of. */
export interface ProposedPlace {
  hospital_id: string;
  doctor_id: string | null;
  full_name: string;
  entry: ProposedDoctorEntry | null;
}

/** The picture until the staff choose another. */
const PORTRAIT = { skin: 3, ground: 'sea', dress: 'coat' } as const;

/** The entries of proposed doctors in the list of doctors. */
@Injectable()
export class ProposedEntries {
  constructor(private readonly catalogue: CatalogueChanges) {}

  /**
   * A doctor of the organisation without an account, or a new one of one of its hospitals.
   * @throws AppError `invalid_fields`, also for what could not be an entry
   */
  async placeOf(em: EntityManager, partnerId: string, form: NewProposedDoctorDto): Promise<ProposedPlace> {
    if (form.doctor_id !== undefined) return doctorOf(em, partnerId, form.doctor_id);
    const { full_name, entry } = form;
    const missing: FieldError[] = [
      ...(full_name === undefined ? [{ field: 'full_name', message: messages.doctor_name_needed }] : []),
      ...(entry === undefined ? [{ field: 'entry', message: messages.doctor_entry_needed }] : []),
    ];
    if (full_name === undefined || entry === undefined) throw refusedFields(missing);
    const hospital_id = await hospitalOf(em, partnerId, form.hospital_id);
    const place = { hospital_id, doctor_id: null, full_name, entry };
    await this.catalogue.checkDoctor(em, await entryOf(em, place)).catch((error: unknown) => {
      throw atEntry(error);
    });
    return place;
  }

  /** Not shown until the staff have completed it. @returns the id of the doctor */
  async add(
    em: EntityManager,
    user: CurrentUser,
    { hospital_id, full_name, entry }: ProposedDoctorRow,
  ): Promise<string> {
    if (entry == null) throw new Error(`No entry is proposed for ${full_name}`);
    return this.catalogue.addHiddenDoctor(em, user, await entryOf(em, { hospital_id, full_name, entry }));
  }
}

async function entryOf(
  em: EntityManager,
  { hospital_id, full_name, entry }: { hospital_id: string; full_name: string; entry: ProposedDoctorEntry },
): Promise<CatalogueChange> {
  const { rows } = await sql<{ time_zone: string }>`select partner.time_zone from partner_hospitals hospital
    join partners partner on partner.id = hospital.partner_id where hospital.id = ${hospital_id}`.execute(within(em));
  const { specialization, ...fields } = entry;
  return {
    hospital_id,
    full_name,
    ...fields,
    specializations: [specialization],
    qualifications: [],
    about: '',
    portrait: PORTRAIT,
    treatment_ids: [],
    time_zone: rows[0]?.time_zone,
  };
}

/** What is wrong is named at the field of the form. */
function atEntry(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'invalid_fields') return error;
  return refusedFields(
    (error.errors ?? []).map(({ field, message }) => ({
      field: field === 'hospital_id' ? field : `entry.${field === 'specializations' ? 'specialization' : field}`,
      message,
    })),
  );
}

async function doctorOf(em: EntityManager, partnerId: string, id: string): Promise<ProposedPlace> {
  const { rows } = await sql<ProposedPlace & { user_id: string | null }>`
    select doctor.id as doctor_id, doctor.hospital_id, doctor.full_name, doctor.user_id, null as entry
    from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
    where doctor.id = ${id} and hospital.partner_id = ${partnerId}`.execute(within(em));
  const [doctor] = rows;
  if (doctor === undefined) throw refusedFields([{ field: 'doctor_id', message: messages.not_your_doctor }]);
  const { user_id, ...place } = doctor;
  if (user_id !== null) throw refusedFields([{ field: 'doctor_id', message: messages.doctor_has_account }]);
  return place;
}

/** The one that is chosen, or the only one. */
async function hospitalOf(em: EntityManager, partnerId: string, id: string | undefined): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from partner_hospitals where partner_id = ${partnerId}`.execute(
    within(em),
  );
  const chosen = id === undefined && rows.length === 1 ? rows[0] : rows.find((row) => row.id === id);
  if (chosen === undefined) throw refusedFields([{ field: 'hospital_id', message: messages.not_your_hospital }]);
  return chosen.id;
}
