import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { TreatmentRequests } from '../requests/treatment-requests.service.js';
import { Journeys } from '../stages/journeys.service.js';
import type { InboxJourneyAnswerDto } from './invitations.dto.js';

/** What of a request of the inbox becomes a treatment request. */
export interface InboxRequest {
  inbox_item_id: string;
  treatment_id: string;
}

/** Makes the treatment request and its journey of a patient who asked by a form. The journey's first stage notifies them. */
@Injectable()
export class RequestedJourneys {
  constructor(
    private readonly requests: TreatmentRequests,
    private readonly journeys: Journeys,
  ) {}

  /** @param actor null when the patient confirmed their address */
  async begin(
    em: EntityManager,
    actor: Pick<CurrentUser, 'id' | 'role'> | null,
    patient_id: string,
    { inbox_item_id, treatment_id }: InboxRequest,
  ): Promise<InboxJourneyAnswerDto & { journey_id: string }> {
    const request = await this.requests.add(em, patient_id, { treatment_id }, { actor, inbox_item_id });
    const journey = await this.journeys.begin(em, actor, { patient_id, treatment_request_id: request.id });
    return { journey_id: journey.id, treatment_request_id: request.id, invitation: null };
  }
}
