import { patientHref } from '@ayana/contracts/journey';
import type { LaboratoryStep } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { MessagingService } from '../../messaging/index.js';
import { CaseNotices, JourneyEntries, type PatientJourneyRow } from '../../journeys/index.js';
import { ORDER_MESSAGES as messages, OrderWork } from '../../work/index.js';
import type { LaboratoryOrderRow } from './laboratory-order.entity.js';

const CARE = patientHref('care');

/** What follows a step of a laboratory order: the timeline, the audit trail, the patient's notification and the mail to who ordered. */
@Injectable()
export class LaboratoryEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly trail: AuditTrail,
    private readonly messaging: MessagingService,
    private readonly work: OrderWork,
  ) {}

  async ordered(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: LaboratoryOrderRow,
  ): Promise<void> {
    this.entries.add(em, {
      journey_id: journey.id,
      event: 'laboratory_ordered',
      visibility: 'public',
      actor_id: user.id,
    });
    const laboratory = await this.laboratoryOf(em, row);
    await this.notices.toPatient(em, journey, { kind: 'journey', path: CARE }, () => ({
      title: messages.ordered_title,
      message: messages.ordered(laboratory),
    }));
    await this.audit(em, user, journey, row);
    await em.flush();
    await this.work.publish(em, 'laboratory_orders.updated', row, row.ordered_by);
  }

  async moved(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: LaboratoryOrderRow,
    name: LaboratoryStep,
    note: string | null,
  ): Promise<void> {
    if (name === 'release' || name === 'cancel')
      this.entries.add(em, {
        journey_id: journey.id,
        event: name === 'release' ? 'laboratory_released' : 'order_cancelled',
        visibility: name === 'release' ? 'public' : 'internal',
        actor_id: user.id,
        text: name === 'cancel' ? note : null,
      });
    if (name === 'release')
      await this.notices.toPatient(em, journey, { kind: 'document', path: CARE }, () => ({
        title: messages.released_title,
        message: messages.released,
      }));
    if (name === 'review') await this.tellOrderer(em, row, 'results_reviewed');
    if (name === 'reject_sample') {
      this.entries.add(em, {
        journey_id: journey.id,
        event: 'laboratory_sample_rejected',
        visibility: 'internal',
        actor_id: user.id,
        text: note,
      });
      const laboratory = await this.laboratoryOf(em, row);
      await this.notices.toPatient(em, journey, { kind: 'journey', path: CARE }, () => ({
        title: messages.sample_rejected_title,
        message: messages.sample_rejected(laboratory),
      }));
      await this.tellOrderer(em, row, 'sample_rejected');
    }
    await this.audit(em, user, journey, row);
  }

  /** A line for the staff; the value stays with the result. */
  critical(em: EntityManager, { journey_id }: LaboratoryOrderRow): void {
    this.entries.add(em, { journey_id, event: 'laboratory_critical', visibility: 'internal', actor_id: null });
  }

  acknowledged(em: EntityManager, user: CurrentUser, { id }: PatientJourneyRow): void {
    this.entries.add(em, {
      journey_id: id,
      event: 'laboratory_acknowledged',
      visibility: 'internal',
      actor_id: user.id,
    });
  }

  private async tellOrderer(
    em: EntityManager,
    { id, journey_id, ordered_by, version }: LaboratoryOrderRow,
    about: 'results_reviewed' | 'sample_rejected',
  ): Promise<void> {
    const doctor = await within(em)
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', ordered_by)
      .where('role', '=', 'doctor')
      .executeTakeFirst();
    if (doctor === undefined) return;
    await this.messaging.queueMail(em, {
      template: 'order_notice',
      journey_id,
      to: doctor.email,
      data: { about, name: doctor.name ?? '', path: `/doctor-portal/orders?order=${id}` },
      dedupe_key: `laboratory_order:${id}:${about}:${version}`,
    });
  }

  private async laboratoryOf(em: EntityManager, { assignment_id }: LaboratoryOrderRow): Promise<string> {
    const row = await within(em)
      .selectFrom('assignments as assignment')
      .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
      .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
      .select(['partner.company_name', 'person.name'])
      .where('assignment.id', '=', assignment_id)
      .executeTakeFirst();
    return row?.company_name ?? row?.name ?? '';
  }

  private audit(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: LaboratoryOrderRow,
  ): Promise<void> {
    return this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, laboratory_order: row.id, to: row.status },
    });
  }
}
