import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { lockJourney } from '../../journeys/index.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteRow } from './quote.entity.js';
import { findQuote } from './quotes.queries.js';
import { UnansweredQuestions } from './unanswered-questions.js';

/** Quotes looked at in one run; the next takes the others. */
const BATCH = 500;

/** Closes quotes whose last day has passed, so that nobody chooses one a hospital no longer offers. */
@Injectable()
export class QuoteLapseJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly events: QuoteEvents,
    private readonly unanswered: UnansweredQuestions,
  ) {}

  onModuleInit(): void {
    this.jobs.work('journeys.quote-lapse', async () => {
      await this.run();
      await this.unanswered.run();
    });
  }

  /** @returns how many quotes have expired */
  async run(): Promise<number> {
    const { rows } = await sql<{ id: string; journey_id: string }>`
      select id, journey_id from quotes
      where status = 'sent' and valid_until < ${todayIn(INDIA_ZONE, this.clock.now())}::date
      order by valid_until, id limit ${BATCH}`.execute(this.database.read());
    for (const row of rows) await this.expire(row);
    return rows.length;
  }

  private expire({ id, journey_id }: { id: string; journey_id: string }): Promise<void> {
    return this.database.write(async (em) => {
      const journey = await lockJourney(em, journey_id);
      // It may have been accepted since it was found.
      const row = await em.findOne(QuoteRow, { id, status: 'sent' });
      if (row === null) return;
      Object.assign(row, { status: 'expired', updated_at: this.clock.now(), revision: row.revision + 1 });
      await em.flush();
      const quote = await findQuote(within(em), id);
      if (quote === undefined) return;
      await this.events.expired(em, journey, quote);
      await this.events.publish(em, journey, quote);
    });
  }
}
