import {
  legPressDoubt,
  legStep,
  type TravelLeg,
  TRAVEL_LEG_WORKFLOW,
  type TravelLegState,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE } from '../../../platform/database/database.js';
import { askFirst } from '../../../platform/http/confirmations.js';
import { checkPlannedTimes } from '../../../platform/http/planned-times.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { FORM_C_TASK, JourneyTasks, type PatientJourneyRow, TravelLegRow } from '../../journeys/index.js';
import { LegPartners } from './leg-partners.js';
import { MISSED_TASK, TravelEvents } from './travel-events.js';
import type { TravelLegChangeDto } from './travel.dto.js';
import { legOf } from './travel.queries.js';
import { TripChanges } from './trip-changes.js';

/** Who changes a leg. A partner that moves its own needs no confirmation. */
export interface LegActor {
  id: string;
  isPartner: boolean;
  /** When they pressed, where it arrives later. */
  at?: Date;
}

const SETTLED: ReadonlySet<TravelLegState> = new Set(['done', 'missed']);
/** What a patient reads about a leg that is booked. */
const BOOKED = ['to_place', 'to_address', 'reference', 'contact_name', 'contact_phone', 'vehicle', 'room'] as const;

export const readLeg = (row: TravelLegRow): TravelLeg => legOf(row as Parameters<typeof legOf>[0]);

/** One change of a leg, with everything that follows from it: the one place for staff, partners and patients. */
@Injectable()
export class LegChanges {
  constructor(
    private readonly clock: Clock,
    private readonly events: TravelEvents,
    private readonly changes: TripChanges,
    private readonly partners: LegPartners,
    private readonly tasks: JourneyTasks,
  ) {}

  /** The journey is locked already. */
  lock(em: EntityManager, id: string): Promise<TravelLegRow> {
    return em.findOneOrFail(TravelLegRow, { id }, FOR_UPDATE);
  }

  /** @throws AppError `invalid_fields`, `illegal_transition`, `needs_confirmation` */
  async apply(
    em: EntityManager,
    journey: PatientJourneyRow,
    row: TravelLegRow,
    change: TravelLegChangeDto,
    actor: LegActor,
  ): Promise<TravelLeg> {
    const before = readLeg(row);
    const { starts_at, ends_at, status = row.status, ...others } = change;
    refuseStep(row.status, status, actor);
    Object.assign(row, others, { status }, starts_at === undefined ? {} : { starts_at: new Date(starts_at) });
    if (ends_at !== undefined) row.ends_at = ends_at === null ? null : new Date(ends_at);
    checkLegTimes(row, before, this.clock.now());
    if (status !== before.status) {
      if (status === 'done' || status === 'missed') askAboutTime(before, status, actor.at ?? this.clock.now());
      this.settle(row, actor);
    }
    const told = await this.mark(em, before, row, actor);
    row.version += 1;
    row.updated_at = this.clock.now();
    await em.flush();
    const leg = readLeg(row);
    if (told !== null) await this.partners.tell(em, before, leg, told);
    const moved = await this.changes.follow(em, journey, before, leg);
    await this.announce(em, actor, journey, before, leg, moved);
    await this.events.publish(em, journey, leg);
    return leg;
  }

  private settle(row: TravelLegRow, { id, at }: LegActor): void {
    const isSettled = SETTLED.has(row.status);
    row.settled_at = isSettled ? (at ?? this.clock.now()) : null;
    row.settled_by = isSettled ? id : null;
  }

  /** What the partner of a leg is told of a change by others; null for nothing. */
  private async mark(
    em: EntityManager,
    before: TravelLeg,
    row: TravelLegRow,
    { isPartner }: LegActor,
  ): Promise<'moved' | 'unknown' | 'cancelled' | null> {
    const leg = readLeg(row);
    const isMoved = before.starts_at !== leg.starts_at || (!before.time_known && leg.time_known);
    if (isPartner) {
      if (isMoved) row.moved_from = null;
      return null;
    }
    if (leg.assignment_id !== before.assignment_id) row.moved_from = null;
    else if (await this.partners.has(em, leg.assignment_id)) {
      if (leg.status === 'cancelled') return before.status === 'cancelled' ? null : 'cancelled';
      if (before.time_known && !leg.time_known) return 'unknown';
      if (isMoved && !SETTLED.has(leg.status)) {
        row.moved_from ??= new Date(before.starts_at);
        return 'moved';
      }
    }
    return null;
  }

  private async announce(
    em: EntityManager,
    { id }: LegActor,
    journey: PatientJourneyRow,
    before: TravelLeg,
    leg: TravelLeg,
    moved: readonly TravelLeg[],
  ): Promise<void> {
    const isOther = before.status !== leg.status;
    if (isOther && before.status === 'missed') await this.tasks.finishMade(em, journey.id, MISSED_TASK + leg.id);
    if (isOther && leg.status === 'cancelled') await this.tasks.finishMade(em, journey.id, FORM_C_TASK + leg.id);
    if (isOther && leg.status === 'missed') return this.events.missed(em, journey, leg, id);
    if (isOther && leg.status === 'done') return this.events.note(em, leg, 'leg_done', id);
    const isMoved =
      before.starts_at !== leg.starts_at || before.zone !== leg.zone || before.time_known !== leg.time_known;
    const isBookedOtherwise = leg.status === 'booked' && BOOKED.some((field) => before[field] !== leg[field]);
    if (isMoved || isOther || isBookedOtherwise || moved.length > 0)
      await this.events.changed(em, journey, leg, 'leg_changed', id, moved);
  }
}

function refuseStep(from: TravelLegState, to: TravelLegState, { isPartner }: LegActor): void {
  if (from === to) return;
  const step = legStep(from, to);
  if (step === undefined) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
  if (isPartner && TRAVEL_LEG_WORKFLOW[step].entry === 'case_work') throw notAllowed();
}

/** Said of a leg long before or after its time, that someone arrived or was missed is asked about. @throws AppError `needs_confirmation` */
function askAboutTime(leg: TravelLeg, to: 'done' | 'missed', at: Date): void {
  const doubt = legPressDoubt(leg, to, at);
  if (doubt !== null) askFirst([{ field: 'status', message: doubt }]);
}

const PLANNED: ReadonlySet<TravelLegState> = new Set(['planned', 'booked']);

/**
 * The times that are new, of a leg that is still to come; of another only the order.
 * @param before null for a new leg
 * @throws AppError `invalid_fields`, `needs_confirmation`
 */
export function checkLegTimes(row: TravelLegRow, before: TravelLeg | null, now: Date): void {
  const isComing = PLANNED.has(row.status) && row.time_known !== false;
  const isNew = (at: Date, known: string | null | undefined): boolean =>
    isComing && (known == null || Date.parse(known) !== at.getTime());
  const { starts_at, ends_at, zone, end_zone } = row;
  checkPlannedTimes(
    now,
    { field: 'starts_at', label: 'Starts', at: starts_at, zone, isPlanned: isNew(starts_at, before?.starts_at) },
    ends_at == null
      ? null
      : {
          field: 'ends_at',
          label: 'Ends',
          at: ends_at,
          zone: end_zone ?? zone,
          isPlanned: isNew(ends_at, before?.ends_at),
        },
  );
}
