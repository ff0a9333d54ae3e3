import { type Attendant, letterCodeText } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { notFound } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { dayOf } from '../../journeys/index.js';
import { letterFacts } from './letter-facts.js';
import { LETTER_MESSAGES as messages } from './letter-messages.js';
import { missingFacts } from './letter-tasks.js';
import { LETTER_PAPER } from './write-letter.js';

/** The hospital’s copy of a letter that was issued before such copies were kept: made of what the letter and the case say. */
@Injectable()
export class MaskedCopies {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly config: Config,
  ) {}

  /** @throws AppError `not_found` where the patient's passport is not known any more */
  async make(id: string): Promise<StreamableFile> {
    const database = this.database.read();
    const letter = await database
      .selectFrom('visa_letters as letter')
      .leftJoin('users as signatory', 'signatory.id', 'letter.issued_by')
      .select([
        'letter.quote_id',
        'letter.code',
        'letter.issued_at',
        'letter.admission_on',
        'letter.stay_until',
        'letter.attendants',
      ])
      .select('signatory.name')
      .where('letter.id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    const facts = await letterFacts(database, letter.quote_id);
    if (missingFacts(facts).length > 0) throw notFound();
    const terms = {
      code: letter.code,
      issued_at: new Date(letter.issued_at),
      admission_on: dayOf(letter.admission_on) ?? '',
      stay_until: dayOf(letter.stay_until) ?? '',
      attendants: attendantsOf(facts.attendants, letter.attendants),
      signatory: letter.name ?? '',
    };
    const pdf = await inLanguage(ENGLISH.tag, () =>
      this.threads.bytes(LETTER_PAPER, facts, terms, 'masked' as const, this.config.publicOrigin),
    );
    return pdfFile(pdf, messages.file(letterCodeText(letter.code)));
  }
}

/** As many as the letter has: of those who are not on the case, only that they are named in it. */
const attendantsOf = (known: readonly Attendant[], count: number): Attendant[] =>
  Array.from({ length: count }, (_, index) => known[index] ?? { name: messages.named_in_letter, passport_number: '' });
