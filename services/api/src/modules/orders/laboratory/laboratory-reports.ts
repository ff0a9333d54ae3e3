import { Injectable } from '@nestjs/common';
import { ENGLISH } from '@ayana/contracts/language';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { MadeFiles } from '../../../platform/files/made-files.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { DocumentEvents, DocumentRow, paperOwner, paperPatientOf } from '../../records/index.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import type { PatientJourneyRow } from '../../journeys/index.js';
import type { LaboratoryOrderRow } from './laboratory-order.entity.js';
import { findLaboratoryOrder } from './laboratory-orders.queries.js';
import { LABORATORY_PAPER } from './write-report.js';

/** The report of released results, as a paper of the case. */
@Injectable()
export class LaboratoryReports {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly files: MadeFiles,
    private readonly events: DocumentEvents,
    private readonly threads: Threads,
  ) {}

  /** @returns the id of the paper */
  async store(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: LaboratoryOrderRow,
  ): Promise<string> {
    const now = this.clock.now();
    const found = await findLaboratoryOrder(within(em), user, row.id, now);
    if (found === undefined) throw notFound();
    const patient = await within(em)
      .selectFrom('users')
      .select('language')
      .where('id', '=', journey.patient_id)
      .executeTakeFirst();
    const language = patient?.language ?? ENGLISH.tag;
    const patientOfReport = await paperPatientOf(within(em), journey.id);
    const bytes = await inLanguage(language, () => this.threads.bytes(LABORATORY_PAPER, found.order, patientOfReport));
    const id = this.ids.next();
    const file_id = await this.files.add(em, paperOwner(id), {
      file_name: messages.report_file(now.toISOString().slice(0, 10)),
      media_type: 'application/pdf',
      bytes,
      made_for: user.id,
    });
    const paper = em.create(DocumentRow, {
      id,
      journey_id: journey.id,
      kind: 'laboratory_result',
      status: 'checked',
      file_id,
      uploaded_by: user.id,
      uploaded_at: now,
      checked_by: user.id,
      checked_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.events.uploaded(em, user, paper, null);
    return id;
  }
}
