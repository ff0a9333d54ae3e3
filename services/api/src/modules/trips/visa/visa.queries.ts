import type { VisaApplication } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import { dayOf } from '../../journeys/index.js';

/** One for each visa office that works on the journey; the letter that a hospital writes is no application. */
export async function applicationsOf(database: Kysely<Tables>, journeyId: string): Promise<VisaApplication[]> {
  const rows = await database
    .selectFrom('assignments as work')
    .leftJoin('visa_applications as visa', 'visa.assignment_id', 'work.id')
    .leftJoin('travel_legs as leg', (join) =>
      join.onRef('leg.id', '=', 'visa.appointment_leg_id').on('leg.status', '<>', 'cancelled'),
    )
    .select(['work.id', 'visa.status', 'visa.applied_on', 'visa.reference', 'visa.decided_on'])
    .select(['visa.visa_number', 'visa.valid_until', 'visa.refused_reason', 'visa.version'])
    .select(['work.updated_at as work_updated_at', 'visa.updated_at', editorOf('visa').as('editor')])
    .select(['leg.id as leg_id', 'leg.starts_at', 'leg.zone', 'leg.to_place'])
    .where('work.journey_id', '=', journeyId)
    .where('work.kind', '=', 'visa_support')
    .where('work.partner_hospital_id', 'is', null)
    .where('work.status', 'in', ['offered', 'accepted', 'done'])
    .orderBy('work.created_at')
    .orderBy('work.id')
    .execute();
  return rows.map((row) => ({
    assignment_id: row.id,
    journey_id: journeyId,
    status: row.status ?? 'collecting',
    applied_on: dayOf(row.applied_on),
    reference: row.reference,
    appointment:
      row.leg_id === null || row.starts_at === null || row.zone === null
        ? null
        : { leg_id: row.leg_id, starts_at: isoTime(row.starts_at), zone: row.zone, place: row.to_place },
    decided_on: dayOf(row.decided_on),
    visa_number: row.visa_number,
    valid_until: dayOf(row.valid_until),
    refused_reason: row.refused_reason,
    version: row.version ?? 0,
    updated_at: isoTime(row.updated_at ?? row.work_updated_at),
    updated_by: row.editor,
  }));
}
