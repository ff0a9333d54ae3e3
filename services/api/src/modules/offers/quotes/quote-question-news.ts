import { patientHref, type Quote } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CaseNotices, IS_SHOWN, type PatientJourneyRow } from '../../journeys/index.js';
import { MessagingService } from '../../messaging/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { QUOTE_MESSAGES as messages } from './quote-messages.js';

interface Member {
  id: string;
  name: string;
  email: string;
  language: string | null;
  assignment_id: string;
}

/** Notifies those who wait for a question about a quote, or for its answer. No subject names the patient, the hospital or the treatment. */
@Injectable()
export class QuoteQuestionNews {
  constructor(
    private readonly notices: CaseNotices,
    private readonly notifications: NotificationsService,
    private readonly messaging: MessagingService,
  ) {}

  /** Everyone of the hospital who may answer, by bell and mail. @returns whether there is anyone */
  async asked(em: EntityManager, quote: Quote, questionId: string): Promise<boolean> {
    const members = await this.membersOf(em, quote);
    for (const { id, name, email, language, assignment_id } of members) {
      const path = `/partner-portal/work/${assignment_id}#quote`;
      await this.messaging.queueMail(em, {
        template: 'order_notice',
        journey_id: quote.journey_id,
        to: email,
        data: { about: 'quote_question', name, path },
        dedupe_key: `quote_question:${questionId}:${id}`,
      });
      const words = inLanguage(language ?? 'en', () => ({
        title: messages.asked_title,
        message: messages.asked_text(quote.case_number),
      }));
      await this.notifications.notify(em, { patient_id: id, kind: 'quote', path, bell_only: true, ...words });
    }
    return members.length > 0;
  }

  /** The patient, of an answer by the hospital: one of the staff reaches them as a message. */
  answered(em: EntityManager, journey: PatientJourneyRow): Promise<void> {
    return this.notices.toPatient(em, journey, { kind: 'quote', path: patientHref('quotes') }, () => ({
      title: messages.reply_title,
      message: messages.reply_text,
    }));
  }

  private async membersOf(em: EntityManager, { journey_id, hospital }: Quote): Promise<Member[]> {
    const { rows } = await sql<Member>`
      select person.id, person.name, person.email, person.language, assignment.id as assignment_id
      from quotes live
        join assignments assignment on assignment.id = live.assignment_id
        join partner_members member on member.partner_id = assignment.partner_id
        join users person on person.id = member.user_id
      where live.journey_id = ${journey_id} and live.partner_hospital_id = ${hospital.id}
        and live.status in ('sent', 'accepted') and member.role <> 'read_only' and ${IS_SHOWN}
      order by person.id`.execute(within(em));
    return rows;
  }
}
