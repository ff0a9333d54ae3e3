import type { Block, MailContent } from './blocks.js';
import { factsOf, hello, paragraph, type TemplateContext } from './parts.js';
import { SERVICE_REQUEST_MAIL_MESSAGES as M } from './service-request-messages.js';
import type {
  ServiceRequestApprovalMailData,
  ServiceRequestMailData,
  ServiceRequestTextMailData,
} from './service-request-data.js';

/** To the one who asked: it arrived. */
export function serviceRequestAsked(data: ServiceRequestMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, M.asked.subject(data.number), M.asked.title, M.asked.preheader(data.summary)),
    blocks: [hello(data.name), paragraph(M.asked.lead), ...facts(data), button(data, context, M.open)],
  };
}

/** To the one who asked: someone wrote. */
export function serviceRequestComment(data: ServiceRequestTextMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, M.comment.subject(data.number), M.comment.title, data.summary),
    blocks: [
      hello(data.name),
      paragraph(M.comment.lead),
      { kind: 'letter', text: data.text },
      ...facts(data),
      button(data, context, M.open),
    ],
  };
}

/** To the one who asked: it is done, and where to say how it went. */
export function serviceRequestResolved(data: ServiceRequestTextMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, M.resolved.subject(data.number), M.resolved.title, data.summary),
    blocks: [
      hello(data.name),
      paragraph(M.resolved.lead),
      { kind: 'letter', text: data.text },
      ...facts(data),
      button(data, context, M.resolved.rate),
      paragraph(M.resolved.reopen),
    ],
  };
}

/** To the approver whose turn it is. */
export function serviceRequestApproval(data: ServiceRequestApprovalMailData, context: TemplateContext): MailContent {
  return {
    ...frame(data, M.approval.subject(data.number), M.approval.title, data.summary),
    blocks: [
      hello(data.name),
      paragraph(M.approval.lead(data.requester)),
      ...facts(data),
      button(data, context, M.open),
    ],
  };
}

function frame({ number }: ServiceRequestMailData, subject: string, title: string, preheader: string) {
  return { subject, title, preheader, reference: number, reason: M.reason };
}

const facts = ({ service, summary, number }: ServiceRequestMailData): Block[] =>
  factsOf([
    [M.service, service],
    [M.summary, summary],
    [M.number, number],
  ]);

const button = ({ path }: ServiceRequestMailData, { publicOrigin }: TemplateContext, label: string): Block => ({
  kind: 'button',
  label,
  href: publicOrigin + path,
});
