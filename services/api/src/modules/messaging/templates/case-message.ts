import type { MailContent } from './blocks.js';
import type { CaseMessageMailData, CaseMessageTextData } from './case-message-data.js';
import { CASE_MESSAGE_MAIL_MESSAGES as messages } from './case-message-texts.js';
import { given, paragraph, shortName, type TemplateContext } from './parts.js';

const PREVIEW = 120;

/** A staff member's own text in the thread of a case, to who wrote there by mail; only the frame is ours, and no greeting: the text has one. */
export function caseMessage(data: CaseMessageMailData, { publicOrigin }: TemplateContext): MailContent {
  const staff = given(data.staff_name);
  const signature = staff === null ? messages.signature_team : messages.signature(staff);
  return {
    subject: messages.subject(staff === null ? messages.signature_team : shortName(staff)),
    preheader: data.text.trim().replace(/\s+/g, ' ').slice(0, PREVIEW),
    title: messages.title,
    blocks: [
      { kind: 'letter', text: data.text },
      paragraph(signature),
      ...(data.papers === 0
        ? []
        : [
            paragraph(messages.papers(data.papers)),
            { kind: 'button' as const, label: messages.open, href: publicOrigin + data.path },
          ]),
    ],
    reason: messages.reason,
    personal: true,
  };
}

/** The same as an SMS or a WhatsApp message: as it was written. */
export const caseMessageText = ({ text, url }: CaseMessageTextData): string =>
  [text, ...(url === null ? [] : [messages.text_papers(url)])].filter((part) => part !== '').join('\n');
