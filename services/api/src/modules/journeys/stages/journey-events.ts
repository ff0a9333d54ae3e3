import { Injectable } from '@nestjs/common';
import type { PatientJourney } from '@ayana/contracts/journey';
import type { EntityManager } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import type { PatientJourneyRow } from './journey.entity.js';
import { journeyOf } from './journeys.queries.js';

/** Sends a changed journey to those who read it whole: the staff and the patient. */
@Injectable()
export class JourneyEvents {
  constructor(private readonly realtime: Realtime) {}

  changed(em: EntityManager, journey: PatientJourneyRow): PatientJourney {
    const data = journeyOf(journey as Parameters<typeof journeyOf>[0]);
    this.realtime.publish(em, { type: 'journey.updated', data }, { entry: 'case_work', user_ids: [data.patient_id] });
    return data;
  }
}
