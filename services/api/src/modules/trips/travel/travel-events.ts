import { BRAND } from '@ayana/contracts/brand';
import {
  ACTIVE_ASSIGNMENT_STATES,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATE_NAMES,
  type TravelLeg,
  patientHref,
} from '@ayana/contracts/journey';
import { ENGLISH, formatLocale, listText } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { MessagingService } from '../../messaging/index.js';
import {
  CaseNotices,
  HAS_PATIENT,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  JourneyTasks,
  type PatientJourneyRow,
  readersOf,
} from '../../journeys/index.js';

const TRAVEL_STAGE = 6;
const ARRIVAL_STAGE = 7;
const PLACE = { kind: 'travel', path: patientHref('travel') } as const;
/** The first part of the name of tasks about a part of a trip that was missed; its id follows. */
export const MISSED_TASK = 'leg_missed.' as const;

/** An instant on its own clock, in the language of the reader. */
export const whenText = ({ starts_at, zone }: Pick<TravelLeg, 'starts_at' | 'zone'>): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(starts_at));

const contactText = ({ contact_name, contact_phone }: TravelLeg): string | null =>
  contact_phone === null ? null : [contact_name, contact_phone].filter(Boolean).join(' ');

/** When it is, and what was booked, for the patient. */
function legText(leg: TravelLeg): string {
  const [when, state] = [
    leg.time_known ? whenText(leg) : messages.leg_time_unknown,
    TRAVEL_LEG_STATE_NAMES[leg.status],
  ];
  const details = [leg.reference, leg.to_place, contactText(leg) ?? leg.contact_name, leg.vehicle, leg.room];
  const booked = details.filter((each) => each !== null).join(', ');
  return leg.status === 'booked' && booked !== ''
    ? messages.leg_text_booked(when, state, booked)
    : messages.leg_text(when, state);
}

function withMoved(text: string, moved: readonly TravelLeg[]): string {
  const named = (legs: readonly TravelLeg[]): string =>
    listText(
      legs.map((leg) =>
        leg.time_known
          ? messages.leg_and_when(TRAVEL_LEG_KIND_NAMES[leg.kind], whenText(leg))
          : TRAVEL_LEG_KIND_NAMES[leg.kind],
      ),
    );
  const [known, waiting] = [moved.filter((leg) => leg.time_known), moved.filter((leg) => !leg.time_known)];
  const first = known.length === 0 ? text : messages.leg_text_moved(text, named(known));
  return waiting.length === 0 ? first : messages.leg_text_waits(first, named(waiting));
}

/** What happens to a trip, for everyone who sees it. */
@Injectable()
export class TravelEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly realtime: Realtime,
    private readonly tasks: JourneyTasks,
    private readonly clock: Clock,
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

  /** A leg was added, or changed: the patient reads it, in one notification with what moved with it. */
  async changed(
    em: EntityManager,
    journey: PatientJourneyRow,
    leg: TravelLeg,
    event: 'leg_added' | 'leg_changed',
    actorId: string | null,
    moved: readonly TravelLeg[] = [],
  ): Promise<void> {
    this.addEntry(em, leg, event, actorId);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.leg_title(TRAVEL_LEG_KIND_NAMES[leg.kind]),
      message: withMoved(legText(leg), moved),
    }));
  }

  /** A leg moved with another, whose notification names it. */
  async moved(em: EntityManager, journey: PatientJourneyRow, leg: TravelLeg): Promise<void> {
    this.addEntry(em, leg, 'leg_changed', null);
    await this.publish(em, journey, leg);
  }

  /** A line of the timeline alone. */
  note(em: EntityManager, leg: TravelLeg, event: 'leg_done' | 'leg_confirmed', actorId: string): void {
    this.addEntry(em, leg, event, actorId);
  }

  /** Nobody knows where the patient is: the case manager gets a task and a mail at once, the patient reads which number to call. */
  async missed(em: EntityManager, journey: PatientJourneyRow, leg: TravelLeg, actorId: string): Promise<void> {
    this.addEntry(em, leg, 'leg_missed', actorId);
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    await this.messaging.queueMail(em, {
      template: 'travel_leg_missed',
      journey_id: journey.id,
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
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: ARRIVAL_STAGE,
      title: inLanguage(ENGLISH.tag, () =>
        messages.leg_missed_task(TRAVEL_LEG_KIND_NAMES[leg.kind], patient?.name ?? ''),
      ),
      owner_kind: 'case_manager',
      due_at: this.clock.now(),
      automation: `${MISSED_TASK}${leg.id}.${leg.version}`,
      subject_kind: 'travel_leg',
      subject_id: leg.id,
    });
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.leg_missed_title,
      message: messages.leg_missed_text(TRAVEL_LEG_KIND_NAMES[leg.kind], BRAND.phone, contactText(leg)),
    }));
  }

  private addEntry(
    em: EntityManager,
    leg: TravelLeg,
    event: 'leg_added' | 'leg_changed' | 'leg_missed' | 'leg_done' | 'leg_confirmed',
    actor_id: string | null,
  ): void {
    this.entries.add(em, {
      journey_id: leg.journey_id,
      event,
      // That a partner has read a new time is for the staff.
      visibility: event === 'leg_confirmed' ? 'internal' : 'public',
      actor_id,
      stage_number: TRAVEL_STAGE,
      to_state: leg.status,
      text: leg.to_place ?? leg.from_place,
    });
  }
}
