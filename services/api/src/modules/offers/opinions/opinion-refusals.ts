import { correctableUntil, OPINION_CORRECTION_DAYS } from '@ayana/contracts/journey';
import { AppError, refusedFields } from '../../../platform/app-error.js';
import { type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { JOURNEY_MESSAGES as messages, type WorkOfReader } from '../../journeys/index.js';
import { MedicalOpinionRow } from './medical-opinion.entity.js';
import type { OpinionChangeDto } from './opinions.dto.js';

/**
 * Staff write nothing over what a doctor signed: an opinion beside it is their own, and says why.
 * @throws AppError `invalid_fields`
 */
export async function refuseOver(
  em: EntityManager,
  user: CurrentUser,
  { journey_id, reason }: { journey_id: string; reason: string | null | undefined },
  work: WorkOfReader | null,
): Promise<void> {
  const signed = await em.find(MedicalOpinionRow, {
    journey_id,
    doctor_id: { $ne: user.id },
    signed_at: { $ne: null },
  });
  if (signed.length === 0) return;
  if (work !== null && signed.some(({ assignment_id }) => assignment_id === work.id))
    throw refusedFields([{ field: 'assignment_id', message: messages.opinion_of_doctor }]);
  if (!reason?.trim()) throw refusedFields([{ field: 'reason', message: messages.opinion_reason }]);
}

/** Work that is done may be corrected for some days; then the case manager gives it once more. */
export async function refuseLate(em: EntityManager, assignment_id: string, now: Date): Promise<void> {
  const { last } = await within(em)
    .selectFrom('medical_opinions')
    .select((build) => build.fn.max('signed_at').as('last'))
    .where('assignment_id', '=', assignment_id)
    .executeTakeFirstOrThrow();
  const isLate = last === null || correctableUntil(isoTime(last)) < now;
  if (isLate) throw new AppError('illegal_transition', messages.opinion_closed(OPINION_CORRECTION_DAYS));
}

/** @throws AppError `invalid_fields` for a treatment that is not ours, or not given any more */
export async function refuseUnknown(em: EntityManager, form: OpinionChangeDto): Promise<void> {
  if (form.recommended_treatment_id == null) return;
  const treatment = await within(em)
    .selectFrom('treatments')
    .select('id')
    .where('id', '=', form.recommended_treatment_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (treatment === undefined)
    throw refusedFields([{ field: 'recommended_treatment_id', message: messages.unknown_treatment }]);
}

/** A doctor corrects what the doctor signed: nobody else finishes the next version. @throws AppError `illegal_transition` */
export async function refuseOthers(em: EntityManager, user: CurrentUser, opinion: MedicalOpinionRow): Promise<void> {
  const { journey_id, assignment_id = null, doctor_id } = opinion;
  if (doctor_id === user.id) return;
  const signed = { journey_id, assignment_id, doctor_id, signed_at: { $ne: null } };
  if ((await em.count(MedicalOpinionRow, signed)) > 0)
    throw new AppError('illegal_transition', messages.opinion_of_doctor);
}
