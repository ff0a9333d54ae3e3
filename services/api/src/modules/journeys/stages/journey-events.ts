import { Injectable } from '@nestjs/common';
import type { PatientJourney } from '@ayana/contracts/journey';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { openersOf } from '../readers/journey-readers.js';
import type { PatientJourneyRow } from './journey.entity.js';
import { journeyOf, ownJourneyOf } from './journeys.queries.js';

/**
 * Sends a changed journey to everyone who may open it: whole to the staff, as they read it to the patient. Companions and assignees, who
 * see parts of it, hear that it has changed and read it again.
 */
@Injectable()
export class JourneyEvents {
  constructor(private readonly realtime: Realtime) {}

  async changed(em: EntityManager, journey: PatientJourneyRow): Promise<PatientJourney> {
    const row = journey as Parameters<typeof journeyOf>[0];
    const data = journeyOf(row);
    const { id, version, patient_id } = data;
    const others = await openersOf(within(em), id);
    const type = 'journey.updated';
    this.realtime.publish(em, { type, data }, { entry: 'case_work', user_ids: [] });
    this.realtime.publish(em, { type, data: ownJourneyOf(row) }, { user_ids: [patient_id] });
    this.realtime.publish(em, { type, data: { id, version } }, { user_ids: others });
    return data;
  }
}
