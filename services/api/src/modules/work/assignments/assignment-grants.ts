import { Injectable } from '@nestjs/common';
import { ASSIGNMENT_GRANTS, ASSIGNMENT_KIND_NAMES, documentKindsOf, workParts } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { RecordGrantRow } from '../../records/index.js';
import { isOfHospital, SHOWS_PAPERS } from '../../journeys/index.js';
import type { AssignmentRow } from './assignment.entity.js';

/** The papers that work needs: granted as soon as it shows them, until that ends. What the patient gave for it ends with it. */
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
    const { kind: work, status } = assignment;
    const shown = documentKindsOf(workParts({ kind: work, status, of_hospital, access_end: null }));
    const known = await this.known(em, assignment.id, now);
    for (const kind of ASSIGNMENT_GRANTS[work].filter((each) => shown.includes(each) && !known.has(each)))
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

  /** Granted now, or withdrawn by the patient, who is not asked again. */
  private async known(em: EntityManager, assignment_id: string, now: Date): Promise<ReadonlySet<string | null>> {
    const rows = await within(em)
      .selectFrom('record_grants')
      .select('kind')
      .where('assignment_id', '=', assignment_id)
      .where((build) =>
        build.or([build('withdrawn_at', 'is not', null), build('ends_at', 'is', null), build('ends_at', '>', now)]),
      )
      .execute();
    return new Set(rows.map(({ kind }) => kind));
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

/** What the patient gave to the assignee of the work, unless other work of theirs on the journey shows papers. */
const givenFor = ({ id, journey_id, assignee_user_id = null, partner_id = null }: AssignmentRow) => sql<boolean>`(
  record_grants.assignment_id is null and record_grants.journey_id = ${journey_id}
  and (record_grants.to_user_id = ${assignee_user_id} or record_grants.to_partner_id = ${partner_id})
  and not exists (select 1 from assignments assignment where assignment.journey_id = ${journey_id} and assignment.id <> ${id}
    and ${SHOWS_PAPERS}
    and (assignment.assignee_user_id = ${assignee_user_id} or assignment.partner_id = ${partner_id})))`;
