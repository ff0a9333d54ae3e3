import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { type PatientJourneyRow, RequestWithdrawals } from '../../journeys/index.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteRow } from './quote.entity.js';
import { findQuote } from './quotes.queries.js';

/** Quotes of a case whose request is withdrawn: open ones are closed, and each hospital that sent one is thanked, the chosen one as well. */
@Injectable()
export class WithdrawnQuotes implements OnModuleInit {
  constructor(
    private readonly withdrawals: RequestWithdrawals,
    private readonly clock: Clock,
    private readonly events: QuoteEvents,
  ) {}

  onModuleInit(): void {
    this.withdrawals.listen((em, journey) => this.end(em, journey));
  }

  private async end(em: EntityManager, journey: PatientJourneyRow): Promise<void> {
    const open = { journey_id: journey.id, status: ['draft', 'sent', 'accepted'] as const };
    for (const row of await em.find(QuoteRow, { ...open, status: { $in: [...open.status] } }, { orderBy: { id: 1 } })) {
      const was = row.status;
      const now = this.clock.now();
      if (was !== 'accepted') {
        const status = was === 'draft' ? ('withdrawn' as const) : ('declined' as const);
        Object.assign(row, { status, decided_at: now, updated_at: now, revision: row.revision + 1 });
        await em.flush();
      }
      const quote = await findQuote(within(em), row.id);
      if (quote === undefined) continue;
      if (was !== 'draft') await this.events.thank(em, quote, 'withdrawn');
      await this.events.publish(em, journey, quote);
    }
  }
}
