import { raw } from '@mikro-orm/core';
import { ENGLISH } from '@ayana/contracts/language';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import { PermanentJobError } from '../../platform/jobs/failure.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { describeFailure } from '../../platform/logging/failure.js';
import { type ComposedMail, composeMail, type Envelope } from './compose-mail.js';
import { CaseAddresses, caseThreadId } from './case-addresses.js';
import { type DeliveryGuard, GuardedDelivery, subjectOf } from './guarded-delivery.js';
import { MailOutcomes } from './mail-outcomes.js';
import { mailDelay, mailsHandled } from './mail.metrics.js';
import { MailTransport } from './mail-transport.js';
import { mailDomain, MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { mailContent } from './templates/templates.js';
import type { MailData } from './templates/template-data.js';
import type { OfCase } from './templates/of-case.js';

/**
 * Attempts for a mail the server refuses permanently (5xx). Some servers answer that during a temporary problem, so more than one; 20
 * attempts take about a quarter of an hour.
 */
const MAX_REFUSED_ATTEMPTS = 20;

/** Delivers one mail of the queue. It may run twice for one mail: the row shows whether it was sent, and a retry is the same mail. */
@Injectable()
export class MailDeliveryJob implements OnModuleInit {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outcomes: MailOutcomes,
    private readonly guarded: GuardedDelivery,
    private readonly addresses: CaseAddresses,
    @Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      'messaging.mail',
      ({ id }) => this.deliver(id),
      ({ id }) => this.giveUp(id),
    );
  }

  private async deliver(id: string): Promise<void> {
    const em = this.database.orm.em.fork();
    const mail = await this.begin(em, id);
    if (!mail) return;
    const ofCase = await this.caseOf(em, mail);
    const composed = inLanguage(mail.language ?? ENGLISH.tag, () => this.compose(mail, ofCase));
    const guard = this.guarded.of(mail.template);
    const started = this.clock.now();
    try {
      if (guard === undefined) await this.transport.send(composed);
      else if (!(await this.sendWanted(mail, guard, () => this.sendGuarded(guard, composed)))) return;
    } catch (error) {
      if (mail.is_test) await this.noteAttempt(em, mail, started, describeFailure(error));
      mailsHandled.inc({ template: mail.template, outcome: 'attempt_failed' });
      // A series that begins with 1 has not increased for Prometheus.
      mailsHandled.inc({ template: mail.template, outcome: 'given_up' }, 0);
      await em.nativeUpdate(
        OutgoingMail,
        { id, status: 'sending' },
        { status: 'queued', last_error: describeFailure(error) },
      );
      if (isRefusal(error) && mail.attempts >= MAX_REFUSED_ATTEMPTS)
        throw new PermanentJobError('The mail server refuses this mail', { cause: error });
      throw error;
    }
    if (mail.is_test) await this.noteAttempt(em, mail, started, null);
    if (guard === undefined) await this.recordSent(mail);
    mailsHandled.inc({ template: mail.template, outcome: 'sent' });
    mailDelay.observe((this.clock.now().getTime() - mail.created_at.getTime()) / 1000);
    this.logger.log({ id, template: mail.template, attempts: mail.attempts }, 'Mail sent');
  }

  /** Where a lock waits for it, a mail is given up soon. */
  private sendGuarded(guard: DeliveryGuard, mail: ComposedMail): Promise<void> {
    return guard.holds === false ? this.transport.send(mail) : this.transport.sendSoon(mail);
  }

  /** Sends a mail that may not leave once its subject is over. @returns false when it was */
  private sendWanted(mail: OutgoingMail, guard: DeliveryGuard, send: () => Promise<void>): Promise<boolean> {
    const { id } = mail;
    return this.guarded.deliver(guard, {
      subject_id: subjectOf(mail.data) ?? '',
      send,
      record: (em, status) =>
        em.nativeUpdate(
          OutgoingMail,
          { id },
          {
            status,
            sent_at: status === 'sent' ? this.clock.now() : null,
            recipient: null,
            data: null,
            last_error: null,
          },
        ),
    });
  }

  /** The mail was sent: a later error must not send it again. If a listener fails, the mail still counts as sent. */
  private async recordSent({ id, template, data, recipient, is_test: isTest }: OutgoingMail): Promise<void> {
    const delivered = {
      status: 'sent',
      sent_at: this.clock.now(),
      // An address of the allow-list: the log of tests shows it.
      recipient: isTest ? recipient : null,
      data: null,
      last_error: null,
    } as const;
    try {
      await this.database.write(async (em) => {
        await em.nativeUpdate(OutgoingMail, { id }, delivered);
        if (!isTest) await this.outcomes.publish(em, template, data, 'sent');
      });
    } catch (error) {
      this.logger.error({ id, failure: describeFailure(error) }, 'Publishing the outcome of a mail failed');
      await this.database.orm.em.fork().nativeUpdate(OutgoingMail, { id }, delivered);
    }
  }

  /** The log of tests shows each attempt; ordinary mails only count them. */
  private async noteAttempt(
    em: EntityManager,
    { id, attempts }: OutgoingMail,
    started: Date,
    failure: object | null,
  ): Promise<void> {
    await sql`insert into mail_attempts (id, mail_id, number, started_at, finished_at, failure)
      values (${this.ids.next()}, ${id}, ${attempts}, ${started}, ${this.clock.now()}, ${failure === null ? null : JSON.stringify(failure)})`.execute(
      within(em),
    );
  }

  /** Counts the attempt; null when there is nothing left to send. */
  private async begin(em: EntityManager, id: string): Promise<OutgoingMail | null> {
    const [mail] = await em
      .createQueryBuilder(OutgoingMail)
      .update({ status: 'sending', attempts: raw('attempts + 1') })
      .where({ id, status: { $nin: ['sent', 'cancelled', 'withheld'] } })
      .returning('*')
      .execute<OutgoingMail[]>('all');
    return mail ?? null;
  }

  private async caseOf(em: EntityManager, { case_id }: OutgoingMail): Promise<Envelope['of_case']> {
    const address = case_id ? await this.addresses.of(em, case_id) : null;
    return case_id && address !== null
      ? { address, thread_id: caseThreadId(case_id, mailDomain(this.settings.from)) }
      : null;
  }

  private compose(mail: OutgoingMail, ofCase: Envelope['of_case']) {
    const { template, recipient, data } = mail;
    if (!recipient || !data) throw new PermanentJobError('The mail has lost its content');
    try {
      // The row's data was written with this template's type.
      const content = mailContent(template, data as MailData[typeof template] & OfCase, this.settings);
      const { message_id, reply_to_message_id = null, request_id = null } = mail;
      return composeMail(
        content,
        {
          to: recipient,
          message_id,
          reply_to_message_id,
          request_id,
          date: new Date(mail.created_at),
          is_test: mail.is_test,
          of_case: ofCase,
        },
        this.settings,
      );
    } catch (error) {
      throw new PermanentJobError(`Template ${template} cannot be made`, { cause: error });
    }
  }

  private async giveUp(id: string): Promise<void> {
    await this.database.write(async (em) => {
      const mail = await em.findOne(OutgoingMail, { id, status: { $nin: ['sent', 'cancelled'] } });
      if (!mail) return;
      mail.status = 'failed';
      mailsHandled.inc({ template: mail.template, outcome: 'given_up' });
      if (!mail.is_test) await this.outcomes.publish(em, mail.template, mail.data, 'failed');
      await this.guarded.of(mail.template)?.failed(em, subjectOf(mail.data) ?? '');
    });
  }
}

/** A permanent refusal (RFC 5321, 4.2.1). */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}
