import type { Block, MailContent } from './blocks.js';
import { factsOf, hello, paragraph, type TemplateContext } from './parts.js';
import { SERVICE_REQUEST_MAIL_MESSAGES as messages } from './service-request-messages.js';
import type {
  ServiceRequestApprovalMailData,
  ServiceRequestMailData,
  ServiceRequestTextMailData,
} from './service-request-data.js';

/** To the one who asked: it arrived. */
export function serviceRequestAsked(data: ServiceRequestMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, messages.asked.subject(data.number), messages.asked.title, messages.asked.preheader(data.summary)),
    blocks: [hello(data.name), paragraph(messages.asked.lead), ...facts(data), button(data, context, messages.open)],
  };
}

/** To the one who asked: someone wrote. */
export function serviceRequestComment(data: ServiceRequestTextMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, messages.comment.subject(data.number), messages.comment.title, data.summary),
    blocks: [
      hello(data.name),
      paragraph(messages.comment.lead),
      { kind: 'letter', text: data.text },
      ...facts(data),
      button(data, context, messages.open),
    ],
  };
}

/** To the one who asked: it is done, and where to say how it went. */
export function serviceRequestResolved(data: ServiceRequestTextMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, messages.resolved.subject(data.number), messages.resolved.title, data.summary),
    blocks: [
      hello(data.name),
      paragraph(messages.resolved.lead),
      { kind: 'letter', text: data.text },
      ...facts(data),
      button(data, context, messages.resolved.rate),
      paragraph(messages.resolved.reopen),
    ],
  };
}

/** To the approver whose turn it is. */
export function serviceRequestApproval(data: ServiceRequestApprovalMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, messages.approval.subject(data.number), messages.approval.title, data.summary),
    blocks: [
      hello(data.name),
      paragraph(messages.approval.lead(data.requester)),
      ...facts(data),
      button(data, context, messages.open),
    ],
  };
}

function frame({ number }: ServiceRequestMailData, subject: string, title: string, preheader: string) {
  return { subject, title, preheader, reference: number, reason: messages.reason };
}

const facts = ({ service, summary, number }: ServiceRequestMailData): Block[] =>
  factsOf([
    [messages.service, service],
    [messages.summary, summary],
    [messages.number, number],
  ]);

const button = ({ path }: ServiceRequestMailData, { publicOrigin }: TemplateContext, label: string): Block => ({
  kind: 'button',
  label,
  href: publicOrigin + path,
});
