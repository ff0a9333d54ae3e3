import { type Bill, billDifferences, needsExplanation, patientHref } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { CaseNotices, JourneyEntries, type PatientJourneyRow, readersOf } from '../../journeys/index.js';
import { usd } from '../../../platform/http/confirmations.js';
import { BILL_MESSAGES as messages } from './bill-messages.js';

const PLACE = { kind: 'quote', path: patientHref('quotes') } as const;

/** What happens to bills, for everyone who sees them: live events, the timeline, the patient's notification. */
@Injectable()
export class BillEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
  ) {}

  /** Tells those whose GET shows the bill that it changed: of a draft, the hospital alone. */
  async publish(
    em: EntityManager,
    { id, patient_id }: PatientJourneyRow,
    bill: { id: string; sent: boolean },
  ): Promise<void> {
    const readers = await readersOf(within(em), id, 'bills');
    this.realtime.publish(
      em,
      { type: 'bills.updated', data: { journey_id: id, id: bill.id } },
      bill.sent
        ? { entry: 'case_work', user_ids: readers }
        : { user_ids: readers.filter((reader) => reader !== patient_id) },
    );
  }

  /** The patient hears of it once, with a mail as they chose. */
  async sent(em: EntityManager, user: CurrentUser, journey: PatientJourneyRow, bill: Bill): Promise<void> {
    this.entries.add(em, {
      journey_id: journey.id,
      event: 'bill_sent',
      // Companions read the public timeline, and see no bills.
      visibility: 'internal',
      actor_id: user.id,
      text: bill.hospital.name,
    });
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, bill: bill.id, to: 'bill_sent' },
    });
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.sent_title[bill.kind](bill.hospital.name),
      message: messageOf(bill),
    }));
  }
}

function messageOf({ quote, lines, total }: Bill): string {
  const difference = total - quote.total;
  if (difference > 0) return messages.sent.more(usd(total), usd(difference));
  if (difference < 0) return messages.sent.less(usd(total), usd(-difference));
  const isSame = billDifferences(quote.lines, lines).every(({ kind }) => !needsExplanation(kind));
  return isSame ? messages.sent.same(usd(total)) : messages.sent.other(usd(total));
}
