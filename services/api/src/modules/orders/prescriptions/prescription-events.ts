import { patientHref } from '@ayana/contracts/journey';
import type { JourneyEvent, PrescriptionStep } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { MessagingService } from '../../messaging/index.js';
import { CaseNotices, JourneyEntries, type PatientJourneyRow } from '../../journeys/index.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import type { PrescriptionRow } from './prescription.entity.js';

const CARE = patientHref('care');

/** Steps with a line of the timeline, and whether the patient reads it. */
const LINES: Partial<Record<PrescriptionStep | 'written', readonly [JourneyEvent, 'public' | 'internal']>> = {
  written: ['prescription_written', 'public'],
  ask: ['prescription_query', 'internal'],
  answer: ['prescription_answered', 'internal'],
  prepare: ['prescription_ready', 'public'],
  deliver: ['prescription_delivered', 'public'],
  cancel: ['order_cancelled', 'internal'],
};

/** What follows a step of a prescription: the timeline, the audit trail, the patient's notification and mails between doctor and pharmacy. */
@Injectable()
export class PrescriptionEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly trail: AuditTrail,
    private readonly messaging: MessagingService,
  ) {}

  /** @param words who took the medicines, or why it was cancelled */
  async moved(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: PrescriptionRow,
    name: PrescriptionStep | 'written',
    words: string | null,
  ): Promise<void> {
    const [event, visibility] = LINES[name] ?? [];
    if (event !== undefined && visibility !== undefined)
      this.entries.add(em, {
        journey_id: journey.id,
        event,
        visibility,
        actor_id: user.id,
        text: name === 'cancel' ? words : null,
      });
    if (name === 'prepare') {
      const pharmacy = await this.pharmacyOf(em, row);
      await this.notices.toPatient(em, journey, { kind: 'journey', path: CARE }, () => ({
        title: messages.ready_title,
        message: messages.ready(pharmacy),
      }));
    }
    if (name === 'deliver')
      await this.notices.toPatient(em, journey, { kind: 'journey', path: CARE }, () => ({
        title: messages.delivered_title,
        message: messages.delivered(words ?? ''),
      }));
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, prescription: row.id, to: row.status },
    });
  }

  /** To the one who wrote it: medicines wait for the answer. */
  async asked(em: EntityManager, { id, doctor_id, journey_id }: PrescriptionRow, queryId: string): Promise<void> {
    const doctor = await within(em)
      .selectFrom('users')
      .select(['name', 'email', 'role'])
      .where('id', '=', doctor_id)
      .executeTakeFirst();
    if (doctor === undefined) return;
    await this.messaging.queueMail(em, {
      template: 'order_notice',
      journey_id,
      to: doctor.email,
      data: {
        about: 'prescription_query',
        name: doctor.name ?? '',
        path:
          doctor.role === 'doctor'
            ? `/doctor-portal/orders?prescription=${id}`
            : `/case-manager/cases/${journey_id}?section=care`,
      },
      dedupe_key: `prescription:${id}:query:${queryId}`,
    });
  }

  /** To the one of the pharmacy who asked. */
  async answered(
    em: EntityManager,
    { id, journey_id, assignment_id }: PrescriptionRow,
    queryId: string,
  ): Promise<void> {
    const asker = await within(em)
      .selectFrom('prescription_queries as query')
      .innerJoin('users as person', 'person.id', 'query.asked_by')
      .select(['person.name', 'person.email', 'person.role'])
      .where('query.id', '=', queryId)
      .executeTakeFirst();
    if (asker?.role !== 'pharmacy_partner') return;
    await this.messaging.queueMail(em, {
      template: 'order_notice',
      journey_id,
      to: asker.email,
      data: { about: 'query_answered', name: asker.name ?? '', path: `/pharmacy-portal/work/${assignment_id}` },
      dedupe_key: `prescription:${id}:answered:${queryId}`,
    });
  }

  private async pharmacyOf(em: EntityManager, { assignment_id }: PrescriptionRow): Promise<string> {
    const row = await within(em)
      .selectFrom('assignments as assignment')
      .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
      .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
      .select(['partner.company_name', 'person.name'])
      .where('assignment.id', '=', assignment_id)
      .executeTakeFirst();
    return row?.company_name ?? row?.name ?? '';
  }
}
