import { TRAVEL_LEG_KIND_NAMES, type TravelLeg } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import {
  JOURNEY_MESSAGES as messages,
  JourneyTasks,
  lockOpenJourney,
  readerOf,
  TravelLegRow,
} from '../../journeys/index.js';
import { LegChanges } from './leg-changes.js';
import { whenText } from './travel-events.js';
import { reportTask, TravelLegs } from './travel-legs.service.js';
import type { FlightReportDto, TravelLegChangeDto } from './travel.dto.js';

const STAGE = 6;
const HOUR = 60 * 60_000;

/** Flights that the patient booked, or was moved to. The plan follows at once; the case manager checks it. */
@Injectable()
export class FlightReports {
  constructor(
    private readonly clock: Clock,
    private readonly legs: TravelLegs,
    private readonly changes: LegChanges,
    private readonly tasks: JourneyTasks,
  ) {}

  /** @throws AppError `not_found` for anyone but the patient, `invalid_fields` */
  async report(em: EntityManager, user: CurrentUser, form: FlightReportDto): Promise<TravelLeg> {
    const { kinds } = await readerOf(within(em), user, form.journey_id);
    if (!kinds.includes('patient')) throw notFound();
    const journey = await lockOpenJourney(em, form.journey_id);
    const row = await flightToChange(em, form);
    const leg =
      row === null
        ? await this.legs.create(em, journey, newFlight(form), user.id)
        : await this.changes.apply(em, journey, row, changeOf(form, row), { id: user.id, isPartner: false });
    await this.askToCheck(em, leg);
    return leg;
  }

  private async askToCheck(em: EntityManager, leg: TravelLeg): Promise<void> {
    const now = this.clock.now();
    const title = inLanguage(ENGLISH.tag, () =>
      messages.flight_task(
        [TRAVEL_LEG_KIND_NAMES[leg.kind], leg.reference, leg.time_known ? whenText(leg) : messages.leg_time_unknown]
          .filter(Boolean)
          .join(', '),
      ),
    );
    const isSoon = Date.parse(leg.starts_at) - now.getTime() < 48 * HOUR;
    await this.tasks.add(em, {
      journey_id: leg.journey_id,
      stage_number: STAGE,
      title,
      owner_kind: 'case_manager',
      due_at: isSoon ? now : new Date(now.getTime() + 24 * HOUR),
      automation: reportTask(leg.kind, `${leg.id}.${leg.version}`),
      subject_kind: 'travel_leg',
      subject_id: leg.id,
    });
  }
}

/** The flight of the plan that the report is about: the last to India, the first home; null for a new one. */
async function flightToChange(
  em: EntityManager,
  { journey_id, kind }: Pick<FlightReportDto, 'journey_id' | 'kind'>,
): Promise<TravelLegRow | null> {
  const [flight] = await em.find(
    TravelLegRow,
    { journey_id, kind, status: { $in: ['planned', 'booked', 'missed'] } },
    { orderBy: { starts_at: kind === 'flight' ? 'desc' : 'asc', id: 'desc' }, limit: 1 },
  );
  return flight ?? null;
}

function newFlight(form: FlightReportDto) {
  const { starts_at, zone, ends_at, end_zone } = form;
  if (starts_at === undefined) throw refusedFields([{ field: 'starts_at', message: messages.flight_none }]);
  if (zone === undefined) throw refusedFields([{ field: 'zone', message: messages.flight_zone }]);
  return {
    journey_id: form.journey_id,
    kind: form.kind,
    reference: form.reference ?? null,
    from_place: form.from_place ?? null,
    to_place: form.to_place ?? null,
    starts_at,
    zone,
    ends_at: ends_at ?? null,
    end_zone: end_zone ?? (form.kind === 'flight' ? INDIA_ZONE : null),
    status: 'booked' as const,
  };
}

/** Without a landing, the flight takes as long as it did. Without a time, all times wait. */
function changeOf(form: FlightReportDto, row: TravelLegRow): TravelLegChangeDto {
  const { reference, from_place, to_place, starts_at, zone, ends_at, end_zone } = form;
  const named = {
    ...(reference === undefined ? {} : { reference }),
    ...(from_place === undefined ? {} : { from_place }),
    ...(to_place === undefined ? {} : { to_place }),
  };
  if (starts_at === undefined) return { ...named, time_known: false };
  const duration = row.ends_at == null ? null : row.ends_at.getTime() - row.starts_at.getTime();
  const lands = ends_at ?? (duration === null ? null : new Date(Date.parse(starts_at) + duration).toISOString());
  return {
    ...named,
    starts_at,
    ...(zone === undefined ? {} : { zone }),
    ends_at: lands,
    ...(end_zone === undefined ? {} : { end_zone }),
    time_known: true,
    status: 'booked',
  };
}
