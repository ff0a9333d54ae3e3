import { BROCHURE_LINK_DAYS } from '@ayana/contracts/brochures';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { factsOf, forTeam, given, hello, inBothZones, mailLink, paragraph, type TemplateContext } from './parts.js';
import type { BrochureMailData } from './enquiry-data.js';

/** To the reader of a brochure: the link, its lifetime, and how to ask staff. */
export function brochureLink(data: BrochureMailData, { publicOrigin, permanentToken }: TemplateContext): MailContent {
  const { brochure: B } = messages;
  const token = encodeURIComponent(permanentToken('download_brochure', data.id));
  const href = `${publicOrigin}/api/brochures/${token}`;
  const consultation = `${publicOrigin}/consultation`;
  return {
    subject: B.subject(data.speciality),
    preheader: B.preheader(BROCHURE_LINK_DAYS),
    title: B.title,
    blocks: [
      hello(given(data.name) ?? ''),
      paragraph(B.lead(data.speciality, data.language)),
      { kind: 'button', label: B.open, href },
      paragraph(B.holds(inBothZones(new Date(data.expires_at), null))),
      paragraph([B.ask, { text: B.ask_link, href: consultation }, '.']),
      ...(data.may_write ? [paragraph(B.may_write)] : []),
      { kind: 'note', text: [B.address, { text: href, href }] },
    ],
    reason: messages.reason_form(data.email),
  };
}

/** To the team: the requested brochure, and whether its reader may be contacted. */
export function brochureNotice(data: BrochureMailData): MailContent {
  const { brochure: B } = messages;
  return {
    subject: B.notice_subject(data.speciality),
    preheader: B.notice_preheader,
    title: B.notice_title,
    blocks: [
      paragraph(data.may_write ? B.notice_may : B.notice_may_not),
      ...factsOf([
        [B.speciality, data.speciality],
        [B.language, data.language],
        [messages.labels.name, given(data.name)],
        [messages.labels.email, mailLink(data.email)],
        [messages.labels.received, forTeam(new Date(data.received_at))],
      ]),
    ],
    reason: messages.reason_team,
  };
}
