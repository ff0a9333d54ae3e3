import { ACKNOWLEDGE_PATH } from '@ayana/contracts/operations';
import type { MailContent } from './blocks.js';
import type { EscalationExhaustedMailData, EscalationPageMailData, EscalationPageTextData } from './escalation-data.js';
import { ESCALATION_MAIL_MESSAGES as messages } from './escalation-messages.js';
import { factsOf, hello, paragraph, type TemplateContext } from './parts.js';

const acknowledgeLink = (id: string, { publicOrigin, permanentToken }: TemplateContext): string =>
  publicOrigin + ACKNOWLEDGE_PATH + encodeURIComponent(permanentToken('acknowledge_page', id));

/** To who is on call. */
export function escalationPage(data: EscalationPageMailData, context: TemplateContext): MailContent {
  const { title, is_test, number, chain, step, steps, round, rounds } = data;
  return {
    subject: is_test ? messages.test_subject(title, number) : messages.subject(title, number),
    preheader: is_test ? messages.test_lead : messages.lead,
    title: is_test ? messages.test_title : messages.title,
    reference: number,
    blocks: [
      hello(data.name),
      paragraph(is_test ? messages.test_lead : messages.lead),
      { kind: 'heading', text: title },
      { kind: 'letter', text: data.text },
      { kind: 'button', label: messages.acknowledge, href: acknowledgeLink(data.id, context) },
      ...factsOf([
        [messages.chain, chain],
        [messages.step, messages.step_of(step, steps)],
        [messages.round, messages.round_of(round, rounds)],
        [messages.number, number],
      ]),
      { kind: 'note', text: [{ text: messages.open, href: context.publicOrigin + data.path }] },
    ],
    reason: messages.reason,
  };
}

export function escalationPageText({ id, number, title, is_test }: EscalationPageTextData, context: TemplateContext) {
  const link = acknowledgeLink(id, context);
  return is_test ? messages.test_text(number, title, link) : messages.text(number, title, link);
}

/** To the team: the last round is over. */
export function escalationExhausted(data: EscalationExhaustedMailData, context: TemplateContext): MailContent {
  const { title, is_test, number, chain, rounds } = data;
  const words = messages.exhausted;
  return {
    subject: is_test ? words.test_subject(title, number) : words.subject(title, number),
    preheader: words.title,
    title: words.title,
    reference: number,
    blocks: [
      paragraph(chain === null ? words.lead_person(rounds) : words.lead(chain, rounds)),
      { kind: 'heading', text: title },
      { kind: 'button', label: messages.open, href: context.publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}
