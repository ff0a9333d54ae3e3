import { STAFF_INVITATION_PATH } from '@ayana/contracts/identity';
import { CREDENTIAL_KIND_NAMES, ORGANISATION_INVITATION_PATH } from '@ayana/contracts/organisations';
import type { Block, MailContent } from './blocks.js';
import type {
  ChangeProposalDecidedMailData,
  CredentialNewsMailData,
  OrganisationInvitationMailData,
  ProposedDoctorDecidedMailData,
  SiteApplicationDeclinedMailData,
} from './organisation-data.js';
import { ORGANISATION_MAIL_MESSAGES as messages } from './organisation-messages.js';
import { given, hello, paragraph, quoteOf, type TemplateContext } from './parts.js';
import { dayIn } from './times.js';

const greet = (name: string): Block => (given(name) === null ? paragraph(messages.greeting) : hello(name));

/** To a colleague or a doctor: the link that works once. */
export function organisationInvitation(data: OrganisationInvitationMailData, context: TemplateContext): MailContent {
  const { organisation, inviter, doctor } = data;
  const words = messages.invitation;
  const token = encodeURIComponent(context.oneTimeToken('join_organisation', data.link_id));
  return {
    subject: words.subject(organisation),
    preheader: words.title,
    title: words.title,
    blocks: [
      greet(data.name),
      paragraph(inviter === null ? words.lead(organisation) : words.lead_by(inviter, organisation)),
      ...(doctor === null ? [] : [paragraph(words.doctor(doctor))]),
      {
        kind: 'button',
        label: words.accept,
        href: `${context.publicOrigin}${data.is_colleague === true ? STAFF_INVITATION_PATH : ORGANISATION_INVITATION_PATH}${token}`,
      },
      { kind: 'note', text: words.until(dayIn(new Date(data.expires_at), 'UTC')) },
      { kind: 'note', text: words.account },
    ],
    reason: words.reason(organisation),
  };
}

/** A licence or another paper was checked, came back, or ends soon. */
export function credentialNews(data: CredentialNewsMailData, context: TemplateContext): MailContent {
  const words = messages.credential;
  const { what, kind, number, holder } = data;
  const paper = `${CREDENTIAL_KIND_NAMES[kind]} ${number}`;
  const day = dayIn(new Date(`${data.valid_until}T12:00:00Z`), 'UTC');
  return {
    subject: words.subject(what, paper, holder),
    preheader: words.title(what),
    title: words.title(what),
    blocks: [
      greet(data.name),
      paragraph(words.lead(what, paper, holder, day)),
      ...quoteOf(words.why, data.reason),
      { kind: 'button', label: words.open, href: context.publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

/** To the applicant: not accepted, with the reason. */
export function siteApplicationDeclined({ name, applicant, reason }: SiteApplicationDeclinedMailData): MailContent {
  const words = messages.declined;
  return {
    subject: words.subject,
    preheader: words.title,
    title: words.title,
    blocks: [greet(name), paragraph(words.lead(applicant)), ...quoteOf(words.why, reason), paragraph(words.follows)],
    reason: words.reason,
  };
}

/** A doctor that the hospital proposed was approved and invited, or refused. */
export function proposedDoctorDecided(data: ProposedDoctorDecidedMailData, context: TemplateContext): MailContent {
  const words = messages.doctor;
  const { doctor, approved, is_new } = data;
  const title = approved ? words.approved_title : words.refused_title;
  return {
    subject: approved ? words.approved_subject(doctor) : words.refused_subject(doctor),
    preheader: title,
    title,
    blocks: [
      greet(data.name),
      paragraph(approved ? words.approved_lead(doctor) : words.refused_lead(doctor)),
      ...(approved && is_new ? [paragraph(words.hidden)] : []),
      ...quoteOf(words.why, data.reason),
      { kind: 'button', label: words.open, href: context.publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

export function changeProposalDecided(data: ChangeProposalDecidedMailData, context: TemplateContext): MailContent {
  const words = messages.decided;
  const { subject, approved } = data;
  const title = approved ? words.approved_title : words.returned_title;
  return {
    subject: approved ? words.approved_subject(subject) : words.returned_subject(subject),
    preheader: title,
    title,
    blocks: [
      greet(data.name),
      paragraph(approved ? words.approved_lead(subject) : words.returned_lead(subject)),
      ...quoteOf(words.why, data.reason),
      { kind: 'button', label: words.open, href: context.publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}
