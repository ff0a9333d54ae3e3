import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { type AssignmentRow, MovedWork } from '../../work/index.js';
import { PatientJourneyRow, TravelLegRow } from '../../journeys/index.js';
import { TravelEvents } from './travel-events.js';
import { legOf } from './travel.queries.js';

/** Legs that are booked in the name of the one who has the work; a flight is the patient’s. */
const BOOKED_BY_ASSIGNEE = ['pickup', 'transfer', 'lodging'] as const;

/** The parts of a trip that go with a piece of work to someone else. */
@Injectable()
export class MovedLegs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly work: MovedWork,
    private readonly events: TravelEvents,
  ) {}

  onModuleInit(): void {
    this.work.listen((em, from, to) => this.move(em, from, to));
  }

  /** What was to be booked is to be booked by the other; a booking of the one before is none of theirs. */
  private async move(em: EntityManager, from: AssignmentRow, to: AssignmentRow): Promise<void> {
    const legs = await em.find(TravelLegRow, {
      assignment_id: from.id,
      status: { $in: ['planned', 'booked'] },
      kind: { $in: [...BOOKED_BY_ASSIGNEE] },
    });
    if (legs.length === 0) return;
    const journey = await em.findOneOrFail(PatientJourneyRow, { id: from.journey_id });
    for (const leg of legs) {
      Object.assign(leg, {
        assignment_id: to.id,
        status: 'planned',
        reference: null,
        version: leg.version + 1,
        updated_at: this.clock.now(),
      });
      await em.flush();
      await this.events.publish(em, journey, legOf(leg as Parameters<typeof legOf>[0]));
    }
  }
}
