import type { CaseFact } from '@ayana/contracts/journey';
import type { LeadStage } from '@ayana/contracts/inbox';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { InboxItemRow, InboxLeads } from '../../inbox/index.js';
import { JourneyEntries } from '../../journeys/index.js';

/** What moves the lead stage of the enquiry that a case was made of, the later one last. */
const STAGE_OF: Readonly<Partial<Record<CaseFact, LeadStage>>> = { quote_sent: 'quoted', quote_accepted: 'decided' };

/** Moves the lead stage of an enquiry by what has happened in its case. What the staff set holds until something later happens. */
@Injectable()
export class LeadFacts implements OnModuleInit {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly leads: InboxLeads,
  ) {}

  onModuleInit(): void {
    this.entries.afterAdded((em, journey_id) => this.follow(em, journey_id));
  }

  private async follow(em: EntityManager, journey_id: string): Promise<void> {
    // What the transaction has changed is asked for below.
    await em.flush();
    const fact = await within(em)
      .selectFrom('case_facts as happened')
      .innerJoin('patient_journeys as journey', 'journey.id', 'happened.journey_id')
      .innerJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
      .innerJoin('inbox_items as item', 'item.id', 'request.inbox_item_id')
      .select(['item.id', 'happened.fact', 'happened.at'])
      .where('happened.journey_id', '=', journey_id)
      .where('happened.fact', 'in', Object.keys(STAGE_OF) as CaseFact[])
      .orderBy('happened.at', 'desc')
      .orderBy('happened.fact')
      .executeTakeFirst();
    const stage = fact === undefined ? undefined : STAGE_OF[fact.fact];
    if (fact === undefined || stage === undefined) return;
    // A view's time may come as text.
    const at = new Date(fact.at);
    const item = await em.findOneOrFail(InboxItemRow, { id: fact.id }, FOR_UPDATE);
    if (item.lead_stage === stage || (item.lead_stage_at != null && item.lead_stage_at >= at)) return;
    await this.leads.reached(em, item, stage, at);
  }
}
