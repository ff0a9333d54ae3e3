import {
  ACTIVE_ASSIGNMENT_STATES,
  type JourneyEvent,
  patientHref,
  patientStep,
  type Quote,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { MessagingService } from '../../messaging/index.js';
import type { AssignmentRow } from '../../work/index.js';
import {
  CaseNotices,
  factsOf,
  HAS_PATIENT,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  type PatientJourneyRow,
} from '../../journeys/index.js';

import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { usd } from '../../../platform/http/confirmations.js';

const PLACE = { kind: 'quote', path: patientHref('quotes') } as const;

/** What happens to quotes, for everyone who sees them: live events, the timeline, the patient's notifications, mails. */
@Injectable()
export class QuoteEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly realtime: Realtime,
  ) {}

  /** Tells those whose GET shows the quote that it changed. */
  async publish(em: EntityManager, { patient_id }: PatientJourneyRow, quote: Quote): Promise<void> {
    const { rows } = await sql<{ user_id: string }>`
      select coalesce(assignment.assignee_user_id, member.user_id) as user_id from assignments assignment
        left join partner_members member on member.partner_id = assignment.partner_id
      where assignment.id = ${quote.assignment_id} and assignment.status = any(${[...ACTIVE_ASSIGNMENT_STATES]})
        and ${HAS_PATIENT}`.execute(within(em));
    const own = rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
    const seenByPatient = quote.sent_at !== null;
    this.realtime.publish(
      em,
      { type: 'quotes.updated', data: { journey_id: quote.journey_id, id: quote.id } },
      { entry: 'case_work', user_ids: [...own, ...(seenByPatient ? [patient_id] : [])] },
    );
  }

  async sent(em: EntityManager, journey: PatientJourneyRow, quote: Quote, actorId: string): Promise<void> {
    this.addEntry(em, quote, 'quote_sent', actorId);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.quote_sent_title,
      message: messages.quote_sent(quote.hospital.name, usd(quote.total), dayText(quote.valid_until)),
    }));
  }

  async accepted(em: EntityManager, journey: PatientJourneyRow, quote: Quote): Promise<void> {
    this.addEntry(em, quote, 'quote_accepted', journey.patient_id);
    const facts = await factsOf(within(em), journey.id);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.quote_accepted_title,
      message: messages.quote_accepted(quote.hospital.name, patientStep(facts).text),
    }));
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    await this.messaging.queueMail(em, {
      template: 'quote_accepted_notice',
      journey_id: journey.id,
      to: staff.email,
      data: {
        name: staff.name,
        patient: patient?.name ?? '',
        hospital: quote.hospital.name,
        total: usd(quote.total),
        facts: [...facts],
        path: `/case-manager/cases/${journey.id}`,
      },
      dedupe_key: `quote:${quote.id}:accepted`,
    });
    for (const { id, name, email } of await this.peopleOf(em, quote))
      await this.messaging.queueMail(em, {
        template: 'quote_chosen_notice',
        journey_id: journey.id,
        to: email,
        data: {
          name,
          patient: patient?.name ?? '',
          hospital: quote.hospital.name,
          total: usd(quote.total),
          facts: [...facts],
          path: `/partner-portal/work/${quote.assignment_id}`,
        },
        dedupe_key: `quote:${quote.id}:chosen:${id}`,
      });
  }

  /** Who works at the hospital of a quote; nobody where no referral was handed to it. */
  private async peopleOf(
    em: EntityManager,
    { assignment_id }: Pick<Quote, 'assignment_id'>,
  ): Promise<{ id: string; name: string; email: string }[]> {
    const { rows } = await sql<{ id: string; name: string; email: string }>`
      select person.id, person.name, person.email from assignments assignment
        join partner_members member on member.partner_id = assignment.partner_id
        join users person on person.id = member.user_id
      where assignment.id = ${assignment_id}`.execute(within(em));
    return rows;
  }

  /** The people of the hospital are thanked. @param actorId null where another quote was chosen */
  async declined(em: EntityManager, quote: Quote, actorId: string | null = null): Promise<void> {
    this.addEntry(em, quote, 'quote_declined', actorId);
    await this.thank(em, quote, actorId === null ? 'chosen_elsewhere' : 'declined');
  }

  /** Why their quote is not needed, with thanks. */
  async thank(em: EntityManager, quote: Quote, why: 'chosen_elsewhere' | 'declined' | 'withdrawn'): Promise<void> {
    for (const { id, name, email } of await this.peopleOf(em, quote))
      await this.messaging.queueMail(em, {
        template: 'quote_declined_notice',
        journey_id: quote.journey_id,
        to: email,
        data: { name, hospital: quote.hospital.name, why },
        dedupe_key: `quote:${quote.id}:${why === 'withdrawn' ? why : 'declined'}:${id}`,
      });
  }

  /** To the people of a hospital that was asked for a quote, and has sent none. */
  async notNeeded(
    em: EntityManager,
    { id: assignment_id, journey_id, partner_hospital_id }: AssignmentRow,
  ): Promise<void> {
    const hospital = await within(em)
      .selectFrom('partner_hospitals')
      .select('hospital_name')
      .where('id', '=', partner_hospital_id ?? null)
      .executeTakeFirst();
    for (const { id, name, email } of await this.peopleOf(em, { assignment_id }))
      await this.messaging.queueMail(em, {
        template: 'quote_declined_notice',
        journey_id,
        to: email,
        data: { name, hospital: hospital?.hospital_name ?? '', why: 'not_needed' },
        dedupe_key: `assignment:${assignment_id}:not_needed:${id}`,
      });
  }

  async expired(em: EntityManager, journey: PatientJourneyRow, quote: Quote): Promise<void> {
    this.addEntry(em, quote, 'quote_expired', null);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.quote_expired_title,
      message: messages.quote_expired(quote.hospital.name),
    }));
  }

  /** Of a quote that the patient has seen. */
  async withdrawn(em: EntityManager, journey: PatientJourneyRow, quote: Quote, actorId: string): Promise<void> {
    this.addEntry(em, quote, 'quote_withdrawn', actorId);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.quote_withdrawn_title,
      message:
        quote.decision_reason === null
          ? messages.quote_withdrawn_plain(quote.hospital.name)
          : messages.quote_withdrawn(quote.hospital.name, quote.decision_reason),
    }));
  }

  private addEntry(em: EntityManager, quote: Quote, event: JourneyEvent, actor_id: string | null): void {
    this.entries.add(em, {
      journey_id: quote.journey_id,
      event,
      // Companions read the public timeline, and see no quotes.
      visibility: event === 'quote_accepted' ? 'public' : 'internal',
      actor_id,
      text: quote.hospital.name,
    });
  }
}
