import { ENGLISH } from '@ayana/contracts/language';
import { Inject, Injectable } from '@nestjs/common';
import { inLanguage } from '../../platform/languages/current-language.js';
import { headerText } from './compose-mail.js';
import { renderHtml } from './layout/html.js';
import { renderText } from './layout/text.js';
import { MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import type { MailContent } from './templates/blocks.js';
import { MAIL_SAMPLES } from './samples/mail-samples.js';
import { MAIL_TEMPLATES, mailContent } from './templates/templates.js';
import { CASE_TEMPLATES } from './templates/template-kinds.js';
import type { MailData, MailTemplate } from './templates/template-data.js';

export interface MailPreview {
  subject: string;
  html: string;
  text: string;
}

/** Every template with invented people, as its recipient would get it; links in it open nothing. */
@Injectable()
export class MailPreviews {
  readonly templates = Object.keys(MAIL_TEMPLATES) as readonly MailTemplate[];

  constructor(@Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings) {}

  /** Addresses, and domains as `@example.com`, that tests may be sent to. */
  get recipients(): readonly string[] {
    return this.settings.testRecipients;
  }

  isTemplate(name: string): name is MailTemplate {
    return Object.hasOwn(MAIL_TEMPLATES, name);
  }

  sampleOf<T extends MailTemplate>(template: T): MailData[T] {
    return MAIL_SAMPLES[template];
  }

  /** In English: what the template is called. */
  subjectOf(template: MailTemplate): string {
    return inLanguage(ENGLISH.tag, () => headerText(this.contentOf(template).subject));
  }

  of(template: MailTemplate, language: string): MailPreview {
    return inLanguage(language, () => {
      const content = this.contentOf(template);
      return {
        subject: headerText(content.subject),
        html: renderHtml(content, this.settings.publicOrigin),
        text: renderText(content),
      };
    });
  }

  private contentOf(template: MailTemplate): MailContent {
    const { publicOrigin, replyTo } = this.settings;
    const ofCase = CASE_TEMPLATES.some((each) => each === template) ? { case_number: 'AY-7K2Q4' } : {};
    return mailContent(
      template,
      { ...this.sampleOf(template), ...ofCase },
      {
        publicOrigin,
        replyTo,
        oneTimeToken: (_purpose, id) => `${id}.sample`,
        permanentToken: (_purpose, id) => `${id}.sample`,
      },
    );
  }
}
