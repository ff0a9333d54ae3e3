import { Injectable } from '@nestjs/common';
import {
  ASSIGNMENT_GRANTS,
  ASSIGNMENT_KIND_NAMES,
  documentKindsOf,
  OPEN_ASSIGNMENT_STATES,
  workParts,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { RecordGrantRow } from '../../records/index.js';
import { isOfHospital } from '../../journeys/index.js';
import type { AssignmentRow } from './assignment.entity.js';

/** The papers that work needs: granted with the assignment, until it is closed. What the patient gave for it ends with it. */
@Injectable()
export class AssignmentGrants {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async give(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    const now = this.clock.now();
    const reason = await this.reasonFor(em, assignment);
    const of_hospital = await isOfHospital(within(em), assignment.id);
    const shown = documentKindsOf(workParts({ kind: assignment.kind, status: assignment.status, of_hospital }));
    for (const kind of ASSIGNMENT_GRANTS[assignment.kind].filter((each) => shown.includes(each)))
      em.create(RecordGrantRow, {
        id: this.ids.next(),
        journey_id: assignment.journey_id,
        kind,
        to_user_id: assignment.assignee_user_id ?? null,
        to_partner_id: assignment.partner_id ?? null,
        assignment_id: assignment.id,
        reason,
        starts_at: now,
        granted_by: assignment.created_by ?? null,
        created_at: now,
      });
    await em.flush();
  }

  async end(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    const now = this.clock.now();
    await within(em)
      .updateTable('record_grants')
      .set({ ends_at: now })
      .where((build) => build.or([build('assignment_id', '=', assignment.id), givenFor(assignment)]))
      .where((build) => build.or([build('ends_at', 'is', null), build('ends_at', '>', now)]))
      .execute();
  }

  /** In the patient's language, who reads it beside the grant. */
  private async reasonFor(em: EntityManager, { journey_id, kind }: AssignmentRow): Promise<string> {
    const patient = await within(em)
      .selectFrom('patient_journeys as journey')
      .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select('patient.language')
      .where('journey.id', '=', journey_id)
      .executeTakeFirst();
    return inLanguage(patient?.language ?? ENGLISH.tag, () => ASSIGNMENT_KIND_NAMES[kind]);
  }
}

/** What the patient gave to the assignee of closed work, unless they have other work to do on the journey. */
const givenFor = ({ id, journey_id, assignee_user_id = null, partner_id = null }: AssignmentRow) => sql<boolean>`(
  record_grants.assignment_id is null and record_grants.journey_id = ${journey_id}
  and (record_grants.to_user_id = ${assignee_user_id} or record_grants.to_partner_id = ${partner_id})
  and not exists (select 1 from assignments other where other.journey_id = ${journey_id} and other.id <> ${id}
    and other.status in (${sql.join(OPEN_ASSIGNMENT_STATES)})
    and (other.assignee_user_id = ${assignee_user_id} or other.partner_id = ${partner_id})))`;
