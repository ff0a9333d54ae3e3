import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { printProblem } from '@ayana/contracts/papers';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { paperPatientOf, RecordAccesses } from '../../records/index.js';
import { LABEL_MESSAGES as messages } from './label-messages.js';
import { findLaboratoryOrder } from './laboratory-orders.queries.js';
import { LABORATORY_PAPER } from './write-report.js';
import { SPECIMEN_LABELS } from './write-specimen-labels.js';

/** What a laboratory prints of an order: the labels of its samples, and the report. Each printing is written down. */
@Injectable()
export class LaboratoryPapers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
    private readonly threads: Threads,
  ) {}

  /** In English: the people of a laboratory read it. */
  async labels(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const order = await this.printed(user, id, () => {});
    const patient = await paperPatientOf(this.database.read(), order.journey_id);
    const problem = printProblem(patient.name ?? '');
    if (problem !== undefined) throw refusedFields([{ field: 'patient', message: messages.unprinted_name(problem) }]);
    return inLanguage(ENGLISH.tag, async () => ({
      pdf: await this.threads.bytes(SPECIMEN_LABELS, order, patient),
      file_name: messages.file(order.order_number),
    }));
  }

  /** As the patient gets it with the release; before, what was reviewed. */
  async report(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const order = await this.printed(user, id, ({ status }) => {
      if (status !== 'reviewed' && status !== 'released')
        throw new AppError('illegal_transition', messages.report_later);
    });
    const patient = await paperPatientOf(this.database.read(), order.journey_id);
    return {
      pdf: await this.threads.bytes(LABORATORY_PAPER, order, patient),
      file_name: `laboratory-results-${order.order_number}.pdf`,
    };
  }

  /** @throws AppError `not_found` for all but the laboratory that has the order and the staff */
  private async printed(
    user: CurrentUser,
    id: string,
    refuse: (order: LaboratoryOrder) => void,
  ): Promise<LaboratoryOrder> {
    const found = await findLaboratoryOrder(this.database.read(), user, id, this.clock.now());
    if (found === undefined || (found.side !== 'partner' && found.side !== 'staff')) throw notFound();
    const { order } = found;
    refuse(order);
    await this.accesses.record(user, {
      journey_id: order.journey_id,
      subject: { part: 'laboratory_results' },
      what: 'printed',
      ...(found.side === 'partner' ? { assignment_id: order.assignment_id } : {}),
    });
    return order;
  }
}
