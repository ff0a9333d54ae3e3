import { KEPT_PART_MESSAGES } from '@ayana/contracts/operations';
import type { Block, MailContent } from './blocks.js';
import type { DataRequestNewsMailData, EvidenceLapsesMailData } from './compliance-data.js';
import { COMPLIANCE_MAIL_MESSAGES as messages } from './compliance-messages.js';
import { given, hello, paragraph, quoteOf, type TemplateContext } from './parts.js';
import { dayIn } from './times.js';

const greet = (name: string): Block => (given(name) === null ? paragraph(messages.greeting) : hello(name));
const shownDay = (day: string): string => dayIn(new Date(`${day}T12:00:00Z`), 'UTC');

export function evidenceLapses(data: EvidenceLapsesMailData, context: TemplateContext): MailContent {
  const words = messages.evidence;
  return {
    subject: words.subject(data.title),
    preheader: words.title,
    title: words.title,
    blocks: [
      greet(data.name),
      paragraph(words.lead(data.title, data.control, shownDay(data.expires_on))),
      { kind: 'button', label: words.open, href: context.publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

export function dataRequestNews(data: DataRequestNewsMailData, context: TemplateContext): MailContent {
  const words = messages.request;
  const { what, kind, due_on, reason, kept, path } = data;
  return {
    subject: words.subject(what),
    preheader: words.subject(what),
    title: words.subject(what),
    blocks: [
      greet(data.name),
      paragraph(words.lead(what, kind, shownDay(due_on))),
      ...kept.map((part) => paragraph(KEPT_PART_MESSAGES[part])),
      ...quoteOf(words.why, reason),
      ...(path === null ? [] : [{ kind: 'button' as const, label: words.open, href: context.publicOrigin + path }]),
      ...(what === 'refused' || what === 'erased' ? [paragraph(words.follows)] : []),
    ],
    reason: words.reason,
  };
}
