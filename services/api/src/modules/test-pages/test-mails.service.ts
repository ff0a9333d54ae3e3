import type { MailTemplates, MailPreview } from '@ayana/contracts/test-pages';
import { openLocales } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { asTest } from '../../platform/requests/test-mark.js';
import { AuditTrail } from '../activity/index.js';
import {
  MailPreviews,
  type MailRequest,
  MessagingService,
  type MailTemplate,
  mayReceiveTests,
} from '../messaging/index.js';
import { TEST_PAGE_MESSAGES as messages } from './messages.js';
import type { MailTestDto, NewMailTestDto } from './test-mails.dto.js';
import { findTestMail } from './test-mails.queries.js';

/** Every mail with invented people: looked at, and sent to the addresses that the settings allow. */
@Injectable()
export class TestMails {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly previews: MailPreviews,
    private readonly messaging: MessagingService,
    private readonly audit: AuditTrail,
  ) {}

  templates(): MailTemplates {
    return {
      templates: this.previews.templates.map((id) => ({ id, subject: this.previews.subjectOf(id) })),
      languages: openLocales(this.config.pseudoLocales).map(({ tag, name, dir }) => ({ tag, name, dir })),
      recipients: [...this.previews.recipients],
    };
  }

  preview({ template, language }: { template: string; language: string }): MailPreview {
    this.checkLanguage(language);
    return this.previews.of(this.known(template), language);
  }

  /** Queues a template for an address of the allow-list. Call it within `asTest`'s transaction. */
  async send(em: EntityManager, user: CurrentUser, { template, language, to }: NewMailTestDto): Promise<MailTestDto> {
    this.checkLanguage(language);
    this.checkRecipient(to, 'to');
    const name = this.known(template);
    const request = {
      template: name,
      to,
      data: this.previews.sampleOf(name),
      dedupe_key: `test:${this.ids.next()}`,
      language,
    };
    // TypeScript cannot see that a template's sample is that template's data.
    const id = await asTest(() => this.messaging.queueMail(em, request as MailRequest));
    const mail = id === null ? undefined : await findTestMail(within(em), id);
    if (mail === undefined) throw new Error('A mail with a key of its own was not queued');
    await this.audit.record(em, {
      action: 'mail_test.sent',
      actor: user,
      subject_id: null,
      details: { id: mail.id, template: name, language },
    });
    return mail;
  }

  async find(id: string): Promise<MailTestDto> {
    const found = await findTestMail(this.database.read(), id);
    if (found === undefined) throw notFound();
    return found;
  }

  /** @throws AppError `invalid_fields` at `field` for an address that is not on the list */
  checkRecipient(address: string, field: string): void {
    if (!mayReceiveTests(address, this.previews.recipients))
      throw refusedFields([{ field, message: messages.not_on_list }]);
  }

  checkLanguage(language: string): void {
    if (!openLocales(this.config.pseudoLocales).some(({ tag }) => tag === language))
      throw refusedFields([{ field: 'language', message: messages.unknown_language }]);
  }

  private known(template: string): MailTemplate {
    if (!this.previews.isTemplate(template))
      throw refusedFields([{ field: 'template', message: messages.unknown_template }]);
    return template;
  }
}
