import { ACKNOWLEDGE_PATH } from '@ayana/contracts/operations';
import type { MailContent } from './blocks.js';
import type { EscalationExhaustedMailData, EscalationPageMailData, EscalationPageTextData } from './escalation-data.js';
import { ESCALATION_MAIL_MESSAGES as M } from './escalation-messages.js';
import { factsOf, hello, paragraph, type TemplateContext } from './parts.js';

const acknowledgeLink = (id: string, { publicOrigin, permanentToken }: TemplateContext): string =>
  publicOrigin + ACKNOWLEDGE_PATH + encodeURIComponent(permanentToken('acknowledge_page', id));

/** To who is on call. */
export function escalationPage(data: EscalationPageMailData, context: TemplateContext): MailContent {
  const { title, is_test, number, chain, step, steps, round, rounds } = data;
  return {
    subject: is_test ? M.test_subject(title, number) : M.subject(title, number),
    preheader: is_test ? M.test_lead : M.lead,
    title: is_test ? M.test_title : M.title,
    reference: number,
    blocks: [
      hello(data.name),
      paragraph(is_test ? M.test_lead : M.lead),
      { kind: 'heading', text: title },
      { kind: 'letter', text: data.text },
      { kind: 'button', label: M.acknowledge, href: acknowledgeLink(data.id, context) },
      ...factsOf([
        [M.chain, chain],
        [M.step, M.step_of(step, steps)],
        [M.round, M.round_of(round, rounds)],
        [M.number, number],
      ]),
      { kind: 'note', text: [{ text: M.open, href: context.publicOrigin + data.path }] },
    ],
    reason: M.reason,
  };
}

export function escalationPageText({ id, number, title, is_test }: EscalationPageTextData, context: TemplateContext) {
  const link = acknowledgeLink(id, context);
  return is_test ? M.test_text(number, title, link) : M.text(number, title, link);
}

/** To the team: the last round is over. */
export function escalationExhausted(data: EscalationExhaustedMailData, context: TemplateContext): MailContent {
  const { title, is_test, number, chain, rounds } = data;
  const words = M.exhausted;
  return {
    subject: is_test ? words.test_subject(title, number) : words.subject(title, number),
    preheader: words.title,
    title: words.title,
    reference: number,
    blocks: [
      paragraph(words.lead(chain, rounds)),
      { kind: 'heading', text: title },
      { kind: 'button', label: M.open, href: context.publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}
