import { BOOKING_FIELDS, type TravelLeg, type TravelLegState, TRAVEL_LEG_STATE_NAMES } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { refuseReaders } from '../../organisations/index.js';
import {
  isCaseWorker,
  JOURNEY_MESSAGES as messages,
  journeyOfPart,
  lockOpenJourney,
  type PatientJourneyRow,
  readerOf,
  type TravelLegRow,
} from '../../journeys/index.js';
import { LegChanges, readLeg } from './leg-changes.js';
import { TravelEvents, whenText } from './travel-events.js';
import type { LegPressDto, TravelLegChangeDto } from './travel.dto.js';

/** A press that waited for the line is taken for this long, in milliseconds; an older one counts as of now. */
const LATEST_PRESS = 24 * 60 * 60_000;
const SET: ReadonlySet<TravelLegState> = new Set(['done', 'missed']);
const OWN_FIELDS: ReadonlySet<string> = new Set(BOOKING_FIELDS);

/** What partners do with the legs handed to them: they book them, and say who arrived. */
@Injectable()
export class LegBookings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly legs: LegChanges,
    private readonly events: TravelEvents,
  ) {}

  /** @throws AppError `not_found` for a leg of others, `not_allowed` for a field that is not the partner's, `stale_version` */
  book(user: CurrentUser, id: string, form: TravelLegChangeDto, ifMatch: string | undefined): Promise<TravelLeg> {
    return this.database.write(async (em) => {
      const { journey, row } = await this.own(em, user, id);
      if (Object.keys(form).some((field) => !OWN_FIELDS.has(field))) throw notAllowed();
      refuseStale(ifMatch, row.version);
      if (row.status === 'cancelled') throw new AppError('illegal_transition', messages.leg_cancelled);
      return this.legs.apply(em, journey, row, form, { id: user.id, isPartner: true });
    });
  }

  /**
   * Arrived, missed, or a new time confirmed, as it was seen when it was pressed.
   * @throws AppError `already_decided` when someone else has pressed, `illegal_transition` once cancelled, `stale_version` for a newer time
   */
  async press(em: EntityManager, user: CurrentUser, id: string, form: LegPressDto): Promise<TravelLeg> {
    const { journey, row } = await this.own(em, user, id);
    if (row.status === 'cancelled') throw new AppError('illegal_transition', messages.leg_cancelled);
    if (form.press === 'confirm') return this.confirm(em, user, journey, row, form);
    if (SET.has(row.status) && row.status !== form.seen_status) throw alreadySet(row);
    const status = form.press === 'arrive' ? 'done' : 'missed';
    if (row.status === status) throw alreadySet(row);
    const at = this.pressedAt(form.pressed_at);
    return this.legs.apply(em, journey, row, { status }, { id: user.id, isPartner: true, at });
  }

  private async confirm(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: TravelLegRow,
    { seen_starts_at }: LegPressDto,
  ): Promise<TravelLeg> {
    if (row.starts_at.getTime() !== new Date(seen_starts_at).getTime())
      throw new AppError('stale_version', messages.leg_moved_again);
    if (row.moved_from == null) return readLeg(row);
    row.moved_from = null;
    row.version += 1;
    row.updated_at = this.clock.now();
    await em.flush();
    const leg = readLeg(row);
    this.events.note(em, leg, 'leg_confirmed', user.id);
    await this.events.publish(em, journey, leg);
    return leg;
  }

  private pressedAt(text: string | undefined): Date {
    const now = this.clock.now();
    const at = text === undefined ? now : new Date(text);
    return at > now || at.getTime() < now.getTime() - LATEST_PRESS ? now : at;
  }

  /** The leg, locked with its journey, of someone who carries it out and has accepted the work; staff do it for them. */
  private async own(
    em: EntityManager,
    user: CurrentUser,
    id: string,
  ): Promise<{ journey: PatientJourneyRow; row: TravelLegRow }> {
    const journeyId = await journeyOfPart(em, 'travel_legs', id);
    if (journeyId === null) throw notFound();
    const { parts, assignments } = await readerOf(within(em), user, journeyId);
    const journey = await lockOpenJourney(em, journeyId);
    const row = await this.legs.lock(em, id);
    if (isCaseWorker(user)) return { journey, row };
    const work = assignments.find((each) => each.id === row.assignment_id);
    // The patient and companions see it, and change nothing.
    if (work === undefined) throw parts.has('travel') ? notAllowed() : notFound();
    await refuseReaders(em, user);
    if (work.status === 'offered') throw new AppError('illegal_transition', messages.leg_accept_first);
    return { journey, row };
  }
}

const alreadySet = (row: TravelLegRow): AppError => {
  const { status, settled_at, zone, updated_at } = row;
  const when = whenText({ starts_at: (settled_at ?? updated_at).toISOString(), zone });
  return new AppError('already_decided', messages.leg_pressed(TRAVEL_LEG_STATE_NAMES[status], when));
};
