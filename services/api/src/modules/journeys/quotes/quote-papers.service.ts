import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { QUOTE_PAPER_MESSAGES as M } from './paper-messages.js';
import { findQuoteFor } from './quotes.queries.js';
import { writeQuote } from './write-quote.js';

/** Quotes as PDF. */
@Injectable()
export class QuotePapers {
  constructor(private readonly database: Database) {}

  /** @throws AppError `not_found`, also for a quote this user does not see */
  async paper(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const quote = await findQuoteFor(this.database.read(), user, id);
    return inLanguage(ENGLISH.tag, async () => ({
      pdf: await writeQuote(quote),
      file_name: M.file(`${quote.id.slice(-6)}-v${quote.version}`),
    }));
  }
}
