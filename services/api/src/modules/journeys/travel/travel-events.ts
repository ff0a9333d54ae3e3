import {
  ACTIVE_ASSIGNMENT_STATES,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATE_NAMES,
  type TravelLeg,
} from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { MessagingService } from '../../messaging/index.js';
import { CaseNotices } from '../case-notices.js';
import { JourneyEntries } from '../journey-entries.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import { HAS_PATIENT, readersOf } from '../readers/journey-readers.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';

const TRAVEL_STAGE = 6;

/** An instant on its own clock, in the language of the reader. */
export const whenText = ({ starts_at, zone }: Pick<TravelLeg, 'starts_at' | 'zone'>): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(starts_at));

/** What happens to a trip, for everyone who sees it. */
@Injectable()
export class TravelEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly realtime: Realtime,
  ) {}

  async publish(em: EntityManager, { id: journey_id }: PatientJourneyRow, leg: TravelLeg): Promise<void> {
    const carriers = await sql<{ user_id: string | null }>`
      select coalesce(assignment.assignee_user_id, member.user_id) as user_id from assignments assignment
        left join partner_members member on member.partner_id = assignment.partner_id
      where assignment.id = ${leg.assignment_id} and assignment.status = any(${[...ACTIVE_ASSIGNMENT_STATES]})
        and ${HAS_PATIENT}`.execute(within(em));
    const own = carriers.rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
    const user_ids = [...(await readersOf(within(em), journey_id, 'travel')), ...own];
    this.realtime.publish(
      em,
      { type: 'travel_legs.updated', data: { journey_id, id: leg.id } },
      { entry: 'case_work', user_ids },
    );
  }

  /** A leg was added, or its time or state changed: the patient reads it. */
  async changed(
    em: EntityManager,
    journey: PatientJourneyRow,
    leg: TravelLeg,
    event: 'leg_added' | 'leg_changed',
    actorId: string | null,
  ): Promise<void> {
    this.addEntry(em, leg, event, actorId);
    await this.notices.toPatient(em, journey, { kind: 'travel', path: '/patient-portal/travel' }, () => ({
      title: M.leg_title(TRAVEL_LEG_KIND_NAMES[leg.kind]),
      message: M.leg_text(whenText(leg), TRAVEL_LEG_STATE_NAMES[leg.status]),
    }));
  }

  /** Nobody knows where the patient is: the case manager is written to at once. */
  async missed(em: EntityManager, journey: PatientJourneyRow, leg: TravelLeg, actorId: string): Promise<void> {
    this.addEntry(em, leg, 'leg_missed', actorId);
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    await this.messaging.queueMail(em, {
      template: 'travel_leg_missed',
      to: staff.email,
      data: {
        name: staff.name,
        patient: patient?.name ?? '',
        path: `/case-manager/cases/${journey.id}?section=travel`,
        kind: leg.kind,
        when: whenText(leg),
        from: leg.from_place,
        to: leg.to_place,
      },
      dedupe_key: `travel_leg:${leg.id}:missed:${leg.version}`,
    });
  }

  private addEntry(
    em: EntityManager,
    leg: TravelLeg,
    event: 'leg_added' | 'leg_changed' | 'leg_missed',
    actor_id: string | null,
  ): void {
    this.entries.add(em, {
      journey_id: leg.journey_id,
      event,
      visibility: 'public',
      actor_id,
      stage_number: TRAVEL_STAGE,
      to_state: leg.status,
      text: leg.to_place ?? leg.from_place,
    });
  }
}
