import { arrivalOf, isTooEarly, type TaskName } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { flightOf, JOURNEY_MESSAGES as messages, JourneyTasks, TravelLegRow } from '../../journeys/index.js';
import { whenText } from './travel-events.js';

const STAGE = 7;
/** The first part of the name of the tasks; the leg that does not fit and the landing follow. */
const CLASH_TASK = 'trip_clash.' as const;

/** What no longer fits to the landing is decided by a person: a bed and a ticket are not moved by themselves. */
@Injectable()
export class TripClashes {
  constructor(
    private readonly clock: Clock,
    private readonly tasks: JourneyTasks,
  ) {}

  async watch(em: EntityManager, journey_id: string): Promise<void> {
    const flight = await flightOf(em, journey_id);
    const landing = flight?.time_known === true ? arrivalOf(flight) : null;
    for (const kind of ['admission', 'return_flight'] as const) {
      const [leg] = await em.find(
        TravelLegRow,
        { journey_id, kind, status: { $in: ['planned', 'booked'] } },
        { orderBy: { starts_at: 'asc', id: 'asc' }, limit: 1 },
      );
      const clash =
        flight !== null && landing !== null && leg !== undefined && isTooEarly(kind, leg.starts_at, landing)
          ? { flight, landing, leg }
          : null;
      const key = clash === null ? '' : `.${clash.landing.getTime()}.${clash.leg.starts_at.getTime()}`;
      if (clash === null) await this.tasks.finishMade(em, journey_id, CLASH_TASK + kind);
      else await this.ask(em, journey_id, clash, `${CLASH_TASK}${kind}${key}`);
    }
  }

  private async ask(
    em: EntityManager,
    journey_id: string,
    { flight, landing, leg }: { flight: TravelLegRow; landing: Date; leg: TravelLegRow },
    automation: TaskName,
  ): Promise<void> {
    const words = leg.kind === 'admission' ? messages.admission_task : messages.return_task;
    await this.tasks.add(em, {
      journey_id,
      stage_number: STAGE,
      title: inLanguage(ENGLISH.tag, () =>
        words(
          whenText({ starts_at: leg.starts_at.toISOString(), zone: leg.zone }),
          whenText({ starts_at: landing.toISOString(), zone: flight.end_zone ?? flight.zone }),
        ),
      ),
      owner_kind: 'case_manager',
      due_at: this.clock.now(),
      automation,
      subject_kind: 'travel_leg',
      subject_id: leg.id,
    });
  }
}
