import type { InboxJourneyAnswer } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { InboxSources } from '../../inbox/index.js';
import { Journeys, TreatmentRequests } from '../../journeys/index.js';

/** What of a request of the inbox becomes a treatment request. */
export interface InboxRequest {
  inbox_item_id: string;
  treatment_id: string;
}

/** The fields of the forms in which senders write in their own words. */
const WORD_FIELDS = ['procedure_interest', 'interested_procedure', 'reason', 'medical_condition', 'message', 'notes'];

/** Makes the treatment request and its journey of a patient who asked by a form. The journey's first stage notifies them. */
@Injectable()
export class RequestedJourneys {
  constructor(
    private readonly requests: TreatmentRequests,
    private readonly journeys: Journeys,
    private readonly sources: InboxSources,
  ) {}

  /** @param actor null when the patient confirmed their address */
  async begin(
    em: EntityManager,
    actor: Pick<CurrentUser, 'id' | 'role'> | null,
    patient_id: string,
    { inbox_item_id, treatment_id }: InboxRequest,
  ): Promise<InboxJourneyAnswer & { journey_id: string }> {
    const patient_notes = await this.wordsOf(em, inbox_item_id);
    const form = { treatment_id, ...(patient_notes === '' ? {} : { patient_notes }) };
    const request = await this.requests.add(em, patient_id, form, { actor, inbox_item_id });
    const journey = await this.journeys.begin(em, actor, { patient_id, treatment_request_id: request.id });
    return { journey_id: journey.id, treatment_request_id: request.id, invitation: null };
  }

  /** What the sender wrote: the notes of the request. */
  private async wordsOf(em: EntityManager, inbox_item_id: string): Promise<string> {
    const database = within(em);
    const item = await database
      .selectFrom('inbox_items')
      .select('kind')
      .where('id', '=', inbox_item_id)
      .executeTakeFirst();
    if (item === undefined) return '';
    const form = (await this.sources.payloads(item.kind, database, [inbox_item_id])).get(inbox_item_id) ?? {};
    return WORD_FIELDS.map((field) => form[field]?.trim() ?? '')
      .filter(Boolean)
      .join('\n\n');
  }
}
