import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import { patientLanguage } from '../../journeys/index.js';
import { QUOTE_PAPER_MESSAGES as messages } from './paper-messages.js';
import { findQuoteFor } from './quotes.queries.js';
import { QUOTE_PAPER } from './write-quote.js';

/** Quotes as PDF, in the language of the patient, no matter who reads them: both sides have the same paper. */
@Injectable()
export class QuotePapers {
  constructor(
    private readonly database: Database,
    private readonly kept: KeptPapers,
  ) {}

  /** @throws AppError `not_found`, also for a quote this user does not see */
  async paper(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const quote = await findQuoteFor(this.database.read(), user, id);
    const language = await patientLanguage(this.database.read(), quote.journey_id);
    return inLanguage(language, async () => ({
      pdf: await this.kept.pdf(
        { journey_id: quote.journey_id, kind: 'quote', subject_id: quote.id, issued: null },
        QUOTE_PAPER,
        quote,
      ),
      file_name: messages.file(`${quote.case_number}-v${quote.version}`),
    }));
  }
}
