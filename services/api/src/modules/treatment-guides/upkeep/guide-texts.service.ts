import type { GuideTexts as GuideTextsAnswer } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, within } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/prepared.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { TreatmentUpkeep } from '../../treatments/index.js';
import { GUIDE_COLUMNS } from '../treatment-guides.service.js';
import type { GuideTextsInputDto } from './guide-texts.dto.js';

const ONE = prepared<GuideTextsAnswer>(
  `select ${GUIDE_COLUMNS}, guide.written_on, treatment.version
   from treatments treatment left join treatment_guides guide on guide.treatment_id = treatment.id where treatment.id = $1`,
);

/** The texts of treatments' pages, as staff write them. */
@Injectable()
export class GuideTexts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly treatments: TreatmentUpkeep,
  ) {}

  /** @throws AppError `not_found` for an unknown treatment; an inactive one has texts as well */
  async one(id: string): Promise<GuideTextsAnswer> {
    const [texts] = await this.database.ask(ONE, [id]);
    if (texts === undefined) throw notFound();
    return texts;
  }

  /**
   * Writes the texts. A doctor has not read the new ones yet, so the page names no review until one is entered again.
   * @throws AppError `not_found`, `stale_version`
   */
  async write(user: CurrentUser, id: string, texts: GuideTextsInputDto, ifMatch?: string): Promise<GuideTextsAnswer> {
    await this.treatments.changeParts(user, id, { ifMatch, names: Object.keys(texts) }, async (em, treatment) => {
      const { helps_when, not_for, risks, recovery, questions_to_ask, faq } = texts;
      await sql`
        insert into treatment_guides (treatment_id, helps_when, not_for, risks, recovery, questions_to_ask, faq, written_on)
        values (${id}, ${helps_when}, ${not_for}, ${risks}, ${recovery}, ${questions_to_ask}, ${JSON.stringify(faq)},
          ${this.clock.now().toISOString().slice(0, 10)})
        on conflict (treatment_id) do update set
          helps_when = excluded.helps_when, not_for = excluded.not_for, risks = excluded.risks, recovery = excluded.recovery,
          questions_to_ask = excluded.questions_to_ask, faq = excluded.faq, written_on = excluded.written_on,
          reviewed_on = null, next_review_on = null`.execute(within(em));
      treatment.reviewed_on = null;
    });
    return this.one(id);
  }
}
