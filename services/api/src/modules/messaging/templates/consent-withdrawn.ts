import { ACCOUNT_PARTS, ACCOUNT_PATH } from '@ayana/contracts/identity';
import { ACCOUNT_MAIL_MESSAGES as A } from './account-messages.js';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { factsOf, forTeam, hello, mailLink, paragraph, shortName, type TemplateContext, whenOf } from './parts.js';
import type { ConsentWithdrawnMailData } from './account-data.js';

/** To the user: what was recorded, and what follows. */
export function consentWithdrawn(data: ConsentWithdrawnMailData, { publicOrigin }: TemplateContext): MailContent {
  const { consent_withdrawn: C } = A;
  return {
    subject: C.subject,
    preheader: C.preheader,
    title: C.title,
    blocks: [
      hello(data.name),
      paragraph(C.lead(whenOf(data))),
      paragraph(C.version(data.text_version)),
      paragraph(C.follows),
      paragraph(C.stays),
      { kind: 'button', label: C.button, href: `${publicOrigin}${ACCOUNT_PATH}#${ACCOUNT_PARTS.consents}` },
      paragraph(C.not_you),
    ],
    reason: A.reason_account,
  };
}

/** To the team: user, time, text version, and what to do (GDPR, article 7(3); DPDP Act 2023, section 6(6)). */
export function consentWithdrawnNotice(data: ConsentWithdrawnMailData, { publicOrigin }: TemplateContext): MailContent {
  const { consent_notice: C } = A;
  const name = shortName(data.name);
  return {
    subject: C.subject,
    preheader: C.preheader,
    title: C.title(name),
    blocks: [
      paragraph([{ strong: C.lead }]),
      ...factsOf([
        [messages.labels.name, data.name],
        [messages.labels.email, mailLink(data.email)],
        [C.withdrawn, forTeam(new Date(data.at))],
        [C.version, data.text_version],
      ]),
      { kind: 'heading', text: C.to_do },
      {
        kind: 'steps',
        steps: [
          { state: 'now', when: messages.now, title: C.stop, detail: C.stop_detail },
          { state: 'later', when: messages.after_that, title: C.write, detail: C.write_detail },
          { state: 'later', when: C.from_now_on, title: C.keep, detail: C.keep_detail },
        ],
      },
      { kind: 'button', label: C.button, href: `${publicOrigin}/admin/inbox` },
    ],
    reason: C.reason,
  };
}
